import { Money } from '@baize/ui/money.tsx'
import { boot } from '../api/boot.ts'
import classes from './look.module.css'

/** An amount of the brand's currency. `isGain` marks what came in beside what went out. */
export function Amount({ of, signed }: { of: string; signed?: boolean }) {
  const isGain = signed && /[1-9]/.test(of) && !of.startsWith('-')
  return (
    <Money amount={of} symbol={boot.currencySymbol} signed={signed ?? false} className={isGain ? classes.gain! : ''} />
  )
}
