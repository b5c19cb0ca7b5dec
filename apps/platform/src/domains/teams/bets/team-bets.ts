import type { InputOf, Language, ResponseOf } from '@baize/api'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { DateRange, ZonedRange } from '../../../kernel/date-range.ts'
import type { CellValue, Sheet } from '../../../kernel/sheets/sheet.ts'
import { type Columns, sheetOf } from '../../../kernel/sheets/sheet-of.ts'
import { type BetOfMember, betCells, betColumns } from '../../rounds/index.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'

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

/** Bets with the account and the level of who made each, read at once. */
async function withAccounts(db: Queryable, agentId: bigint, bets: readonly BetOfMember[]): Promise<TeamBet[]> {
  if (bets.length === 0) return []
  const rows = await tables(db)
    .selectFrom('agents.team as l')
    .innerJoin('identity.account_state as a', 'a.account_id', 'l.descendant_id')
    .select(['l.descendant_id as id', 'l.depth', 'a.username'])
    .where('l.ancestor_id', '=', agentId)
    .where('l.descendant_id', 'in', [...new Set(bets.map(({ memberId }) => memberId))])
    .execute()
  const members = new Map(rows.map(row => [row.id, row]))
  return bets.map(({ memberId, ...bet }) => {
    const { username, depth } = members.get(memberId)!
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
