import type { FeeRule } from '@baize/money/fee'
import { moneyText } from '@baize/ui/money.tsx'
import { boot } from '../../../../shared/api/boot.ts'
import type { Texts } from '../../../../shared/i18n/use-text.ts'
import { type ChannelDraft, ratePpmOf, unitsOf } from '../form/draft.ts'

type Fee = Pick<ChannelDraft, 'feeRate' | 'feeMin' | 'feeMax'>

/** The rule of a draft; null while one of its figures is none. */
export function feeRuleOf({ feeRate, feeMin, feeMax }: Fee): FeeRule | null {
  const ratePpm = ratePpmOf(feeRate)
  const [leastUnits, mostUnits] = [unitsOf(feeMin), unitsOf(feeMax)]
  if (ratePpm === null || leastUnits === null || mostUnits === null) return null
  return { ratePpm: BigInt(ratePpm), leastUnits, mostUnits }
}

/** An amount as people read it; what is none as it was typed. */
export const amountText = (typed: string): string =>
  unitsOf(typed) === null ? typed : moneyText(typed.trim(), boot.currencySymbol)

/** The fee in a sentence. Nothing is charged where the most that may be charged is nothing. */
export function feeText(fee: Fee, t: Texts): string {
  const rule = feeRuleOf(fee)
  if (!rule) return '–'
  if (rule.mostUnits === 0n || (rule.ratePpm === 0n && rule.leastUnits === 0n)) return t('channels.noFee')
  return t('channels.feeSentence', {
    ...{ rate: shortRate(fee.feeRate), min: amountText(fee.feeMin), max: amountText(fee.feeMax) },
  })
}

/** Without zeros at the end of decimals. */
const shortRate = (typed: string): string =>
  typed.trim().replace(/\.(\d*?)0+$/, (_all, kept) => (kept ? `.${kept}` : ''))
