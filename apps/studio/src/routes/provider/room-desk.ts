import {
  type RoomDeskCall,
  type RoomDeskCallName,
  type RoomDeskReply,
  roomDeskCalls,
} from '@baize/api/room-desk-protocol'
import { providerPath } from '@baize/api/studio/paths'
import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import { closeRoom } from '../../rooms/desk/close-room.ts'
import { readDeskMatches } from '../../rooms/desk/read-matches.ts'
import { readDeskRooms } from '../../rooms/desk/read-rooms.ts'
import { readDeskSignals } from '../../rooms/desk/read-signals.ts'
import type { RoomDeskDependencies } from '../../rooms/desk/room-desk-dependencies.ts'
import { voidMatch } from '../../rooms/desk/void-match.ts'
import { unlimited } from '../limits.ts'
import { type IsFromPlatform, signedCall } from './signed-call.ts'

type Handlers = {
  [N in RoomDeskCallName]: (deps: RoomDeskDependencies, call: RoomDeskCall<N>) => Promise<RoomDeskReply<N>>
}
type AnyHandler = (deps: RoomDeskDependencies, call: unknown) => Promise<unknown>

const handlers: Handlers = {
  rooms: readDeskRooms,
  matches: readDeskMatches,
  signals: readDeskSignals,
  close: closeRoom,
  void: voidMatch,
}

/** Routes of rooms of games between members for a platform's operators, in a scope that keeps bodies raw. */
export function installRoomDesk(
  scope: FastifyInstance,
  { desk, isFromPlatform }: { desk: RoomDeskDependencies; isFromPlatform: IsFromPlatform },
): void {
  for (const name of Object.keys(roomDeskCalls) as RoomDeskCallName[])
    scope.post(`${providerPath}rooms-desk/${name}`, { config: unlimited }, async (request, reply) => {
      const shape: ZodType<unknown> = roomDeskCalls[name].call
      const call = signedCall(isFromPlatform, `/rooms-desk/${name}`, shape, request, reply)
      return call ? (handlers[name] as AnyHandler)(desk, call) : reply
    })
}
