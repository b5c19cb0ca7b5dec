import type { ErrorCode } from '@baize/api'
import type { RoomDeskCallName, RoomDeskReply, RoomRefusal } from '@baize/api/room-desk-protocol'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Provider } from '../../catalogue/index.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { RoomDeskFields } from '../provider-client.ts'

/** The provider that keeps the rooms of a game. @throws ApiError game_unknown for what is no game between members */
export async function hostOf({ catalogue }: LaunchDependencies, gameCode: string): Promise<Provider> {
  const game = catalogue.snapshot.byCode.get(gameCode)
  if (game?.card.gameType !== 'PVP') throw new ApiError('game_unknown')
  const provider = (await catalogue.providers()).find(({ code }) => code === game.providerCode)
  if (!provider) throw new ApiError('game_unknown')
  return provider
}

/**
 * Asks the provider of rooms.
 * @throws ApiError provider_unavailable when no answer is certain; the same act may then be asked for again
 */
export async function askHost<N extends RoomDeskCallName>(
  { providers, log }: LaunchDependencies,
  provider: Provider,
  name: N,
  fields: RoomDeskFields<N>,
): Promise<RoomDeskReply<N>> {
  try {
    return await providers.roomDesk(provider, name, fields)
  } catch (error) {
    log.warn({ err: error, provider: provider.code, call: name }, 'room desk got no answer')
    throw new ApiError('provider_unavailable')
  }
}

const codes: Record<RoomRefusal['status'], ErrorCode> = {
  GAME_UNKNOWN: 'game_unknown',
  ROOM_UNKNOWN: 'room_unknown',
  ROOM_CLOSING: 'room_closing',
  MATCH_UNKNOWN: 'match_unknown',
  MATCH_DECIDED: 'match_decided',
  ACT_REUSED: 'key_reused',
}

/** The refusal of a provider in the words of the error table. */
export const refusalOf = ({ status }: RoomRefusal): ApiError => new ApiError(codes[status])
