import { useText } from '../../shared/i18n/use-text.ts'
import { useMemberQuery } from '../promotions/index.ts'
import classes from './mall.module.css'

/** How points are earned, kept and spent. */
export function MallRules() {
  const t = useText()
  const { data } = useMemberQuery('points.config', {}, { membersOnly: true })
  const rules = [
    t('mall.rule.earn'),
    ...(data?.earningWeights ?? []).map(({ gameType, weight }) =>
      t('mall.rule.weight', { type: t(`category.${gameType as 'RNG'}`), weight }),
    ),
    t('mall.rule.expiry'),
    t('mall.rule.review'),
    t('mall.rule.trial'),
  ]
  return (
    <section className={classes.panel}>
      <h2>{t('mall.rules')}</h2>
      <ul className={classes.rules}>
        {rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
