import type { ErrorCode } from '@baize/api'
import type { RoomDeskCallName, RoomDeskReply, RoomRefusal } from '@baize/api/room-desk-protocol'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Provider } from '../../catalogue/index.ts'
import { certainAnswer, providerOf } from '../ask-desk.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { RoomDeskFields } from '../provider-client.ts'

/** The provider that keeps the rooms of a game. @throws ApiError game_unknown for what is no game between members */
export const hostOf = (deps: LaunchDependencies, gameCode: string): Promise<Provider> =>
  providerOf(deps, gameCode, ({ gameType }) => gameType === 'PVP')

/**
 * Asks the provider of rooms.
 * @throws ApiError provider_unavailable when no answer is certain; the same act may then be asked for again
 */
export const askHost = <N extends RoomDeskCallName>(
  deps: LaunchDependencies,
  provider: Provider,
  call: N,
  fields: RoomDeskFields<N>,
): Promise<RoomDeskReply<N>> =>
  certainAnswer(deps, provider, { desk: 'room', call }, deps.providers.roomDesk(provider, call, fields))

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
