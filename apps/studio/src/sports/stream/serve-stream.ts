import { bookStreamPath } from '@baize/api/studio/paths'
import { packSheet } from '@baize/api/studio/sports/packed-sheet'
import { readFixtureId } from '@baize/game-kit/book/calendar/fixture-id'
import { countLine } from '@baize/server-kit/metrics/open-lines'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { secretOf } from '../../routes/secret-of.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visits } from '../../visits.ts'
import { isBookGame } from '../offered-book.ts'
import { presentSheets, rowSheet } from '../prices/present-sheet.ts'
import type { SportsDependencies } from '../sports-dependencies.ts'
import { presentFixture } from '../views/present-fixture.ts'
import { encodeFrame } from './book-feeds.ts'

/** Most streams of one player, and most fixtures of a stream. */
const mostStreams = 6
const mostFixtures = 60

const ids = z
  .string()
  .default('')
  .transform(text => [...new Set(text.split(',').filter(Boolean))])
  .refine(list => list.length <= mostFixtures && list.every(id => readFixtureId(id) !== null))

/** Fixtures with all of their prices, and those of which a row of a list is enough. */
const query = z.strictObject({ fixtures: ids, rows: ids })

/** Frames of the fixtures that a page watches, as server-sent events, until it leaves. */
export function serveBookStream(app: FastifyInstance, deps: SportsDependencies & { visits: Visits }): void {
  app.post(bookStreamPath, async (request, reply) => {
    const visit = await deps.visits.find(secretOf(request))
    if (!isBookGame(visit.game_code)) throw new StudioError('game_closed')
    const parsed = query.safeParse(request.query)
    if (!parsed.success)
      throw new StudioError('input_invalid', { field: String(parsed.error.issues[0]?.path[0] ?? 'fixtures') })
    if (deps.feeds.streamsOf(visit.user_id) >= mostStreams) throw new StudioError('too_many_requests')
    const whole = parsed.data.fixtures
    const inRows = parsed.data.rows.filter(id => !whole.includes(id))
    const all = [...whole, ...inRows]
    deps.watched.note(all)
    const rows =
      all.length === 0 ? [] : await deps.db.selectFrom('sports.fixture').selectAll().where('id', 'in', all).execute()
    const now = deps.outside.now()
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
    raw.write(
      encodeFrame({
        kind: 'hello',
        nowMs: now.getTime(),
        fixtures: rows.map(row => presentFixture(row, now)),
        sheets: presentSheets(deps, rows).map(sheet =>
          packSheet(whole.includes(sheet.fixture) ? sheet : rowSheet(sheet)),
        ),
      }),
    )
    // What comes now is written to the socket itself: ten thousand times a second, the parts of an answer cost more than the frames.
    raw.on('close', deps.feeds.join(visit.user_id, { whole, rows: inRows }, raw.socket ?? raw))
    raw.on('close', countLine('book'))
  })
}
