import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import type { DateRange, ZonedRange } from '../../../kernel/date-range.ts'
import type { CellValue, Sheet } from '../../../kernel/sheets/sheet.ts'
import { type Columns, codeText, sheetOf } from '../../../kernel/sheets/sheet-of.ts'
import { accountBegins } from '../../identity/index.ts'
import type { TeamsDependencies } from '../dependencies.ts'

type Asked = Pick<InputOf<'agents.transactions'>, 'account' | 'codes'>

interface Row {
  id: bigint
  posted_at: Date
  account: string
  depth: number
  code: string
  units: bigint
  reference: string | null
}

/** Lines read at a time while a file is written. */
const exportBatch = 500

/** Money to play with: the wallet, wallets at vendors, and a bonus, so that what reports count as bonus is among it. */
const playedWith = ['MAIN', 'VENDOR', 'BONUS']

/** Movements of the money of whoever was below an agent then as rows `m`, `t` and `a`; the agent's own are left out. */
const downlineMoves = (currency: string, agentId: bigint, { start, end }: DateRange, { account, codes }: Asked) => {
  const begins = accountBegins(account)
  return sql`
    agents.team_over_time t
    join identity.account_state a on a.account_id = t.descendant_id
    join ledger.member_move m on m.member_id = t.descendant_id and m.posted_at >= t.from_at and m.posted_at < t.until_at
    where t.ancestor_id = ${agentId} and t.depth > 0 and m.kind = any (${playedWith}::text[]) and m.book = 'REAL'
      and m.currency = ${currency} and m.posted_at >= ${start} and m.posted_at < ${end}
      ${begins ? sql`and ${begins}` : sql``}
      ${codes ? sql`and m.code = any (${codes.split(',')}::text[])` : sql``}`
}

const columns = sql`m.id, m.posted_at, a.username as account, t.depth, m.code, m.units, m.reference`

/** A page of them, the newest first, and by type what all of them come to. */
export async function transactionsOf(
  { database: { kysely }, currency }: TeamsDependencies,
  agentId: bigint,
  range: DateRange,
  { page, pageSize, ...asked }: InputOf<'agents.transactions'>,
): Promise<ResponseOf<'agents.transactions'>> {
  const moves = downlineMoves(currency, agentId, range, asked)
  const [{ rows }, { rows: types }] = await Promise.all([
    sql<Row>`select ${columns} from ${moves} order by m.id desc, m.units limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
      kysely,
    ),
    sql<{ code: string; count: bigint; in: bigint; out: bigint }>`
      select m.code, count(*) as count,
        coalesce(sum(m.units) filter (where m.units > 0), 0)::bigint as "in",
        coalesce(-sum(m.units) filter (where m.units < 0), 0)::bigint as "out"
      from ${moves} group by 1 order by 1`.execute(kysely),
  ])
  const totalCount = types.reduce((sum, { count }) => sum + Number(count), 0)
  const sumOf = (side: 'in' | 'out') => toWire(types.reduce((sum, type) => sum + type[side], 0n))
  return {
    from: range.from,
    to: range.to,
    list: rows.map(present),
    byType: types.map(type => ({
      ...{ type: type.code, count: Number(type.count), in: toWire(type.in), out: toWire(type.out) },
    })),
    totals: { count: totalCount, in: sumOf('in'), out: sumOf('out') },
    totalPages: Math.ceil(totalCount / pageSize),
  }
}

const present = ({ id, posted_at, account, depth, code, units, reference }: Row) => ({
  id: id.toString(),
  time: posted_at.toISOString(),
  account,
  level: depth,
  type: code,
  in: toWire(units > 0n ? units : 0n),
  out: toWire(units < 0n ? -units : 0n),
  reference,
})

const fileColumns: Columns = [
  ['time', 'time'],
  ['transferId', 'text'],
  ['account', 'text'],
  ['level', 'count'],
  ['type', 'text'],
  ['in', 'money'],
  ['out', 'money'],
  ['reference', 'text'],
]

/** All of them as a file, read in batches. */
export function transactionsFile(
  { database: { kysely }, currency }: TeamsDependencies,
  agentId: bigint,
  range: ZonedRange,
  asked: Asked,
  language: Language,
): Sheet {
  const moves = downlineMoves(currency, agentId, range, asked)
  async function* rowsOf(): AsyncGenerator<CellValue[]> {
    let last: Row | undefined
    do {
      // A transfer between two of the team stands twice, once out and once in.
      const after = last ? sql`and (m.id, -m.units) < (${last.id}::bigint, ${-last.units}::bigint)` : sql``
      const { rows }: { rows: Row[] } =
        await sql<Row>`select ${columns} from ${moves} ${after} order by m.id desc, m.units limit ${exportBatch}`.execute(
          kysely,
        )
      for (const row of rows) {
        const line = present(row)
        yield [
          ...[line.time, line.id, line.account, line.level, codeText(line.type, language)],
          ...[row.units > 0n ? line.in : null, row.units < 0n ? line.out : null, line.reference],
        ]
      }
      last = rows.length === exportBatch ? rows.at(-1) : undefined
    } while (last)
  }
  return sheetOf('downlines', range, language, { columns: fileColumns, rows: rowsOf() })
}
