import type { Language } from '@baize/api'
import { toWire } from '@baize/money'
import type { CellValue } from '../../kernel/sheets/sheet.ts'
import { type Columns, codeText } from '../../kernel/sheets/sheet-of.ts'
import { type Ledger, memberAccount, POINTS_CURRENCY } from '../ledger/index.ts'

export interface AccountFileFilter {
  memberId: bigint
  book: 'WALLET' | 'BONUS' | 'POINTS'
  currency: string
  /** Posting time, half-open. */
  start: Date
  end: Date
}

const kinds = { WALLET: 'MAIN', BONUS: 'BONUS', POINTS: 'POINTS' } as const
const batch = 500

export const accountColumns: Columns = [
  ['time', 'time'],
  ['transferId', 'text'],
  ['type', 'text'],
  ['in', 'money'],
  ['out', 'money'],
  ['balanceAfter', 'money'],
  ['reference', 'text'],
]

/** Every movement of one account of a member, the newest first. */
export async function* accountRows(
  ledger: Ledger,
  filter: AccountFileFilter,
  language: Language,
): AsyncGenerator<CellValue[]> {
  const { memberId, book, start, end } = filter
  const currency = book === 'POINTS' ? POINTS_CURRENCY : filter.currency
  const account = memberAccount(memberId, kinds[book], { currency })
  let beforeId: bigint | undefined
  do {
    const before = beforeId === undefined ? {} : { beforeId }
    const page = await ledger.statement(account, { limit: batch, from: start, until: end, ...before })
    for (const { id, postedAt, code, changeUnits, afterUnits, reference } of page) {
      const [into, out] = changeUnits > 0n ? [toWire(changeUnits), null] : [null, toWire(-changeUnits)]
      const type = codeText(code, language)
      yield [postedAt.toISOString(), id.toString(), type, into, out, toWire(afterUnits), reference]
    }
    beforeId = page.length === batch ? page.at(-1)!.id : undefined
  } while (beforeId !== undefined)
}
