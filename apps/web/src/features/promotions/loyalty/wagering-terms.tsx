import type { ResponseOf } from '@baize/api'
import { moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './wagering.module.css'

export type Terms = Pick<
  NonNullable<ResponseOf<'promotions.detail'>['bonus']>,
  'maxStake' | 'maxConvert' | 'weights' | 'multiple'
>

/** What a bonus that has to be wagered asks for, line by line; `lines` come first. */
export function WageringTerms({ terms, lines }: { terms: Terms; lines: { label: string; text: string }[] }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const money = (amount: string) => moneyText(amount, currencySymbol)
  const all = [
    ...lines,
    { label: t('promo.wager.maxStake'), text: money(terms.maxStake) },
    ...(terms.maxConvert ? [{ label: t('promo.wager.maxConvert'), text: money(terms.maxConvert) }] : []),
    ...terms.weights.map(({ gameType, percent }) => ({
      label: t('promo.wager.weight', { category: t(`category.${gameType}`) }),
      text: `${percent} %`,
    })),
  ]
  return (
    <dl className={classes.terms}>
      {all.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
