import { Readable } from 'node:stream'
import type { GameEvent, Variant, VerifiableRound } from '@baize/game-kit'
import { toHex } from '@baize/game-kit'
import type { InstantEvent, TimedChoice, VerifiableInstant } from '@baize/game-kit/instant/index'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { StudioDatabase } from '../studio-database.ts'
import { StudioError } from '../studio-error.ts'

const rowsAtOnce = 500
const query = z.strictObject({
  game: z
    .string()
    .regex(/^[A-Z0-9-]{1,40}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100_000).default(10_000),
})

/**
 * GET /studio/rounds.jsonl: settled rounds whose seed is revealed, newest first, one JSON line a round. Nothing in them
 * tells who played; everything in them can be recomputed.
 */
export function installExport(app: FastifyInstance, db: StudioDatabase): void {
  app.get('/studio/rounds.jsonl', async (request, reply) => {
    const parsed = query.safeParse(request.query)
    if (!parsed.success)
      throw new StudioError('input_invalid', { field: parsed.error.issues[0]?.path.map(String).join('.') || 'query' })
    return reply.type('application/x-ndjson').send(Readable.from(lines(db, parsed.data)))
  })
}

async function* lines(db: StudioDatabase, { game, limit }: z.output<typeof query>): AsyncGenerator<string> {
  let before: { openedAt: Date; id: string } | null = null
  for (let left = limit; left > 0; left -= rowsAtOnce) {
    let page = revealedRounds(db).limit(Math.min(left, rowsAtOnce))
    if (game) page = page.where('r.game_code', '=', game)
    if (before) {
      const { openedAt, id } = before
      page = page.where(eb =>
        eb.or([eb('r.opened_at', '<', openedAt), eb.and([eb('r.opened_at', '=', openedAt), eb('r.id', '<', id)])]),
      )
    }
    const rows: Awaited<ReturnType<typeof page.execute>> = await page.execute()
    for (const row of rows) yield `${JSON.stringify(present(row))}\n`
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = { openedAt: last.opened_at, id: last.id }
  }
}

/** The choices of round `r`, in order; an empty list for slots. */
const choicesOfRound = sql<TimedChoice[]>`(
  select coalesce(json_agg(json_build_object('choice', c.choice, 'elapsedMs', c.elapsed_ms) order by c.number), '[]')
  from studio.round_choice c where c.round_id = r.id)`

const revealedRounds = (db: StudioDatabase) =>
  db
    .selectFrom('studio.round as r')
    .innerJoin('studio.seed_pair as s', 's.id', 'r.seed_pair_id')
    .selectAll('r')
    .select(['s.commitment', 's.server_seed'])
    .select(choicesOfRound.as('choices'))
    .where('r.state', '=', 'settled')
    .where('s.revealed_at', 'is not', null)
    .orderBy('r.opened_at', 'desc')
    .orderBy('r.id', 'desc')

type RevealedRound = Awaited<ReturnType<ReturnType<typeof revealedRounds>['execute']>>[number]

const present = (row: RevealedRound): VerifiableRound | VerifiableInstant => {
  const seeds = {
    gameCode: row.game_code,
    definitionHash: row.definition_hash,
    bet: Number(row.bet_units),
    commitment: row.commitment,
    serverSeed: toHex(row.server_seed),
    clientSeed: row.client_seed,
    nonce: row.nonce,
    draws: row.draws ?? [],
    win: Number(row.win_units),
  }
  if (row.options !== null)
    return { ...seeds, options: row.options, choices: row.choices, events: (row.events ?? []) as InstantEvent[] }
  return {
    ...seeds,
    variant: row.variant as Variant,
    coin: Number(row.coin_units),
    events: (row.events ?? []) as GameEvent[],
    capped: row.capped ?? false,
  }
}
