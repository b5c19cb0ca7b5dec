import { tablesCall } from '@baize/api/provider-tables'
import { providerPath } from '@baize/api/studio/paths'
import type { FastifyInstance } from 'fastify'
import type { StudioOutside } from '../../outside.ts'
import type { RoomKeeper } from '../../rooms/keeper.ts'
import { listRooms } from '../../rooms/pvp/room-list.ts'
import { signedConfig } from '../limits.ts'
import { type IsFromPlatform, signedCall } from './signed-call.ts'

/** Rooms of games between members, answered from memory; HTTP 421 while another process keeps them. */
export function installRoomList(
  scope: FastifyInstance,
  { outside, rooms, isFromPlatform }: { outside: StudioOutside; rooms: RoomKeeper; isFromPlatform: IsFromPlatform },
): void {
  scope.post(`${providerPath}rooms`, signedConfig('rooms'), async (request, reply) => {
    // It has the shape of the call for tables.
    const data = signedCall(isFromPlatform, '/rooms', tablesCall, request, reply)
    if (!data) return reply
    if (!rooms.shard) return reply.code(421).send({ error: 'kept_elsewhere' })
    return { rooms: listRooms(rooms.shard.rooms.values(), outside.now().getTime()) }
  })
}
