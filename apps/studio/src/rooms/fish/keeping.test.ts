import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceUnits } from '../fixtures.ts'
import { Beach } from './fixtures.ts'

let world: TestWorld
let beach: Beach
beforeAll(async () => {
  world = await startTestWorld()
  world.clock.stopAt(world.clock.now())
  await world.studio.rooms.run()
  beach = new Beach(world)
})
afterAll(() => world.stop())

test('at a planned stop tickets are concluded and pages closed, and purses wait at the next holder', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'catch', 10)
  await beach.claim(page, shot)
  // Nothing is in the air any more.
  await beach.pass([page], 9_000)
  const { room } = page.last('room')
  await world.studio.rooms.stop()
  await page.until(() => page.closed !== null)
  expect(page.closed).toBe(1012)
  expect(page.last('end')).toMatchObject({ reason: 'closing' })
  const wonUnits = 1_000 * shot.fish.prey.prizes[0]!
  expect(page.of('ended').filter(({ stakeUnits }) => stakeUnits > 0)).toMatchObject([
    { isPaid: false },
    { stakeUnits: 1_000, payoutUnits: wonUnits, isPaid: true },
  ])
  await beach.expectMoney()
  await beach.turn()
  const back = await beach.again(page)
  back.act({ kind: 'sit', class: 'shallows' })
  await beach.turn([back])
  expect(back.last('purse')).toMatchObject({ state: 'open', heldUnits: 99_000 + wonUnits })
  expect(back.last('room').room).not.toBe(room)
  expect(back.last('scene').number).toBeGreaterThan(page.last('scene').number)
  back.act({ kind: 'leave' })
  await beach.turn([back])
  expect(await balanceUnits(page.member)).toBe(10_000_000n - 1_000n + BigInt(wonUnits))
  await beach.expectMoney()
})

test('what a late joiner is told makes the same scene as the others have', async () => {
  const early = await beach.seated(100_000)
  for (let shots = 0; shots < 6; shots++) await beach.claim(early, await beach.shoot(early, 'catch'))
  await beach.turn([early])
  const late = await beach.seated(0)
  expect(late.last('room').room).toBe(early.last('room').room)
  const [one, other] = [early.scene(), late.scene()]
  expect([...other.gone].toSorted()).toEqual([...one.gone].toSorted())
  expect(other.gone.size).toBeGreaterThan(0)
  expect(other.clock).toEqual(one.clock)
  expect([...other.fish.keys()]).toEqual(expect.arrayContaining([...one.fish.keys()]))
  for (const page of [early, late]) page.act({ kind: 'leave' })
  await beach.turn([early, late])
  await beach.expectMoney()
})

test('a result is told only when its row of the journal is durable', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'catch')
  const client = await world.database.pool.connect()
  await client.query('begin; lock table studio.room_journal in share mode')
  await beach.claim(page, shot)
  const flushed = world.studio.rooms.sea!.flush()
  for (let i = 0; i < 5; i++) await page.synced()
  expect(page.results.map(({ answer }) => answer)).not.toContain('caught')
  await client.query('commit')
  client.release()
  await flushed
  await page.synced()
  expect(page.results.at(-1)).toMatchObject({ k: shot.k, answer: 'caught' })
  page.act({ kind: 'leave' })
  await beach.turn([page])
  await beach.expectMoney()
})

test('rows of the journal are forgotten an hour after the last ticket that they tell of', async () => {
  const rows = () => world.studio.db.selectFrom('studio.room_journal').select('seq').execute()
  const page = await beach.seated(100_000)
  await beach.claim(page, await beach.shoot(page, 'catch'))
  await beach.turn([page])
  const sea = world.studio.rooms.sea!
  const { length } = await rows()
  expect(length).toBeGreaterThan(0)
  await sea.keepHouse()
  expect((await rows()).length).toBe(length)
  page.act({ kind: 'leave' })
  await beach.turn([page])
  world.clock.advance(3_700_000)
  await sea.keepHouse()
  expect(await rows()).toEqual([])
  await beach.expectMoney()
})
