import type { RoomActReply, RoomDeskCall } from '@baize/api/room-desk-protocol'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import { actOnRoom } from './act-on-room.ts'
import type { RoomDeskDependencies } from './room-desk-dependencies.ts'

/**
 * Asks for a match to be void. From the answer on nobody settles it: its room's keeper gives every hold back. An end that is on its
 * way to the wallet stands, and is an operator's transfer (rooms.md 5).
 */
export const voidMatch = (deps: RoomDeskDependencies, call: RoomDeskCall<'void'>): Promise<RoomActReply> =>
  actOnRoom(deps, 'void', call, call.match, async (tx, now) => {
    const match = await tx
      .selectFrom('studio.match')
      .select(['state', 'void_asked'])
      .where('id', '=', call.match)
      .where('game_code', '=', call.game_code as MatchCode)
      .forUpdate()
      .executeTakeFirst()
    if (!match) return { status: 'MATCH_UNKNOWN' }
    if (match.void_asked || !['sealing', 'playing'].includes(match.state)) return { status: 'MATCH_DECIDED' }
    await tx.updateTable('studio.match').set({ void_asked: now }).where('id', '=', call.match).execute()
    return null
  })
