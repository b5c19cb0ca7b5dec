import { parseAmount, toWire } from '@baize/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import classes from './home.module.css'

/** How far a figure of today is from that of yesterday at the same time of day. */
export function Difference({ now, before, isMoney = false }: { now: string; before: string; isMoney?: boolean }) {
  const t = useText()
  const moneyText = useMoneyText()
  const text = (figure: string) => (isMoney ? moneyText(figure) : figure)
  const units = parseAmount(now) - parseAmount(before)
  const size = units < 0n ? -units : units
  const way = units > 0n ? 'up' : units < 0n ? 'down' : 'same'
  return (
    <p className={classes.difference} data-way={way}>
      <b>
        {way === 'same'
          ? t('agent.change.same')
          : t(`agent.change.${way}`, { by: text(isMoney ? toWire(size) : (size / UNITS).toString()) })}
      </b>
      {way !== 'same' && <span>{t('agent.change.before', { value: text(before) })}</span>}
    </p>
  )
}

/** Units of the whole that a count is read as. */
const UNITS = 10_000n
