import { type GameVisit, startTestWorld, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  // The test says when the retrier works.
  await world.studio.retrier.stop()
})
afterAll(() => world.stop())

const rowOf = (id: string) =>
  world.studio.db.selectFrom('studio.round').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The clock goes on while the retrier works. */
const inSteps = (ms: number) => Math.ceil(ms / 5_000) * 5_000

/** A round that lost, whose settle waits for the next batch. */
async function lose(visit: GameVisit): Promise<string> {
  for (;;) {
    world.clock.advance(3_000)
    const { round } = (await visit.spin()).body
    if (round.winUnits === '0') return round.roundId
  }
}

/** Decided rounds that the platform has never heard of, as they stand after it was restored from a backup. */
async function loseOnThePlatform(visit: GameVisit, count: number): Promise<void> {
  const like = await lose(visit)
  await sql`
    insert into studio.round (id, visit_id, user_id, game_code, definition_hash, variant, currency, mode, bet_units, coin_units,
      seed_pair_id, client_seed, nonce, draws, events, win_units, capped, state, opened_at, decided_at, retry_at)
    select studio.new_id(opened_at), visit_id, 'lost-' || i, game_code, definition_hash, variant, currency, mode, bet_units, coin_units,
      seed_pair_id, client_seed, nonce + i, draws, events, win_units, capped, 'decided', opened_at - interval '1 hour', decided_at,
      retry_at - interval '1 hour'
    from studio.round, generate_series(1, ${count}::integer) i where id = ${like}`.execute(world.studio.db)
  world.clock.advance(20_000)
}

test('[MON-010] settles that are refused for ever hold up no other, are tried ever more rarely, and end as dead letters', async () => {
  const visit = await world.play(await world.member())
  await loseOnThePlatform(visit, 450)
  const living = await lose(visit)
  world.clock.advance(1_000)
  await world.studio.retrier.run()
  expect((await rowOf(living)).state).toBe('settled')

  const { db } = world.studio
  const waiting = db.selectFrom('studio.round').selectAll().where('user_id', 'like', 'lost-%')
  const [first] = await waiting.execute()
  expect(first).toMatchObject({ refusals: 1, refusal: 'TRANSACTION_DOES_NOT_EXIST', dead_at: null })
  const delays: number[] = []
  for (let tries = 0; tries < 20; tries++) {
    const { retry_at } = await rowOf(first!.id)
    if (!retry_at) break
    delays.push(retry_at.getTime() - world.clock.now().getTime())
    // The last batch of a pass is due a little after the first.
    world.clock.advance(delays.at(-1)! + 5_000)
    await world.studio.retrier.run()
  }
  expect(delays.slice(0, 3).map(inSteps)).toEqual([10_000, 20_000, 40_000])
  expect(inSteps(Math.max(...delays))).toBe(600_000)
  expect(await rowOf(first!.id)).toMatchObject({ state: 'decided', refusals: 12, dead_at: expect.any(Date) })
  const letters = await sql<{ kind: string }>`select kind from studio.dead_letter`.execute(db)
  expect(letters.rows).toHaveLength(450)
  const unsigned = await fetch(`${world.studioUrl}/studio/provider/reconciliation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(unsigned.status).toBe(401)
  expect(world.logLines.lines.join('')).toContain('dead letter')
})

test('[MON-010] what the platform has lost is found by its own list of rounds and sent again', async () => {
  const visit = await world.play(await world.member())
  const { db } = world.studio
  const lost = await lose(visit)
  // The studio knows that it settled; a platform that came back from a backup does not.
  await db
    .updateTable('studio.round')
    .set({ state: 'settled', settled_at: world.clock.now(), retry_at: null })
    .where('id', '=', lost)
    .execute()
  const theirs = () =>
    world.database.kysely.selectFrom('rounds.round').selectAll().where('round_id', '=', lost).executeTakeFirstOrThrow()
  expect((await theirs()).state).toBe('open')
  world.clock.advance(10 * 60_000)
  await world.studio.reconciler.run()
  await world.studio.retrier.run()
  expect((await theirs()).state).toBe('settled')
  expect(
    await db.selectFrom('studio.difference').selectAll().where('round_id', '=', lost).executeTakeFirst(),
  ).toMatchObject({
    fault: 'open there',
    sent_again_at: expect.any(Date),
  })
  const found = await db.selectFrom('studio.difference').select('round_id').execute()
  world.clock.advance(10 * 60_000)
  await world.studio.reconciler.run()
  expect(await db.selectFrom('studio.difference').select('round_id').execute()).toEqual(found)
})
