import { createHash } from 'node:crypto'
import { bookDeskCalls } from '@baize/api/book-desk-protocol'
import { playerStopCall } from '@baize/api/player-stop'
import { tablesCall } from '@baize/api/provider-tables'
import { roomDeskCalls } from '@baize/api/room-desk-protocol'
import { playPath, providerPath } from '@baize/api/studio/paths'
import { deskCalls } from '@baize/api/table-desk-protocol'
import { drawsCall, gameUrlCall } from '@baize/api/wallet-protocol'
import { traceHeaders } from '@baize/server-kit/tracing/tracer'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isServed, offeredGames } from '../../games.ts'
import type { LiveDependencies } from '../../live/live-dependencies.ts'
import { standOfTables } from '../../live/stand-of-tables.ts'
import { drawsOfAll } from '../../lotteries/draws/draws-of-all.ts'
import type { LotteryDependencies } from '../../lotteries/lottery-dependencies.ts'
import { readReconciliation } from '../../reconcile/read-reconciliation.ts'
import type { RoomKeeper } from '../../rooms/keeper.ts'
import type { DeskDependencies } from '../../sports/operations/act-on-book.ts'
import { stopPlayer } from '../../stops/player-stops.ts'
import type { Visits } from '../../visits.ts'
import { exportLimit, type LimitOptions, signedConfig } from '../limits.ts'
import { bookDeskHandlers } from './book-desk.ts'
import { installDesk } from './install-desk.ts'
import { offeredVendors } from './offered-vendors.ts'
import { roomDeskHandlers } from './room-desk.ts'
import { installRoomList } from './room-list.ts'
import { type IsFromPlatform, keepRawBodies, signedCall } from './signed-call.ts'
import { tableDeskHandlers } from './table-desk.ts'

const reconciliationCall = z.object({ sent_at: z.number().int() })

export interface ProviderRouteDependencies {
  visits: Visits
  limits: LimitOptions
  lotteries: Pick<LotteryDependencies, 'db' | 'outside'>
  live: Pick<LiveDependencies, 'db' | 'outside' | 'feeds' | 'watched'>
  book: DeskDependencies
  rooms: RoomKeeper
  isFromPlatform: IsFromPlatform
}

/** What a platform asks of its provider: the game list with its vendors, the address of a game for one launch, draws of lotteries, where tables stand. */
export function installProviderRoutes(
  app: FastifyInstance,
  { visits, lotteries, live, book, rooms, isFromPlatform, limits }: ProviderRouteDependencies,
): void {
  // The list is the same as long as the process lives; it is megabytes, and seldom asked for.
  let listTag: string | null = null
  app.get(`${providerPath}games`, { config: exportLimit(limits) }, async (request, reply) => {
    const known = request.headers['if-none-match']
    if (known && known === listTag) return reply.code(304).send()
    const games = JSON.stringify(offeredGames())
    listTag = `"${createHash('sha256').update(games).digest('base64url')}"`
    if (known === listTag) return reply.code(304).send()
    return reply.header('etag', listTag).type('application/json').send(games)
  })

  app.get(`${providerPath}vendors`, { config: exportLimit(limits) }, async () => offeredVendors)

  app.register(async scope => {
    keepRawBodies(scope)
    installDesk(scope, { folder: 'tables', calls: deskCalls, handlers: tableDeskHandlers, deps: live, isFromPlatform })
    installDesk(scope, { folder: 'book', calls: bookDeskCalls, handlers: bookDeskHandlers, deps: book, isFromPlatform })
    const desk = { ...lotteries, rooms }
    const folder = 'rooms-desk'
    installDesk(scope, { folder, calls: roomDeskCalls, handlers: roomDeskHandlers, deps: desk, isFromPlatform })
    installRoomList(scope, { outside: lotteries.outside, rooms, isFromPlatform })
    scope.post(`${providerPath}game/url`, signedConfig('game/url'), async (request, reply) => {
      const data = signedCall(isFromPlatform, '/game/url', gameUrlCall, request, reply)
      if (!data) return reply
      if (!isServed(data.game_code)) return reply.code(404).send({ error: 'game_unknown' })
      const ticket = await visits.prepare({
        walletToken: data.token,
        userId: data.user,
        gameCode: data.game_code,
        currency: data.currency,
        language: data.language,
        mode: data.play_mode,
        backUrl: data.back_url,
        maxSeries: data.max_series,
        peerTags: data.peer_tags,
        roomId: data.room_id ?? null,
      })
      // The page goes on with the trace of whoever launched it.
      return { url: `${playPath}?${new URLSearchParams({ ticket, ...traceHeaders() })}` }
    })

    scope.post(`${providerPath}player/stop`, signedConfig('player/stop'), async (request, reply) => {
      const data = signedCall(isFromPlatform, '/player/stop', playerStopCall, request, reply)
      if (!data) return reply
      rooms.stopPlayer(await stopPlayer(lotteries, data.user))
      return { status: 'OK' }
    })

    scope.post(`${providerPath}reconciliation`, async (request, reply) => {
      const data = signedCall(isFromPlatform, '/reconciliation', reconciliationCall, request, reply)
      return data ? readReconciliation(lotteries.db) : reply
    })

    scope.post(`${providerPath}lotteries/draws`, signedConfig('lotteries/draws'), async (request, reply) => {
      const data = signedCall(isFromPlatform, '/lotteries/draws', drawsCall, request, reply)
      return data ? { lotteries: await drawsOfAll(lotteries, data.results) } : reply
    })

    scope.post(`${providerPath}tables`, signedConfig('tables'), async (request, reply) => {
      const data = signedCall(isFromPlatform, '/tables', tablesCall, request, reply)
      return data ? { tables: await standOfTables(live) } : reply
    })
  })
}
