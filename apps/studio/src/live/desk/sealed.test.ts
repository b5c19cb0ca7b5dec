import { BeaconServer, checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DealtTable } from '../fixtures.ts'
import { TableDesk } from './fixtures.ts'

let beacon: BeaconServer
let world: TestWorld
let table: DealtTable
beforeAll(async () => {
  beacon = await BeaconServer.start()
  world = await startTestWorld({ BEACON_URL: beacon.url })
  table = new DealtTable(world, 'LVT-BAC-1')
})
afterAll(async () => {
  await world.stop()
  await beacon.stop()
})
afterEach(async () => {
  beacon.mode = 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})

/** A sealed round with a slip, whose public value does not come yet. */
async function sealed() {
  const seated = await table.sit()
  const round = await table.open()
  expect((await table.bet(seated, round, { P: 5, B: 1 })).status).toBe(200)
  await table.runTo(round.closes_at)
  beacon.mode = 'silent'
  await table.runTo(round.seals_at)
  expect((await table.roundOf(round.serial)).state).toBe('SEALED')
  return { seated, round, desk: await TableDesk.open(world, table) }
}

test('[TABLE-024] a table that is suspended while its round is sealed deals and pays it, and rests', async () => {
  const { round, desk, seated } = await sealed()
  expect(await desk.suspend()).toEqual({ serial: Number(round.serial), outcome: 'FINISHES' })
  beacon.mode = 'good'
  await table.runTo(round.seals_at, 15_000)
  const finished = await table.finish(round)
  expect([finished.state, finished.void_reason]).toEqual(['SETTLED', null])
  const { payout_units } = await world.studio.db
    .selectFrom('studio.table_slip')
    .select('payout_units')
    .where('table_round_id', '=', round.id)
    .executeTakeFirstOrThrow()
  expect(await table.balance(seated)).toBe(994 + Number(payout_units) / 10_000)
  await table.runTo(finished.ends_at)
  await table.watch()
  expect(await desk.table()).toMatchObject({ resting: true, round: { state: 'SCHEDULED' } })
  await desk.resume()
})

test('[TABLE-023] a sealed round that an operator voids is not dealt when its value comes', async () => {
  const { round, desk, seated } = await sealed()
  expect(await desk.voidRound(round.serial)).toMatchObject({ outcome: 'VOID' })
  beacon.mode = 'good'
  await table.runTo(round.seals_at, 15_000)
  const voided = await table.roundOf(round.serial)
  expect([voided.state, voided.void_reason, voided.seed?.length]).toEqual(['VOIDED', 'OPERATOR', 32])
  expect(await table.balance(seated)).toBe(1000)
})
