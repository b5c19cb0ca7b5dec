import { moneyText } from '@baize/ui/money.tsx'
import { useApp } from '../../app/use-app.ts'
import classes from './signed.module.css'

/** A gain in green with its plus, a loss plain with its minus. */
export function Signed({ amount, plain }: { amount: string; plain?: boolean }) {
  const { currencySymbol } = useApp().permission.info
  const isGain = /[1-9]/.test(amount) && !amount.startsWith('-')
  return (
    <span className={`tabular ${isGain ? classes.gain : ''}`}>
      {moneyText(amount, plain ? '' : currencySymbol, true)}
    </span>
  )
}
