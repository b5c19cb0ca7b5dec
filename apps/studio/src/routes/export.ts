import { Readable } from 'node:stream'
import {
  definitionPath,
  drawsExportPath,
  fixturesExportPath,
  matchesExportPath,
  roundsExportPath,
  tablesExportPath,
} from '@baize/api/studio/paths'
import { canonicalJson } from '@baize/game-kit'
import { readFixtureId } from '@baize/game-kit/book/calendar/fixture-id'
import { paced } from '@baize/server-kit/work/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { tableLines } from '../live/rounds/table-lines.ts'
import { presentDraws } from '../lotteries/draws/read-draws.ts'
import { ticketLines } from '../rooms/fish/tickets/ticket-records.ts'
import { matchLines } from '../rooms/history/match-records.ts'
import type { MatchReading } from '../rooms/pvp/hands/stored-match.ts'
import { publishedDefinition } from '../rounds/reading/published-definition.ts'
import { settledRounds, verifiableRound } from '../rounds/reading/verifiable-round.ts'
import { fixtureLines } from '../sports/export/fixture-lines.ts'
import type { StudioDatabase } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'
import { exportLimit, fixtureExportLimit, type LimitOptions } from './limits.ts'

const rowsAtOnce = 500
/** A reader that is too slow gives its place to the next one. */
const longestExportMs = 120_000
const retryExportMs = 5_000
const query = z.strictObject({
  game: z
    .string()
    .regex(/^[A-Z0-9_-]{1,40}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100_000).default(10_000),
})
const fixtureId = z.string().refine(text => readFixtureId(text) !== null)
/** Of fixtures: each of them costs as much as many rounds. */
const fixtureQuery = z.strictObject({
  fixture: fixtureId.optional(),
  before: fixtureId.optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
})

/** Of the export of rounds: how many were played with seeds that are in use, so that they are not in it yet. */
const waitingHeader = 'rounds-waiting'

/** GET /studio/definitions/HASH: the definition as the very text whose SHA-256 is the hash. It never changes. */
function installDefinitions(app: FastifyInstance): void {
  app.get<{ Params: { hash: string } }>(definitionPath(':hash'), async ({ params }, reply) => {
    const definition = publishedDefinition(params.hash)
    if (!definition) throw new StudioError('input_invalid', { field: 'hash' })
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('application/json').send(canonicalJson(definition))
  })
}

/**
 * GET /studio/rounds.jsonl: settled rounds whose seed is revealed, newest first, one JSON line a round, and tickets of fish after
 * them; and /studio/draws.jsonl, tables.jsonl, matches.jsonl and fixtures.jsonl the same of draws, rounds of tables, games between
 * members and fixtures. One of each runs at a time. Nothing in them tells who played; everything in them can be recomputed.
 */
export function installExport(app: FastifyInstance, reading: MatchReading, limits: LimitOptions): void {
  const { db } = reading
  installDefinitions(app)
  const running = new Set<string>()
  const start = (path: string): (() => void) => {
    if (running.has(path)) throw new StudioError('too_many_requests', { retryAfterMs: retryExportMs })
    running.add(path)
    return () => running.delete(path)
  }
  for (const [path, lines] of [
    [roundsExportPath, linesOfRounds],
    [drawsExportPath, drawLines],
    [tablesExportPath, tableLines],
    [matchesExportPath, (_: StudioDatabase, wanted: z.output<typeof query>) => matchLines(reading, wanted)],
  ] as const)
    app.get(path, { config: exportLimit(limits) }, async (request, reply) => {
      const wanted = read(query, request)
      const end = start(path)
      if (path === roundsExportPath) reply.header(waitingHeader, await roundsWaiting(db))
      return send(reply, lines(db, wanted), end)
    })
  app.get(fixturesExportPath, { config: fixtureExportLimit(limits) }, async (request, reply) => {
    const wanted = read(fixtureQuery, request)
    // A page of a match asks for one alone, and waits for no other reader.
    return send(reply, fixtureLines(db, wanted), wanted.fixture ? () => undefined : start(fixturesExportPath))
  })
}

/** @throws StudioError input_invalid, with the first field that does not hold */
function read<Q>(shape: z.ZodType<Q>, { query: asked }: FastifyRequest): Q {
  const parsed = shape.safeParse(asked)
  if (parsed.success) return parsed.data
  throw new StudioError('input_invalid', { field: parsed.error.issues[0]?.path.map(String).join('.') || 'query' })
}

/** Reading an export holds up no game. */
function send(reply: FastifyReply, lines: AsyncIterable<string>, end: () => void) {
  const stream = Readable.from(paced(lines), { signal: AbortSignal.timeout(longestExportMs) })
  stream.once('close', end)
  return reply.type('application/x-ndjson').send(stream)
}

async function roundsWaiting(db: StudioDatabase): Promise<string> {
  const { rows } = await sql<{ rounds: bigint }>`
    select coalesce(sum(next_nonce), 0)::bigint as rounds from studio.seed_pair where revealed_at is null`.execute(db)
  return rows[0]!.rounds.toString()
}

async function* drawLines(db: StudioDatabase, { game, limit }: z.output<typeof query>): AsyncGenerator<string> {
  let before: bigint | null = null
  for (let left = limit; left > 0; left -= rowsAtOnce) {
    let page = db
      .selectFrom('studio.draw')
      .selectAll()
      .where('server_seed', 'is not', null)
      .orderBy('id', 'desc')
      .limit(Math.min(left, rowsAtOnce))
    if (game) page = page.where('game_code', '=', game)
    if (before !== null) page = page.where('id', '<', before)
    const rows: Awaited<ReturnType<typeof page.execute>> = await page.execute()
    for (const draw of await presentDraws(db, rows)) yield `${JSON.stringify(draw)}\n`
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = last.id
  }
}

/** Rounds of games first, then tickets of fish, each newest first. */
async function* linesOfRounds(db: StudioDatabase, { game, limit }: z.output<typeof query>): AsyncGenerator<string> {
  let left = limit
  for await (const line of roundLines(db, { game, limit })) {
    left--
    yield line
  }
  yield* ticketLines(db, { game, limit: left })
}

async function* roundLines(db: StudioDatabase, { game, limit }: z.output<typeof query>): AsyncGenerator<string> {
  let before: { openedAt: Date; id: string } | null = null
  for (let left = limit; left > 0; left -= rowsAtOnce) {
    let page = revealedRounds(db).limit(Math.min(left, rowsAtOnce))
    if (game) page = page.where('r.game_code', '=', game)
    if (before) {
      const { openedAt, id } = before
      page = page.where(eb => eb(eb.refTuple('r.opened_at', 'r.id'), '<', eb.tuple(openedAt, id)))
    }
    const rows: Awaited<ReturnType<typeof page.execute>> = await page.execute()
    for (const row of rows) yield `${JSON.stringify(verifiableRound(row))}\n`
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = { openedAt: last.opened_at, id: last.id }
  }
}

const revealedRounds = (db: StudioDatabase) =>
  settledRounds(db).where('s.revealed_at', 'is not', null).orderBy('r.opened_at', 'desc').orderBy('r.id', 'desc')
