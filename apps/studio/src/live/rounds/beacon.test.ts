import { randomnessOf, roundTimeMs } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { BeaconServer, checkInvariants, startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DealtTable } from '../fixtures.ts'
import type { StoredTableRound } from '../live-dependencies.ts'

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
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

const comesAtMs = ({ beacon_chain, beacon_round }: StoredTableRound) => roundTimeMs(beacon_chain!, Number(beacon_round))

/** Stops the clock so many milliseconds after the value of a round was due, and lets the dealer work. */
async function dealAfter(round: StoredTableRound, lateMs: number): Promise<StoredTableRound> {
  world.clock.stopAt(new Date(comesAtMs(round) + lateMs))
  await world.studio.live.run()
  return table.roundOf(round.serial)
}

async function verified(): Promise<string> {
  const exported = await fetch(new URL(`/studio/tables.jsonl?game=${table.code}`, world.studioUrl))
  return (await verifyExport(await exported.text())).stdout
}

test('[TABLE-022] a public value that is 20 seconds late voids its round with BEACON, and the stakes go back', async () => {
  const seated = await table.sit()
  const round = await table.open()
  expect((await table.bet(seated, round, { P: 5, T: 2 })).status).toBe(200)
  expect(await table.balance(seated)).toBe(993)
  beacon.mode = 'silent'
  await table.runTo(round.seals_at)
  expect((await dealAfter(round, 19_700)).state).toBe('SEALED')
  expect(await table.balance(seated)).toBe(993)
  const voided = await dealAfter(round, 20_000)
  expect(voided).toMatchObject({ state: 'VOIDED', void_reason: 'BEACON', slips: 1, entropy: null, result: null })
  expect(await table.balance(seated)).toBe(1000)
  const next = await table.roundOf(round.serial + 1n)
  expect(next).toMatchObject({ commitment: voided.seed!.toString('hex'), state_before: round.state_before })
  expect(next.beacon_round).not.toBeNull()
  expect(await verified()).toMatch(/ 0 failed\.$/)
})

test('a public value that comes before it is 20 seconds late is taken, and the outcome follows from it', async () => {
  const round = await table.open()
  beacon.mode = 'silent'
  await table.runTo(round.seals_at)
  for (let lateMs = 6_000; lateMs < 15_000; lateMs += 250) expect((await dealAfter(round, lateMs)).state).toBe('SEALED')
  beacon.mode = 'good'
  const drawn = await dealAfter(round, 19_000)
  expect([drawn.state, drawn.entropy]).toEqual(['SETTLED', randomnessOf(sha256, drawn.beacon_signature!)])
  expect(await verified()).toMatch(/ 0 failed\.$/)
})

test('no round is made while the chain has never been read, and the first one as soon as it is', async () => {
  const other = await startTestWorld({ BEACON_URL: beacon.url })
  try {
    beacon.mode = 'absent'
    await other.studio.live.run()
    const rounds = () => other.studio.db.selectFrom('studio.table_round').select('beacon_round').execute()
    expect(await rounds()).toEqual([])
    beacon.mode = 'good'
    other.clock.advance(5_000)
    await other.studio.live.run()
    expect((await rounds()).filter(({ beacon_round }) => beacon_round === null)).toEqual([])
    expect((await rounds()).length).toBeGreaterThan(0)
  } finally {
    await other.stop()
  }
})
