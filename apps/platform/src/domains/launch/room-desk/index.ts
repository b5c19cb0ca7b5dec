import type { ResponseOf } from '@baize/api'
import type { RoomActReply, RoomRefusal } from '@baize/api/room-desk-protocol'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Handlers } from '../../../kernel/http/handlers.ts'
import type { Provider } from '../../catalogue/index.ts'
import { deskAct } from '../desk-act.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import type { RoomDeskFields } from '../provider-client.ts'
import { requireTwoToVoid } from '../void-by-two.ts'
import { askHost, hostOf, refusalOf } from './ask-rooms.ts'
import { readMatches, readRooms, readSignals } from './read-rooms.ts'

type Done = Extract<RoomActReply, { status: 'OK' }>
type ActFields = Omit<RoomDeskFields<'close'>, 'room_id'>

interface Act {
  action: string
  subject: string
  ask: (provider: Provider, fields: ActFields) => Promise<RoomActReply>
}

/**
 * Has the provider of rooms do something to one, with both ends in the audit.
 * @throws ApiError game_unknown, provider_unavailable, key_reused, and what the provider refuses
 */
async function actOnRoom(
  deps: LaunchDependencies,
  { action, subject, ask }: Act,
  { gameCode, requestId, reason }: { gameCode: string; requestId: string; reason: string },
  caller: OperatorCaller,
): Promise<ResponseOf<'roomDesk.close'>> {
  const provider = await hostOf(deps, gameCode)
  const fields = { game_code: gameCode, act: requestId, operator: caller.username, reason }
  await deskAct<Done, RoomRefusal>(
    deps,
    {
      ...{ action, subject, detail: { game: gameCode }, requestId, reason, refusalOf },
      ...{ ask: () => ask(provider, fields), noteOf: () => ({}) },
    },
    caller,
  )
  return {}
}

/** The calls of operators about games between members; the provider of their rooms answers and does what they ask. */
export const createRoomDesk = (deps: LaunchDependencies) =>
  ({
    'roomDesk.rooms': input => readRooms(deps, input),
    'roomDesk.matches': input => readMatches(deps, input),
    'roomDesk.signals': input => readSignals(deps, input),
    'roomDesk.close': ({ roomId, ...input }, { caller }) => {
      const ask: Act['ask'] = (provider, fields) => askHost(deps, provider, 'close', { ...fields, room_id: roomId })
      return actOnRoom(deps, { action: 'roomDesk.close', subject: `room:${roomId}`, ask }, input, caller)
    },
    'roomDesk.voidMatch': async ({ match, ...input }, { caller }) => {
      await hostOf(deps, input.gameCode)
      await requireTwoToVoid(deps, { game: input.gameCode, match })
      const ask: Act['ask'] = (provider, fields) => askHost(deps, provider, 'void', { ...fields, match })
      return actOnRoom(deps, { action: 'roomDesk.voidMatch', subject: `match:${match}`, ask }, input, caller)
    },
  }) satisfies Partial<Handlers>
