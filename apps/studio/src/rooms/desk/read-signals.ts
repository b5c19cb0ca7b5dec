import type { RoomDeskCall, RoomDeskReply } from '@baize/api/room-desk-protocol'
import { sql } from 'kysely'
import { isMatchCode } from '../match-codes.ts'
import type { RoomDeskDependencies } from './room-desk-dependencies.ts'

const DAY_MS = 86_400_000
/** Most signals of an answer. */
const MOST_SIGNALS = 1_000

/** Signals of the last nights about a game, the newest first; those of one member, or those in which it is the partner, where named. */
export async function readDeskSignals(
  { db, outside }: RoomDeskDependencies,
  { game_code, user, nights }: RoomDeskCall<'signals'>,
): Promise<RoomDeskReply<'signals'>> {
  if (!isMatchCode(game_code)) return { status: 'GAME_UNKNOWN' }
  const since = new Date(outside.now().getTime() - nights * DAY_MS).toISOString().slice(0, 10)
  let query = db
    .selectFrom('studio.match_signal')
    .select(['user_id as user', 'partner_id as partner', 'kind', 'figure', 'hands as matches'])
    .select(sql<string>`night::text`.as('night'))
    .where('game_code', '=', game_code)
    .where('night', '>', since)
    .orderBy('night', 'desc')
    .orderBy('user_id')
    .orderBy('kind')
    .limit(MOST_SIGNALS)
  if (user !== null) query = query.where(({ or, eb }) => or([eb('user_id', '=', user), eb('partner_id', '=', user)]))
  return { status: 'OK', signals: await query.execute() }
}
