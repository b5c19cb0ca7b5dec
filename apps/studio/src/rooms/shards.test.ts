import { startTestWorld, type TestWorld } from '@baize/testing'
import { StudioProcess } from '@baize/testing/studio-process/studio-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FishPage } from './fish/fish-page.fixtures.ts'
import { Beach } from './fish/fixtures.ts'
import { balanceUnits, Hall } from './fixtures.ts'
import { expectRoomMoney } from './room-money.fixtures.ts'

/** Rooms of a process that was killed are open elsewhere by then. */
const OPEN_AGAIN_MS = 15_000
const LEASE_OVER_MS = 10_100

let world: TestWorld
let other: StudioProcess
beforeAll(async () => {
  other = StudioProcess.load()
  world = await startTestWorld()
  world.clock.stopAt(world.clock.now())
  await other.open(world, world.database.connectionString)
})
afterAll(async () => {
  await other.kill()
  await world.stop()
})

test('two processes keep a shard each, and the rooms of one that is killed open on the other with their purses', async () => {
  const { rooms } = world.studio
  // A process takes one lease at a time, and so leaves the other one to the next process.
  expect(await rooms.renew()).toBe(1)
  await other.keepRooms(world.clock)
  expect([rooms.shard === null, rooms.sea === null]).toEqual([false, true])

  const hall = new Hall(world, 'DUO-DICE')
  const pair = [await hall.page(), await hall.page()]
  await hall.dealt(pair, { stake: 100_000 })
  const beach = new Beach(world)
  beach.keeping = { url: other.url, run: () => other.keepRooms(world.clock) }
  const page = await beach.seated(200_000)
  await beach.claim(page, await beach.shoot(page, 'miss', 10))
  await beach.turn([page], 200)
  // The miss was charged; a shot that would have caught anything may still be in the air, and goes back.
  const spendableUnits = 200_000 - 1_000
  expect(await balanceUnits(page.member)).toBe(10_000_000n - 200_000n)
  const elsewhere = await FishPage.open(world.studioUrl, page.member, page.secret)
  expect(elsewhere.closed).toBe(1012)

  const killedAtMs = world.clock.now().getTime()
  await other.kill()
  world.clock.advance(LEASE_OVER_MS)
  expect(await rooms.renew()).toBe(2)
  expect(world.clock.now().getTime() - killedAtMs).toBeLessThan(OPEN_AGAIN_MS)
  beach.keeping = { url: world.studioUrl, run: () => rooms.run() }
  const back = await beach.again(page)
  await beach.turn([back])
  expect(back.last('purse')).toMatchObject({ state: 'open', spendableUnits })
  back.act({ kind: 'leave' })
  await beach.turn([back])
  await beach.turn([back])
  expect(await balanceUnits(page.member)).toBe(10_000_000n - 200_000n + BigInt(spendableUnits))

  // The duel on the shard that lives has heard nothing of it.
  expect(pair.map(({ closed }) => closed)).toEqual([null, null])
  pair[0]!.act({ kind: 'leave' })
  await pair[1]!.paid()
  await beach.expectMoney()
  await expectRoomMoney(world)
})
