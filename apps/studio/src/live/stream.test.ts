import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DealtTable, FrameReader, type Seated } from './fixtures.ts'
import type { StoredTableRound } from './live-dependencies.ts'

let world: TestWorld
let table: DealtTable
let seated: Seated
let round: StoredTableRound
const readers: FrameReader[] = []

beforeAll(async () => {
  world = await startTestWorld()
  table = new DealtTable(world, 'LVT-DTG-1')
})
afterAll(() => world.stop())
beforeEach(async () => {
  await table.watch()
  const newest = await table.round()
  if (newest.state !== 'SCHEDULED') await table.finish(newest)
  seated = await table.sit()
  round = await table.open()
})
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close()
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

async function read(whose: Seated, lastId?: string): Promise<FrameReader> {
  const reader = await FrameReader.open(world, whose, lastId)
  readers.push(reader)
  await expect.poll(() => reader.frames.length).toBeGreaterThan(0)
  return reader
}

const kinds = ({ frames }: FrameReader) => frames.map(({ kind }) => kind)
const frameOf = <K extends string>({ frames }: FrameReader, kind: K) => frames.findLast(frame => frame.kind === kind)

test('players who watch from another process are counted too, as long as it notes them', async () => {
  await read(seated)
  await world.database.pool.query(
    `insert into studio.table_seats (process, table_code, players, noted_at) values (gen_random_uuid(), 'LVT-DTG-1', 7, $1)`,
    [world.clock.now()],
  )
  const hello = async () => {
    world.clock.advance(10_500)
    await world.studio.live.run()
    return frameOf(await read(seated), 'hello')
  }
  expect(await hello()).toMatchObject({ seats: 8 })
  expect(await hello()).toMatchObject({ seats: 8 })
  expect(await hello()).toMatchObject({ seats: 1 })
})

test('a page hears of every step of a round, of what others laid, and of its own slip', async () => {
  const other = await table.sit()
  const reader = await read(seated)
  await world.studio.live.run()
  await table.bet(seated, round, { D: 5 })
  await table.bet(other, round, { D: 120, T: 3 }).then(({ body }) => expect(body.error).toBe('stake_limit'))
  await table.bet(other, round, { D: 61.2, T: 3 })
  await table.runTo(world.clock.now(), 1_100)
  await expect
    .poll(() => frameOf(reader, 'pool'))
    .toMatchObject({
      pools: [
        ['D', 2, '660000'],
        ['T', 1, '30000'],
      ],
    })
  await table.finish(round)
  await table.runTo(world.clock.now(), 1_100)
  await expect.poll(() => kinds(reader)).toEqual(expect.arrayContaining(['closed', 'sealed', 'deal', 'result', 'own']))
  expect(frameOf(reader, 'own')).toMatchObject({ slip: { state: 'settled', totalUnits: '50000' } })
  expect(frameOf(reader, 'sealed')).toMatchObject({ slips: 2, stakeUnits: '692000' })
  const dealt = await table.roundOf(round.serial)
  expect(frameOf(reader, 'deal')).toMatchObject({
    seed: dealt.seed!.toString('hex'),
    result: JSON.parse(dealt.result!),
  })
  expect(JSON.stringify(reader.frames)).not.toContain(other.visit.boot.secret)
})

test('[TABLE-018] one who comes in the middle of a film has the same deal as one who stayed', async () => {
  const stayed = await read(seated)
  await world.studio.live.run()
  await table.runTo(round.closes_at)
  await table.runTo(round.seals_at)
  await expect.poll(() => kinds(stayed)).toContain('deal')
  world.clock.advance(1_000)
  const late = await read(await table.sit())
  const { kind, nowMs, ...deal } = frameOf(stayed, 'deal') as { kind: string; nowMs: number }
  expect([kind, nowMs > 0]).toEqual(['deal', true])
  expect(late.frames[0]).toMatchObject({ kind: 'hello', dealt: { deal } })
})

test('[TABLE-019] one who was cut off hears what was missed; after 300 frames a hello, with the own slips', async () => {
  await read(await table.sit())
  const first = await read(seated)
  const { body } = await table.bet(seated, round, { D: 5 })
  first.close()
  await table.runTo(round.closes_at)
  const again = await read(seated, first.lastId)
  await expect.poll(() => kinds(again)).toContain('closed')
  expect(kinds(again)).not.toContain('hello')
  again.close()
  const feed = world.studio.feeds.of(table.code)
  for (let i = 0; i < 300; i++) feed.tell({ kind: 'pool', serial: Number(round.serial), pools: [], seats: i })
  const late = await read(seated, again.lastId)
  expect(late.frames[0]).toMatchObject({ kind: 'hello', slips: [{ slipId: body.slip!.slipId, state: 'accepted' }] })
})
