import type { InputOf, Language, ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { DateRange, ZonedRange } from '../../../kernel/date-range.ts'
import type { CellValue, Sheet } from '../../../kernel/sheets/sheet.ts'
import { type Columns, sheetOf } from '../../../kernel/sheets/sheet-of.ts'
import { type BetOfMember, betCells, betColumns } from '../../rounds/index.ts'
import type { TeamsDependencies } from '../dependencies.ts'

type TeamBet = ResponseOf<'agents.bets'>['list'][number]

/** A page of the bets of an agent's whole team, the newest first, with the totals of all of them. */
export async function teamBets(
  { database, rounds }: TeamsDependencies,
  agentId: bigint,
  { from, to, start, end }: DateRange,
  { page, pageSize, ...input }: InputOf<'agents.bets'>,
  language: Language,
): Promise<ResponseOf<'agents.bets'>> {
  const filter = { ...input, start, end, teamOf: agentId }
  const [bets, totals] = await Promise.all([
    rounds.record.list(filter, { page, pageSize }, language),
    rounds.record.totals(filter),
  ])
  const list = await withAccounts(database.kysely, agentId, bets)
  return { from, to, list, totals, totalPages: Math.ceil(totals.count / pageSize) }
}

/** Bets with the account of who made each and the level they had then, read at once. */
async function withAccounts(db: Queryable, agentId: bigint, bets: readonly BetOfMember[]): Promise<TeamBet[]> {
  if (bets.length === 0) return []
  const members = [...new Set(bets.map(({ memberId }) => memberId))]
  const { rows } = await sql<{ id: bigint; depth: number; username: string; fromMs: number }>`
    select t.descendant_id as id, t.depth, a.username, extract(epoch from t.from_at)::float8 * 1000 as "fromMs"
    from agents.team_over_time t join identity.account_state a on a.account_id = t.descendant_id
    where t.ancestor_id = ${agentId} and t.descendant_id = any (${members}::bigint[]) order by t.from_at desc`.execute(
    db,
  )
  const placesOf = Map.groupBy(rows, ({ id }) => id)
  return bets.map(({ memberId, ...bet }) => {
    const { username, depth } = placesOf.get(memberId)!.find(({ fromMs }) => fromMs <= Date.parse(bet.time))!
    return { ...bet, account: username, level: depth }
  })
}

const columns: Columns = [['account', 'text'], ['level', 'count'], ...betColumns]

/** Bets that get their accounts at a time while a file is written. */
const exportBatch = 500

/** All of them as a file. */
export function teamBetsFile(
  { database, rounds }: TeamsDependencies,
  agentId: bigint,
  range: ZonedRange,
  input: InputOf<'agents.betsSheet'>,
  language: Language,
): Sheet {
  const { start, end } = range
  async function* rows(): AsyncGenerator<CellValue[]> {
    let batch: BetOfMember[] = []
    const told = async () => {
      const bets = await withAccounts(database.kysely, agentId, batch)
      batch = []
      return bets.map(bet => [bet.account, bet.level, ...betCells(bet, language)])
    }
    for await (const bet of rounds.record.all({ ...input, start, end, teamOf: agentId }, language))
      if (batch.push(bet) === exportBatch) yield* await told()
    yield* await told()
  }
  return sheetOf('team-bets', range, language, { columns, rows: rows() })
}
