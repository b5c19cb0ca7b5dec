import { ApiError } from '../../../kernel/api-error.ts'
import type { Bank } from '../tables.ts'

/**
 * The bank of a new payout account: a code of the channel's list, the one that it has, or a name where it lists none.
 * @throws ApiError invalid_input naming the field
 */
export function readBank(banks: readonly Bank[], typed = ''): string {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const chosen = text === '' && banks.length === 1 ? banks[0]!.code : text
  if (chosen === '') throw fault('required')
  if (banks.length > 0 && !banks.some(({ code }) => code === chosen))
    throw fault('not_listed', { options: banks.map(({ code }) => code).join(', ') })
  if (banks.length === 0 && !/\p{L}/u.test(chosen)) throw fault('pattern')
  return chosen
}

const fault = (fault: 'required' | 'not_listed' | 'pattern', values: Record<string, string> = {}) =>
  new ApiError('invalid_input', { faults: [{ field: 'bank', fault, values }] })

/** The name of an account's bank; its code where the channel no longer lists it. */
export const bankName = (banks: readonly Bank[], bank: string | null): string | null =>
  banks.find(({ code }) => code === bank)?.name ?? bank
