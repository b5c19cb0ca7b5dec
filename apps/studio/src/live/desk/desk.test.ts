import { randomUUID } from 'node:crypto'
import { checkInvariants, startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DealtTable, FrameReader, type Seated } from '../fixtures.ts'
import type { StoredTableRound } from '../live-dependencies.ts'
import { TableDesk } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

/** A table with an operator at its desk and a round that takes bets. */
async function opened(code: string) {
  const table = new DealtTable(world, code)
  const desk = await TableDesk.open(world, table)
  const seated = await table.sit()
  return { table, desk, seated, round: await table.open() }
}

/** Statuses of the wallet's bets of a table, with what of them is valid. */
const betsOf = async ({ code }: DealtTable) => {
  const { rows } = await world.database.pool.query(
    'select status, sum(valid_units)::text as valid, count(*)::integer as bets from rounds.bet where game_code = $1 group by status',
    [code],
  )
  return rows
}

test('[TABLE-023] an operator voids a closed round: whole stakes, nothing valid, the seed, the serial, the same shoe', async () => {
  const { table, desk, round, seated } = await opened('LVT-BAC-1')
  const players: Seated[] = [seated, await table.sit(), await table.sit()]
  for (const [i, player] of players.entries())
    expect((await table.bet(player, round, { P: 5 + i, B: 1 })).status).toBe(200)
  await table.runTo(round.closes_at)
  expect((await table.roundOf(round.serial)).state).toBe('CLOSED')
  expect(await desk.voidRound(round.serial)).toEqual({ serial: Number(round.serial), outcome: 'VOID' })
  await world.studio.live.run()
  const voided = await table.roundOf(round.serial)
  expect([voided.state, voided.void_reason, voided.slips]).toEqual(['VOIDED', 'OPERATOR', 3])
  for (const player of players) expect(await table.balance(player)).toBe(1000)
  expect(await betsOf(table)).toEqual([{ status: 'VOID', valid: '0', bets: 3 }])
  const next = await table.roundOf(round.serial + 1n)
  expect([next.state_before, next.commitment]).toEqual([round.state_before, voided.seed!.toString('hex')])
  const exported = await fetch(new URL(`/studio/tables.jsonl?game=${table.code}`, world.studioUrl))
  expect((await verifyExport(await exported.text())).stdout).toMatch(/ 0 failed\.$/)
  const { tables } = await seated.member.call('launch.tableList', { gameType: 'LIVE' })
  expect(tables.find(({ gameCode }) => gameCode === table.code)!.results).toEqual([])
})

test('[TABLE-024] a table that is suspended once its bets are closed plays the round to its end and rests until it is resumed', async () => {
  const { table, desk, round, seated } = await opened('LVT-XOC-1')
  await table.bet(seated, round, { even: 5, odd: 5 })
  await table.runTo(round.closes_at)
  expect(await desk.suspend()).toEqual({ serial: Number(round.serial), outcome: 'FINISHES' })
  expect((await table.finish(round)).state).toBe('SETTLED')
  expect((await betsOf(table)).map(({ status }) => status)).not.toContain('VOID')
  await table.runTo((await table.roundOf(round.serial)).ends_at)
  await table.watch()
  expect((await table.roundOf(round.serial + 1n)).state).toBe('SCHEDULED')
  const { suspended, resting } = await desk.table()
  expect([suspended?.operator, suspended?.reason, resting]).toEqual(['desk', 'a test looks into it', true])
  expect(await desk.resume()).toEqual({ serial: null, outcome: null })
  expect((await table.open()).serial).toBe(round.serial + 1n)
})

test('a table that is suspended while bets are open voids the round, takes no more bets, and rests', async () => {
  const { table, desk, round, seated } = await opened('LVT-DTG-1')
  const reader = await FrameReader.open(world, seated)
  expect((await table.bet(seated, round, { D: 5 })).status).toBe(200)
  world.clock.stopAt(new Date(round.closes_at.getTime() - 1))
  expect(await desk.suspend()).toEqual({ serial: Number(round.serial), outcome: 'VOID' })
  // The dealer has not looked yet.
  expect((await table.roundOf(round.serial)).state).toBe('OPEN')
  expect((await table.bet(seated, round, { T: 5 })).body.error).toBe('round_closed')
  world.clock.stopAt(new Date(round.seals_at.getTime() + 5_000))
  await world.studio.live.run()
  expect(await table.roundOf(round.serial)).toMatchObject({ state: 'VOIDED', void_reason: 'SUSPENDED' })
  expect(await table.balance(seated)).toBe(1000)
  await expect.poll(() => reader.frames.find(({ kind }) => kind === 'void')).toMatchObject({ reason: 'SUSPENDED' })
  reader.close()
  await table.watch()
  expect(await desk.table()).toMatchObject({ resting: true, round: { state: 'SCHEDULED' } })
  await desk.resume()
  expect((await table.open()).serial).toBe(round.serial + 1n)
})

test('a table that is resumed before its dealer looked has its round void all the same, and goes on', async () => {
  const { table, desk, round, seated } = await opened('LVT-SIC-1')
  await table.bet(seated, round, { big: 5 })
  await desk.suspend()
  await desk.resume()
  expect((await table.finish(round)).void_reason).toBe('SUSPENDED')
  expect(await table.balance(seated)).toBe(1000)
  expect((await table.open()).serial).toBe(round.serial + 1n)
})

test('what is so already is refused and stays as it is; the same act again answers as it did', async () => {
  const { desk, round } = await opened('LVT-BNC-1')
  expect(await desk.resume()).toMatchObject({ status: 409, error: 'table_running' })
  const requestId = randomUUID()
  const first = await desk.suspend(requestId)
  expect(await desk.suspend(requestId)).toEqual(first)
  const { suspended } = await desk.table()
  world.clock.advance(1_000)
  expect(await desk.suspend()).toMatchObject({ status: 409, error: 'table_suspended' })
  expect((await desk.table()).suspended).toEqual(suspended)
  expect(await desk.resume(requestId)).toMatchObject({ status: 409, error: 'key_reused' })
  expect(await desk.voidRound(round.serial)).toMatchObject({ status: 409, error: 'table_round_decided' })
  await desk.resume()
  expect((await desk.table()).suspended).toBeNull()
})

test('a round that is dealt is not voided, and an unknown one is answered with those that there are', async () => {
  const { table, desk, round, seated } = await opened('LVT-BSP-1')
  await table.bet(seated, round, { P: 5 })
  await table.runTo(round.seals_at)
  const drawn = await table.roundOf(round.serial)
  expect(drawn.state).toBe('DRAWN')
  expect(await desk.voidRound(round.serial)).toMatchObject({ status: 409, error: 'table_round_decided' })
  expect((await table.finish(round)).state).toBe('SETTLED')
  const last = Number((await table.round()).serial)
  expect(await desk.voidRound(last + 1)).toEqual({
    ...{ status: 404, error: 'table_round_unknown', first: 1, last },
    message: `There is no such round. The rounds of this table go from 1 to ${last}.`,
  })
})

test('a dealer who lost the table voids nothing, and whoever has it next does', async () => {
  const { table, desk, round, seated } = await opened('LVT-ROU-1')
  await table.bet(seated, round, { red: 5 })
  await table.runTo(round.closes_at)
  const lease = { holder: randomUUID(), leased_until: new Date(world.clock.now().getTime() + 60_000) }
  await world.studio.db
    .updateTable('studio.live_table')
    .set(({ eb }) => ({ ...lease, fence: eb('fence', '+', 1n) }))
    .where('code', '=', table.code)
    .execute()
  expect(await desk.voidRound(round.serial)).toMatchObject({ outcome: 'VOID' })
  await world.studio.live.run()
  expect(await table.roundOf(round.serial)).toMatchObject({ state: 'CLOSED', void_asked: 'OPERATOR' })
  world.clock.advance(61_000)
  await world.studio.live.run()
  expect(await table.roundOf(round.serial)).toMatchObject({ state: 'VOIDED', void_reason: 'OPERATOR' })
  expect(await table.balance(seated)).toBe(1000)
})

test('limits hold from the next round on, lower ones by one operator and higher ones by two', async () => {
  const { table, desk, round, seated } = await opened('LVT-BAC-3')
  const limit = async (at: StoredTableRound, chips: Record<string, number>) => {
    const { status, body } = await table.bet(seated, at, chips)
    return status === 200 ? 'accepted' : (body.error ?? '')
  }
  expect(await desk.setTier(1)).toEqual({ serial: Number(round.serial) + 1, outcome: null })
  expect([await limit(round, { P: 1 }), await limit(round, { P: 110 })]).toEqual(['input_invalid', 'accepted'])
  await table.finish(round)
  const lower = await table.open()
  expect([round.tier, lower.tier]).toEqual([3, 1])
  expect([await limit(lower, { P: 110 }), await limit(lower, { P: 0.1 })]).toEqual(['stake_limit', 'accepted'])
  const requestId = randomUUID()
  expect(await desk.act('tables.setTier', { tier: 2, requestId }, true)).toMatchObject({ status: 202 })
  expect((await desk.table()).tier).toBe(1)
  expect(await desk.setTier(2, requestId)).toMatchObject({ serial: Number(lower.serial) + 1 })
  expect(await desk.setTier(2)).toMatchObject({ status: 409, error: 'tier_unchanged' })
  await table.finish(lower)
  const { tables } = await seated.member.call('launch.tableList', { gameType: 'LIVE' })
  expect(tables.find(({ gameCode }) => gameCode === table.code)).toMatchObject({
    minStake: '1.00',
    maxStake: '2500.00',
  })
  expect((await table.open()).tier).toBe(2)
})

test('a tier that is none of the table names field and bounds, and changes nothing', async () => {
  const { desk } = await opened('ARN-CLK-1')
  const refusal = (tier: unknown) => desk.act('tables.setTier', { tier })
  const outOfRange = { field: 'tier', message: 'Choose a number from 1 to 3.' }
  expect(await refusal(4)).toMatchObject({ status: 400, error: 'invalid_input', fields: [outOfRange] })
  expect(await refusal(0)).toMatchObject({ fields: [{ field: 'tier', message: 'Enter at least 1.' }] })
  expect(await refusal(5)).toMatchObject({ fields: [{ field: 'tier', message: 'Enter at most 4.' }] })
  expect(await refusal('1')).toMatchObject({ status: 400, fields: [{ field: 'tier' }] })
  expect((await desk.table()).tier).toBe(1)
})
