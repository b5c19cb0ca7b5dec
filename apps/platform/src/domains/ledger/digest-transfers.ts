import { createHash } from 'node:crypto'
import type { Database } from '../../kernel/database/open-database.ts'
import { canonicalRow } from './seals/canonical-row.ts'

const IDS_AT_ONCE = 50_000n

/** The transfers above one id and up to another, as figures and as a hash. Everything as text, to be written down. */
export interface TransferDigest {
  after: string
  through: string
  transfers: string
  /** Amounts moved, in units, by book and currency. */
  sums: Record<string, string>
  /** SHA-256, hex, of all rows in the order of their ids, a line each. */
  digest: string
}

/** Id up to which no transfer can appear any more: that to which the totals of the house are folded. */
export async function finalTransferId({ pool }: Pick<Database, 'pool'>): Promise<bigint> {
  const { rows } = await pool.query<{ through_id: bigint }>('select through_id from ledger.house_fold')
  return rows[0]!.through_id
}

/** Reads the transfers of a range, some at a time. They are final, so no snapshot is needed. */
export async function digestTransfers(
  { pool }: Pick<Database, 'pool'>,
  after: bigint,
  through: bigint,
): Promise<TransferDigest> {
  const hash = createHash('sha256')
  const sums = new Map<string, bigint>()
  let transfers = 0
  for (let from = after; from < through; from += IDS_AT_ONCE) {
    const until = from + IDS_AT_ONCE < through ? from + IDS_AT_ONCE : through
    const { rows } = await pool.query<{ amount: bigint; kind: string; line: string }>(
      `select amount::bigint, book || ' ' || currency as kind, ${canonicalRow} as line
       from ledger.transfer where id > $1 and id <= $2 order by id`,
      [from, until],
    )
    for (const { amount, kind, line } of rows) {
      hash.update(`${line}\n`)
      sums.set(kind, (sums.get(kind) ?? 0n) + amount)
    }
    transfers += rows.length
  }
  return {
    after: String(after),
    through: String(through),
    transfers: String(transfers),
    sums: Object.fromEntries([...sums].toSorted().map(([kind, units]) => [kind, String(units)])),
    digest: hash.digest('hex'),
  }
}
