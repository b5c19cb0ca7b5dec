import { toWire } from '@baize/money'
import { csvLine } from '@baize/server-kit/csv'
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
const titles = ['time', 'transfer id', 'type', 'in', 'out', 'balance after', 'reference']
const batch = 500

/** Every movement of one account of a member, the newest first, as the lines of a CSV file. */
export async function* accountLines(ledger: Ledger, filter: AccountFileFilter): AsyncGenerator<string> {
  const { memberId, book, start, end } = filter
  const currency = book === 'POINTS' ? POINTS_CURRENCY : filter.currency
  const account = memberAccount(memberId, kinds[book], { currency })
  yield csvLine(titles)
  let beforeId: bigint | undefined
  do {
    const before = beforeId === undefined ? {} : { beforeId }
    const page = await ledger.statement(account, { limit: batch, from: start, until: end, ...before })
    for (const { id, postedAt, code, changeUnits, afterUnits, reference } of page) {
      const [into, out] = changeUnits > 0n ? [toWire(changeUnits), ''] : ['', toWire(-changeUnits)]
      yield csvLine([postedAt.toISOString(), id.toString(), code, into, out, toWire(afterUnits), reference ?? ''])
    }
    beforeId = page.length === batch ? page.at(-1)!.id : undefined
  } while (beforeId !== undefined)
}
