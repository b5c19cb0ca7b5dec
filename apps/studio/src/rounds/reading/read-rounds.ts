import type { HistoryAnswer, RoundRecordAnswer, RoundView } from '@baize/api/studio/slot'
import type { StudioDatabase } from '../../studio-database.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { presentRound, type RoundDependencies } from '../round-dependencies.ts'
import { newestRounds } from './newest-rounds.ts'
import { settledRounds, verifiableRound } from './verifiable-round.ts'

const historyLength = 30

/** The player's last rounds of this game, newest first. */
export async function readHistory(deps: RoundDependencies, visit: Visit): Promise<HistoryAnswer> {
  const rows = await newestRounds(deps, visit, ['decided', 'settled'], historyLength)
  return {
    rounds: rows.map(row => {
      const { events: _events, ...round } = presentRound(row, visit)
      return round
    }),
  }
}

/** One own round with its events, as they were stored, for a replay. @throws StudioError round_unknown */
export async function readRound(db: StudioDatabase, visit: Visit, roundId: string): Promise<RoundView> {
  const row = await db
    .selectFrom('studio.round')
    .selectAll()
    .where('id', '=', roundId)
    .where('user_id', '=', visit.user_id)
    .where('state', 'in', ['decided', 'settled'])
    .executeTakeFirst()
  if (!row) throw new StudioError('round_unknown')
  return presentRound(row, visit)
}

/** What recomputing an own settled round takes. @throws StudioError round_unknown */
export async function readRecord(db: StudioDatabase, visit: Visit, roundId: string): Promise<RoundRecordAnswer> {
  const row = await settledRounds(db)
    .where('r.id', '=', roundId)
    .where('r.user_id', '=', visit.user_id)
    .executeTakeFirst()
  if (!row) throw new StudioError('round_unknown')
  return verifiableRound(row)
}

/** The newest round of this game that was decided but not shown to its end; null when there is none. */
export async function readUnfinished(deps: RoundDependencies, visit: Visit): Promise<RoundView | null> {
  const [row] = await newestRounds(deps, visit, ['decided', 'settled'], 1)
  const shownToEnd = !row || row.cursor >= (row.events?.length ?? 0) - 1
  return shownToEnd ? null : presentRound(row, visit)
}

/** Notes how far the client has shown an own round; it never goes back. @throws StudioError round_unknown */
export async function confirmShown(db: StudioDatabase, visit: Visit, roundId: string, cursor: number): Promise<void> {
  const updated = await db
    .updateTable('studio.round')
    .set(eb => ({ cursor: eb.fn<number>('greatest', ['cursor', eb.val(cursor)]) }))
    .where('id', '=', roundId)
    .where('user_id', '=', visit.user_id)
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw new StudioError('round_unknown')
}
