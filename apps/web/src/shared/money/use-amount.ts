import { formatWire, parseAmount, toWire } from '@baize/money'
import { mostTypedUnits, readTyped, type TypedFault } from '@baize/money/typed'
import { useApp } from '../app/use-app.ts'
import { useText } from '../i18n/use-text.ts'
import { useMoneyText } from './use-money-text.ts'

/** What an amount must keep to, beside being one. */
export interface AmountRule {
  min?: string | undefined
  max?: string | undefined
  /** What is there to take from, where the amount leaves the wallet. */
  available?: string | undefined
  /** The step takes nothing too, as the threshold of a contract does. */
  takesZero?: boolean
  /** Counted in wholes and without a symbol, as points are. */
  isWhole?: boolean
}

/**
 * Amounts as people type them: `read` answers what travels, null for what is no amount; `faultOf` says what is wrong with
 * one, in the words of its field.
 */
export function useAmount() {
  const t = useText()
  const text = useMoneyText()
  const symbol = useApp().permission.info.currencySymbol
  const typedOf = (typed: string, { isWhole = false }: AmountRule) => readTyped(typed, { symbol, isWhole })

  const faultText = (fault: TypedFault, isWhole: boolean): string => {
    if (fault === 'size') return t('cashier.amountFault.size', { amount: shown(toWire(mostTypedUnits), isWhole) })
    return t(fault === 'decimals' && isWhole ? 'cashier.amountFault.whole' : `cashier.amountFault.${fault}`)
  }
  const shown = (amount: string, isWhole: boolean) => (isWhole ? formatWire(amount) : text(amount))

  return {
    read(typed: string, rule: AmountRule = {}): string | null {
      const read = typedOf(typed, rule)
      return 'amount' in read ? read.amount : null
    },
    faultOf(typed: string, rule: AmountRule = {}): string | undefined {
      const { min, max, available, takesZero = false, isWhole = false } = rule
      const read = typedOf(typed, rule)
      if ('fault' in read) return faultText(read.fault, isWhole)
      const units = parseAmount(read.amount)
      if (units === 0n && !takesZero) return t('cashier.amountFault.zero')
      if (min && max && (units < parseAmount(min) || units > parseAmount(max)))
        return t('cashier.bounds', { min: text(min), max: text(max) })
      if (available && units > parseAmount(available)) return t('cashier.most', { amount: text(available) })
      return undefined
    },
  }
}
