import type { GameRoom, Language } from '@baize/api'
import { toWire } from '@baize/money'
import { ApiError } from '../../kernel/api-error.ts'
import type { LaunchDependencies } from './launch-game.ts'

/** An answer this young is given to everybody who asks. */
const freshMs = 2_000

/** The rooms that providers keep for games between members, each provider asked at most every two seconds. */
export function createRooms({ catalogue, providers, clock, log }: LaunchDependencies) {
  let kept: { rooms: GameRoom[]; atMs: number } | null = null
  let asking: Promise<GameRoom[]> | null = null

  async function ask(): Promise<GameRoom[]> {
    const asked = await catalogue.providersWith(({ gameType }) => gameType === 'PVP')
    const answers = await Promise.allSettled(asked.map(provider => providers.rooms(provider)))
    const silent = answers.filter(({ status }) => status === 'rejected')
    for (const { reason } of silent as PromiseRejectedResult[]) log.warn({ err: reason }, 'rooms not read')
    if (silent.length > 0 && silent.length === answers.length) throw new ApiError('provider_unavailable')
    const rooms = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    return rooms.flatMap(room => {
      const game = catalogue.snapshot.byCode.get(room.game_code)?.card
      if (game?.gameType !== 'PVP') return []
      const { gameCode, gameName, vassalage, vendorName } = game
      return {
        ...{ roomId: room.room_id, gameCode, gameName, vassalage, vendorName },
        ...{ stakeLevel: toWire(BigInt(room.stake)), seats: room.seats, taken: room.taken },
        ...{ status: room.status === 'waiting' ? ('WAITING' as const) : ('PLAYING' as const), waitMs: room.wait_ms },
      }
    })
  }

  /**
   * Rooms of all vendors or of one, in the order of their providers. A provider that is silent leaves its rooms out.
   * @throws ApiError provider_unavailable when none of them answers
   */
  return async (language: Language, vassalage?: string): Promise<GameRoom[]> => {
    const nowMs = clock.now().getTime()
    if (!kept || Math.abs(nowMs - kept.atMs) >= freshMs) {
      asking ??= ask().finally(() => {
        asking = null
      })
      kept = { rooms: await asking, atMs: nowMs }
    }
    const rooms = vassalage ? kept.rooms.filter(room => room.vassalage === vassalage) : kept.rooms
    return rooms.map(room => ({ ...room, gameName: catalogue.nameOf(room.gameCode, language) }))
  }
}
