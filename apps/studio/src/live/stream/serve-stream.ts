import type { TableFrame } from '@baize/api/studio/live'
import { tableStreamPath } from '@baize/api/studio/paths'
import { countLine } from '@baize/server-kit/metrics/open-lines'
import type { FastifyInstance } from 'fastify'
import { bookOf } from '../../money-book.ts'
import { secretOf } from '../../routes/secret-of.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visits } from '../../visits.ts'
import type { LiveDependencies } from '../live-dependencies.ts'
import { isLiveTable, liveTable } from '../live-tables.ts'
import { helloOf } from './hello.ts'

/** Most streams of one player at one table. */
const mostStreams = 6

/**
 * Frames of the table of a visit, as server-sent events, until its page leaves. Whoever comes back with the id of the last
 * frame hears what was missed, or where the table stands now.
 */
export function serveTableStream(app: FastifyInstance, deps: LiveDependencies & { visits: Visits }): void {
  app.post(tableStreamPath, async (request, reply) => {
    const visit = await deps.visits.find(secretOf(request))
    if (!isLiveTable(visit.game_code)) throw new StudioError('game_closed')
    const table = liveTable(visit.game_code)
    const feed = deps.feeds.of(table.table)
    if (feed.streamsOf(visit.user_id) >= mostStreams) throw new StudioError('too_many_requests')
    deps.watched.note([table.table])
    const hello = await helloOf(deps, table, visit)
    const { lastId } = request.body as { lastId?: unknown }
    reply.hijack()
    const { raw } = reply
    // It ends with its connection, so its frames need no sizes around them: each is one piece, and the same for all.
    raw.useChunkedEncodingByDefault = false
    raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // The connection ends with the stream, so that a stopping server does not wait for it to be used again.
      connection: 'close',
    } as Record<string, string>)
    for (const { serial, state } of shownIn(hello)) if (!feed.told.has(serial)) feed.told.set(serial, state)
    const watcher = { userId: visit.user_id, book: bookOf(visit) }
    const leave = feed.join(watcher, raw, typeof lastId === 'string' ? lastId : null, hello)
    raw.on('close', leave)
    raw.on('close', countLine('table'))
  })
}

/** Rounds that a first frame shows: what becomes of them after it is told. */
const shownIn = (hello: TableFrame) =>
  hello.kind === 'hello'
    ? [hello.round, hello.dealt?.round].flatMap(round =>
        round ? [{ serial: BigInt(round.serial), state: round.state }] : [],
      )
    : []
