import type { TableVoidReason } from '@baize/api/studio/live-states'
import { asOwner, BeaconServer, checkInvariants, startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import type { Cut } from '@baize/testing/database-line'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TableDesk } from '../desk/fixtures.ts'
import type { Chips } from '../fixtures.ts'
import type { StoredTableRound } from '../live-dependencies.ts'
import type { Dealers } from './dealers.fixtures.ts'
import { KilledTable, type Point, statements } from './table.fixtures.ts'

const chips: Chips[] = [{ P: 5, B: 2 }, { P: 7, T: 1 }, { B: 9 }]
const lateChips: Chips = { T: 1 }

let beacon: BeaconServer
let world: TestWorld
let table: KilledTable
let dealers: Dealers
let desk: TableDesk
beforeAll(async () => {
  beacon = await BeaconServer.start()
  world = await startTestWorld({ BEACON_URL: beacon.url })
  table = await KilledTable.start(world, 'LVT-BAC-1', beacon)
  dealers = table.dealers
  desk = await TableDesk.open(world, table)
})
afterAll(async () => {
  await dealers.stop()
  await world.stop()
  await beacon.stop()
})
afterEach(async () => {
  beacon.mode = 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})

const points: Point[] = ['before', 'during', 'committed', 'seen']
test.each(points)(
  '[TABLE-020] a dealer killed at each step of a round (%s) pays each slip once what the chain gives',
  async point => {
    const round = await table.scheduled()
    const before = await table.balances()
    await table.killIn('open', round, point)
    await dealers.deal()
    const expected = await table.outcomeOf(round)
    const slips = await table.layChips(round, chips)
    const late = await table.betInto(point, round, lateChips)
    const isIn = point === 'committed'
    await dealers.deal()
    await table.killIn('close', round, point)
    await dealers.deal()
    beacon.mode = 'silent'
    await table.killIn('seal', round, point)
    await dealers.deal()
    beacon.mode = 'good'
    world.clock.advance(1_000)
    await table.killIn('deal', round, point)
    await killInPayment(round, point)
    await table.payAll()

    const { state, seed, draws, result, slips: booked } = await table.roundOf(round.serial)
    expect([state, seed, booked]).toEqual(['SETTLED', table.seedOf(round), isIn ? 4 : 3])
    expect([JSON.parse(draws!), JSON.parse(result!)]).toEqual([expected.draws, expected.result])
    for (const id of slips) expect((await table.slip(id)).state).toBe('settled')
    expect((await table.slip(late)).state).toBe(isIn ? 'settled' : 'rolled-back')
    const gains = chips.map(laid => table.gainOf(laid, expected.result))
    if (isIn) gains[0]! += table.gainOf(lateChips, expected.result)
    expect(await table.balances()).toEqual(before.map((units, i) => units + gains[i]!))
  },
)

/** In the step that settles, and again while the wallet is told of it; what is settled is paid in the same pass. */
async function killInPayment(round: StoredTableRound, point: Point): Promise<void> {
  if (point !== 'seen') {
    await table.killIn('settle', round, point)
    return dealers.killAt(point === 'committed' ? 'after' : point, statements.notes)
  }
  dealers.turnTo((await table.roundOf(round.serial)).result_at)
  await dealers.killAt('before', statements.claims)
  expect(await table.stateOf(round)).toBe('SETTLED')
  await dealers.killInFlight()
}

/** No state is compared with a replay, since none can be changed. */
type Reason = Exclude<TableVoidReason, 'STATE'>

/** Brings an open round to where it is void for a reason, just before a dealer finds out. */
const ways: Record<Reason, (round: StoredTableRound) => Promise<unknown>> = {
  SUSPENDED: () => desk.suspend(),
  OPERATOR: ({ serial }) => desk.voidRound(serial),
  BOOK: async ({ id, closes_at, seals_at }) => {
    await dealers.dealAt(closes_at)
    await spoil(
      'table_position',
      `set units = units + 1 where slip_id = (select min(id::text)::uuid from studio.table_slip where table_round_id = ${id})`,
    )
    dealers.turnTo(seals_at)
  },
  LATE: async ({ closes_at, seals_at }) => {
    await dealers.dealAt(closes_at)
    dealers.turnTo(new Date(seals_at.getTime() + 60_000))
  },
  BEACON: async ({ closes_at, seals_at }) => {
    // The dealer after a kill cannot read the chain either.
    beacon.mode = 'absent'
    await dealers.dealAt(closes_at)
    await dealers.dealAt(seals_at)
    dealers.turnTo(new Date(seals_at.getTime() + 20_000))
  },
  SEED: async ({ chain_id, closes_at, seals_at }) => {
    await spoil('table_chain_seed', `set sealed_seed = sealed_seed || 'x'::bytea where chain_id = ${chain_id}`)
    await dealers.dealAt(closes_at)
    dealers.turnTo(seals_at)
  },
}

/** Changes rows that nothing of the house may change. */
const spoil = (name: string, change: string): Promise<void> =>
  asOwner(
    world.database,
    `alter table studio.${name} disable trigger user; update studio.${name} ${change};
    alter table studio.${name} enable trigger user`,
  )

const voids: [Reason, Cut | 'in flight'][] = [
  ['SUSPENDED', 'before'],
  ['OPERATOR', 'during'],
  ['BOOK', 'during'],
  ['LATE', 'after'],
  ['BEACON', 'in flight'],
  ['SEED', 'before'],
]
test.each(voids)(
  '[TABLE-020] a dealer killed again and again while a round becomes void for %s returns each stake once',
  async (reason, point) => {
    const { serial, opens_at } = await table.scheduled()
    const before = await table.balances()
    await dealers.dealAt(opens_at)
    const round = await table.roundOf(serial)
    const slips = await table.layChips(round, chips)
    await ways[reason](round)
    for (const cut of ['before', 'during', 'committed'] as const) {
      await dealers.killAt(cut, statements.voids)
      expect((await table.stateOf(round)) === 'VOIDED').toBe(cut === 'committed')
    }
    if (point === 'in flight') await dealers.killInFlight()
    else await dealers.killAt(point, statements.notes)
    await table.payAll()
    if (reason === 'SUSPENDED') await desk.resume()
    const { void_reason, seed } = await table.roundOf(serial)
    expect([void_reason, seed]).toEqual([reason, reason === 'SEED' ? null : table.seedOf(round)])
    for (const id of slips) expect((await table.slip(id)).state).toBe('voided')
    expect(await table.balances()).toEqual(before)
  },
)

test('[TABLE-020] after all kills no round is missing, and every one is verified', async () => {
  const exported = await (await fetch(new URL(`/studio/tables.jsonl?game=${table.code}`, world.studioUrl))).text()
  const lines = exported.trimEnd().split('\n')
  const serials = lines.map(line => JSON.parse(line).serial)
  expect(serials).toEqual(lines.map((_, i) => lines.length - i))
  expect((await verifyExport(exported)).stdout).toBe(
    `0 rounds and ${lines.length} rounds of tables verified, 0 failed.`,
  )
  expect(dealers.kills).toBeGreaterThanOrEqual(48)
})
