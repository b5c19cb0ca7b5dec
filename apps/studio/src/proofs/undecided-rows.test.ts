import { instantTitles } from '@baize/game-kit/instant/index'
import { bets } from '@baize/game-kit/instant/testing/sample-play'
import { InstantVisit, startTestWorld, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DealtTable } from '../live/fixtures.ts'
import { LotteryTable } from '../lotteries/fixtures.ts'
import { Beach } from '../rooms/fish/fixtures.ts'
import { Hall } from '../rooms/fixtures.ts'
import { PlayedFixture, samples } from '../sports/fixtures.ts'

/** Rounds of each kind, each under a seed of its own. */
const ROUNDS = 8

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.instants.stop()
  await world.studio.rooms.run()
  await world.studio.draws.run()
  // All clocks of a row are then told apart by what set them alone.
  world.clock.stopAt(world.clock.now())
})
afterAll(() => world.stop())

type Row = Record<string, unknown>

/** Columns that name a row, bind the house, or lie sealed. */
const named =
  /^(id|serial|number|place|issue|round_id|visit_id|user_id|purse_id|room_id|chain_id|seed_pair_id|client_seed|nonce|match|hand|room|hold_id)$|commitment|sealed|hash|salt/

/**
 * What a reader of the database learns of rows beside their names, bindings and sealed blobs: clocks count from the row's own
 * first one.
 */
function shown(rows: readonly Row[], more: readonly string[] = []): string[] {
  return rows.map(row => {
    const isClock = (value: unknown): value is string =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    const first = Math.min(...Object.values(row).flatMap(value => (isClock(value) ? [Date.parse(value)] : [])))
    const kept = Object.entries(row).filter(([name]) => !named.test(name) && !more.includes(name))
    return JSON.stringify(kept.map(([name, value]) => [name, isClock(value) ? Date.parse(value) - first : value]))
  })
}

async function rowsOf(table: string, where: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await world.database.pool.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t where ${where}`,
    values,
  )
  return rows.map(({ row }) => row)
}

const alike = (texts: readonly string[]) => expect([...new Set(texts)]).toHaveLength(1)

const firstOfKind = [...Map.groupBy(instantTitles, ({ kind }) => kind).values()].map(([title]) => title!)
test.each(firstOfKind)(
  '[MEND-020] $kind: what is stored of a round that waits is the same under every seed',
  async title => {
    const visit = new InstantVisit(await world.play(await world.member(), title.code))
    const { options, stakeUnits } = bets[title.kind](0)
    const waiting: Row[] = []
    for (let round = 0; round < ROUNDS; round++) {
      world.clock.advance(5_000)
      const { body } = await visit.open(options, String(stakeUnits))
      waiting.push(...(await rowsOf('studio.round', "id = $1 and state = 'playing'", [body.round.roundId])))
      world.clock.advance(1_000_000)
      await world.studio.instants.run()
      world.clock.advance(20_000)
      await world.studio.retrier.run()
    }
    // Games without a choice are decided with their stake.
    if (waiting.length > 0) alike(shown(waiting))
  },
)

test('[MEND-020] draws that sell, open rounds of tables, and fixtures before their kick-off tell nothing of their seeds', async () => {
  const lottery = new LotteryTable(world)
  const { visit } = await lottery.playing('EL_SSC_1')
  await lottery.coming(visit)
  const draws = await rowsOf('studio.draw', "game_code = 'EL_SSC_1' and state = 'SELLING' order by id limit 3")
  alike(shown(draws))
  const rounds: Row[] = []
  const table = new DealtTable(world, 'LVT-XOC-1')
  for (let round = 0; round < 3; round++) {
    const { id, serial, result_at } = await table.open()
    rounds.push(...(await rowsOf('studio.table_round', "id = $1 and state = 'OPEN'", [id])))
    await table.runTo(result_at)
    expect((await table.roundOf(serial)).state).not.toBe('OPEN')
  }
  alike(shown(rounds))
  const fixtures: Row[] = []
  for (let match = 0; match < 3; match++) {
    const seed = Uint8Array.from({ length: 32 }, (_, at) => (at * 7 + match * 31) % 256)
    const { id } = await PlayedFixture.announce(world, 'FOOT', { seed })
    fixtures.push(...(await rowsOf('sports.fixture', 'id = $1', [id])))
  }
  alike(shown(fixtures, ['entropy']))
})

test.each(Object.keys(samples) as (keyof typeof samples)[])(
  '[MEND-020] %s: a match whose first block is being played tells nothing of what happens in it',
  async sample => {
    const fixtures: Row[] = []
    for (let match = 0; match < 4; match++) {
      const seed = Uint8Array.from({ length: 32 }, (_, at) => (at * 11 + match * 37) % 256)
      const fixture = await PlayedFixture.announce(world, sample, { seed })
      await fixture.runTo((await fixture.row()).kick_off, 1)
      fixtures.push(...(await rowsOf('sports.fixture', "id = $1 and state <> 'open'", [fixture.id])))
    }
    expect(fixtures).toHaveLength(4)
    alike(shown(fixtures, ['entropy']))
  },
)

test('[MEND-020] a spin whose stake the wallet has not taken yet is stored alike under every seed', async () => {
  const visit = await world.play(await world.member())
  const waiting: Row[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const reached = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<'good'>()
    world.wallet.line = path => {
      if (!path.endsWith('/bet')) return 'good'
      reached.resolve()
      return gone.promise
    }
    const spun = visit.spin()
    await reached.promise
    waiting.push(...(await rowsOf('studio.round', "state = 'betting'")))
    world.wallet.line = () => 'good'
    gone.resolve('good')
    expect((await spun).status).toBe(200)
    world.clock.advance(20_000)
    await world.studio.retrier.run()
  }
  expect(waiting).toHaveLength(ROUNDS)
  alike(shown(waiting))
})

test('[MEND-020] an open ticket of fish stores nothing that its seed decides', async () => {
  const beach = new Beach(world)
  const pages = [await beach.seated(100_000), await beach.seated(100_000), await beach.seated(100_000)]
  for (const page of pages) await beach.fire(page)
  await beach.turn(pages)
  const tickets = await rowsOf('studio.fish_ticket', "state = 'open'")
  expect(tickets.length).toBeGreaterThanOrEqual(3)
  alike(shown(tickets, ['seat']))
})

test('[MEND-020] what one of two has chosen lies sealed until both have, and is as long whatever it is', async () => {
  for (const [code, choices] of [
    ['DUO-BANNERS', [{ card: 1 }, { card: 7 }]],
    ['DUO-DICE', [{ again: [] }, { again: [0, 1] }]],
  ] as const) {
    const hall = new Hall(world, code)
    const bodies: string[] = []
    for (const choice of choices) {
      const pages = [await hall.page(), await hall.page()] as const
      await hall.dealt(pages, { stake: 10_000 })
      const { match, turn } = pages[0].view!
      const kind = code === 'DUO-DICE' ? 'throw' : 'banner'
      pages[0].act({ kind, match, turn, ...choice })
      await pages[1].until(() => pages[1].of('chosen').length > 0)
      const { rows } = await sql<{ body: string }>`
        select body from studio.match_event where match_id = ${match} and body not like '%"connected"%'`.execute(
        world.studio.db,
      )
      bodies.push(...rows.map(({ body }) => body))
      for (const page of pages) page.act({ kind: 'leave' })
      // The next two would sit down beside whoever has not left yet.
      await Promise.all(pages.map(page => page.left()))
    }
    expect(bodies).toHaveLength(2)
    for (const body of bodies) expect(body).toMatch(/^v1\.[A-Za-z0-9+/=]+$/)
    expect(new Set(bodies.map(body => body.length)).size).toBe(1)
  }
})

test('[MEND-020] a climb comes to its drawn end after a restart too, though no row says when that is', async () => {
  const visit = new InstantVisit(await world.play(await world.member(), 'KTE-KITE'))
  const ended: number[] = []
  for (let round = 0; round < 6; round++) {
    world.clock.advance(5_000)
    const { body } = await visit.open({ autoHundredths: null }, '10000')
    const [row] = await rowsOf('studio.round', 'id = $1', [body.round.roundId])
    const longestMs = Date.parse(row!.act_until as string) - Date.parse(row!.started_at as string)
    for (let passedMs = 0; passedMs < longestMs; passedMs += 500) {
      world.clock.advance(500)
      await world.studio.instants.run()
      const [now] = await rowsOf('studio.round', "id = $1 and state <> 'playing'", [body.round.roundId])
      if (!now) continue
      ended.push(passedMs)
      break
    }
    world.clock.advance(20_000)
    await world.studio.retrier.run()
  }
  expect(ended.length).toBeGreaterThan(0)
  expect(new Set(ended).size).toBeGreaterThan(1)
})
