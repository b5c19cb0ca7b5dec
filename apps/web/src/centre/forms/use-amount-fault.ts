import { AmountError, parseAmount } from '@baize/money'
import { useText } from '../../shared/i18n/use-text.ts'
import { useMoneyText } from './use-money-text.ts'

interface Bounds {
  min?: string
  max?: string
  /** What is there to take from, where the amount leaves the wallet. */
  available?: string
}

/** What is wrong with an amount before it is sent; whether it is one at all, the server says. */
export function useAmountFault(): (typed: string, bounds: Bounds) => string | undefined {
  const t = useText()
  const text = useMoneyText()
  return (typed, { min, max, available }) => {
    const units = unitsOf(typed)
    if (units === null) return undefined
    if (min && max && (units < parseAmount(min) || units > parseAmount(max)))
      return t('cashier.bounds', { min: text(min), max: text(max) })
    if (available && units > parseAmount(available)) return t('cashier.most', { amount: text(available) })
    return undefined
  }
}

function unitsOf(typed: string): bigint | null {
  try {
    return parseAmount(typed)
  } catch (error) {
    if (error instanceof AmountError) return null
    throw error
  }
}
