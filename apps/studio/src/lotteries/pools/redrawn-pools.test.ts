import { BeaconServer, checkInvariants, GameVisit, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LotteryTable } from '../fixtures.ts'
import { comeTo, poolGame, poolUnits } from './fixtures.ts'

/** 47 % of 10.00. */
const partUnits = 47_000n

let beacon: BeaconServer
let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  beacon = await BeaconServer.start()
  world = await startTestWorld({ BEACON_URL: beacon.url })
  table = new LotteryTable(world)
  await world.studio.draws.run()
})
beforeEach(() => {
  beacon.mode = 'good'
})
afterEach(async () => {
  world.wallet.line = () => 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})
afterAll(async () => {
  await world.stop()
  await beacon.stop()
})

/** A draw with a sold ticket that lost its seed and waits for its second version; and what the pool held before. */
async function redrawn() {
  await comeTo(world, true)
  const member = await world.member()
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'LOTT', gameCode: poolGame })
  const visit = await GameVisit.open(world.studioUrl, gameUrl)
  const beforeUnits = await poolUnits(world)
  const slip = await table.slipFor(visit, [['P6', '1-2-3-4-5-6', 10]])
  expect((await table.place(visit, slip)).status).toBe(200)
  const draw = await table.drawOf(visit, slip.issue)
  await table.keepAt(draw.closesAt, 100)
  expect(await poolUnits(world)).toBe(beforeUnits + partUnits)
  await table.spoilSeed(draw)
  await table.keepAt(draw.drawsAt, 4_000)
  const again = await table.drawOf(visit, slip.issue)
  expect(again).toMatchObject({ state: 'REDRAWN', version: 2, hasPool: true })
  return { visit, beforeUnits, again }
}

test('a draw that is held once more has put its part into the pool once', async () => {
  const { visit, beforeUnits, again } = await redrawn()
  expect(await poolUnits(world)).toBe(beforeUnits + partUnits)
  await table.keepAt(again.drawsAt, 7_000)
  expect(await table.drawOf(visit, again.issue)).toMatchObject({ state: 'SETTLED', version: 2 })
  expect((await table.slips(visit))[0]).toMatchObject({ state: 'settled' })
  expect(await poolUnits(world)).toBe(beforeUnits + partUnits)
})

test('a draw whose second version fails as well takes its part back once, though the answer is lost', async () => {
  const { visit, beforeUnits, again } = await redrawn()
  let calls = 0
  world.wallet.line = call => (call.endsWith('/pool') && calls++ === 0 ? 'lose-answer' : 'good')
  beacon.mode = 'silent'
  await table.keepAt(again.drawsAt, 121 * 60_000)
  expect(await table.drawOf(visit, again.issue)).toMatchObject({ state: 'VOIDED', version: 2, voidReason: 'BEACON' })
  expect(await poolUnits(world)).toBe(beforeUnits)
  world.clock.advance(6_000)
  await Promise.all([world.studio.draws.run(), world.studio.draws.run()])
  expect(calls).toBe(2)
  expect(await poolUnits(world)).toBe(beforeUnits)
  expect((await table.slips(visit))[0]).toMatchObject({ state: 'voided' })
})
