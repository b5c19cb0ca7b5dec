import type { StoredRoundState } from '../../tables.ts'
import type { Visit } from '../../visits.ts'
import type { RoundDependencies, StoredRound } from '../round-dependencies.ts'
import { idsIn, recentIds } from '../round-ids.ts'

/**
 * The player's newest rounds of this game in some states, newest first. Most players have enough of them in the newest
 * months; only for the others the months before are read, each by its index.
 */
export async function newestRounds(
  { db, outside }: Pick<RoundDependencies, 'db' | 'outside'>,
  visit: Visit,
  states: readonly StoredRoundState[],
  limit: number,
): Promise<StoredRound[]> {
  const newest = db
    .selectFrom('studio.round')
    .selectAll()
    .where('user_id', '=', visit.user_id)
    .where('game_code', '=', visit.game_code)
    .where('state', 'in', states)
    .orderBy('opened_at', 'desc')
    .limit(limit)
  const recent = await newest.where(idsIn(recentIds(outside.now()))).execute()
  return recent.length === limit ? recent : newest.execute()
}
