import type { GameRoom, Language } from '@baize/api'
import { toWire } from '@baize/money'
import { askProviders } from '../ask-providers.ts'
import type { LaunchDependencies } from '../launch-game.ts'

/** The rooms that providers keep for games between members, each provider asked at most every two seconds. */
export function createRooms(deps: LaunchDependencies) {
  const { catalogue, providers } = deps
  const askAll = askProviders(deps, {
    what: 'rooms',
    freshMs: 2_000,
    isMeant: ({ gameType }) => gameType === 'PVP',
    ask: provider => providers.rooms(provider),
  })

  /**
   * Rooms of all vendors or of one, in the order of their providers. A provider that is silent leaves its rooms out.
   * @throws ApiError provider_unavailable when none of them answers
   */
  return async (language: Language, vassalage?: string): Promise<GameRoom[]> =>
    (await askAll()).flatMap(room => {
      const game = catalogue.snapshot.byCode.get(room.game_code)?.card
      if (game?.gameType !== 'PVP' || (vassalage && game.vassalage !== vassalage)) return []
      const { gameCode, vassalage: vendor, vendorName } = game
      return {
        ...{ roomId: room.room_id, gameCode, gameName: catalogue.nameOf(gameCode, language) },
        ...{ vassalage: vendor, vendorName },
        ...{ stakeLevel: toWire(BigInt(room.stake)), seats: room.seats, taken: room.taken },
        ...(room.unit !== undefined && { unit: toWire(BigInt(room.unit)) }),
        ...{ status: room.status === 'waiting' ? ('WAITING' as const) : ('PLAYING' as const), waitMs: room.wait_ms },
      }
    })
}
