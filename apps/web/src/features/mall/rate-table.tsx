import { moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Waiting } from '../../shared/waiting.tsx'
import { useMemberQuery } from '../promotions/index.ts'
import classes from './mall.module.css'

/** How many points make one unit of money, by club level. */
export function RateTable() {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const query = useMemberQuery('points.config', {}, { membersOnly: true })
  const { data } = query
  if (!data) return <Waiting queries={[query]} blank={classes.blank} />
  return (
    <section className={classes.panel}>
      <h2>{t('mall.rates')}</h2>
      <table className={classes.rates}>
        <thead>
          <tr>
            <th scope="col">{t('mall.rank')}</th>
            <th scope="col">{t('mall.perUnit', { amount: moneyText('1.00', currencySymbol) })}</th>
          </tr>
        </thead>
        <tbody>
          {data.ratios.map(({ rankLevel, pointsPerUnit }) => (
            <tr key={rankLevel} data-own={pointsPerUnit === data.ownPointsPerUnit}>
              <td>{rankLevel}</td>
              <td className="tabular">
                {pointsPerUnit}
                {pointsPerUnit === data.ownPointsPerUnit && <small> {t('mall.yourRate')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
