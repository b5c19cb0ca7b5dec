import { randomUUID } from 'node:crypto'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DealtTable, type Seated } from './fixtures.ts'
import type { StoredTableRound } from './live-dependencies.ts'

let world: TestWorld
let table: DealtTable
let seated: Seated
let round: StoredTableRound

beforeAll(async () => {
  world = await startTestWorld()
  table = new DealtTable(world, 'LVT-BAC-1')
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
  world.wallet.line = () => 'good'
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

/** Stops the clock some milliseconds after a moment. */
const turnTo = (at: Date, laterMs: number) => world.clock.stopAt(new Date(at.getTime() + laterMs))

/** Holds the debit of the next bet until it is let go. */
function holdDebit(): { reached: Promise<void>; letGo(): void } {
  const reached = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<'good'>()
  world.wallet.line = path => {
    if (!path.endsWith('/batch')) return 'good'
    reached.resolve()
    return gone.promise
  }
  return { reached: reached.promise, letGo: () => gone.resolve('good') }
}

test('[TABLE-001] what arrives a millisecond before the close and is paid a millisecond before the seal is in the book', async () => {
  turnTo(round.closes_at, -1)
  const slipId = randomUUID()
  const debit = holdDebit()
  const answered = table.bet(seated, round, { P: 5 }, { slipId })
  await debit.reached
  turnTo(round.seals_at, -1)
  debit.letGo()
  expect((await answered).status).toBe(200)
  const { slips } = await table.finish(round)
  const { state, leaf_index } = await table.slip(slipId)
  expect([slips, state, leaf_index]).toEqual([1, 'settled', 0])
})

test('[TABLE-002] what arrives at the close or later is refused with the next round, and nothing is written or debited', async () => {
  for (const laterMs of [0, 1]) {
    turnTo(round.closes_at, laterMs)
    const slipId = randomUUID()
    const { status, body } = await table.bet(seated, round, { P: 5 }, { slipId })
    expect([status, body.error, body.nextSerial]).toEqual([409, 'round_closed', Number(round.serial) + 1])
    const { rowCount } = await world.database.pool.query('select from studio.table_slip where id = $1', [slipId])
    expect(rowCount).toBe(0)
  }
  expect(await table.balance(seated)).toBe(1000)
})

test('a bet on a round that does not exist is refused, and nothing is written or debited', async () => {
  const { status, body } = await table.bet(seated, { ...round, serial: round.serial + 1_000n }, { P: 5 })
  expect([status, body.error, body.nextSerial]).toEqual([409, 'round_closed', Number(round.serial) + 1])
  expect(await table.balance(seated)).toBe(1000)
})

test('[TABLE-003] what is paid for at the seal goes back, and the balance is as before', async () => {
  turnTo(round.closes_at, -1)
  const slipId = randomUUID()
  const debit = holdDebit()
  const answered = table.bet(seated, round, { P: 5 }, { slipId })
  await debit.reached
  turnTo(round.seals_at, 0)
  debit.letGo()
  const { status, body } = await answered
  expect([status, body.error]).toEqual([409, 'round_closed'])
  await table.finish(round)
  expect((await table.slip(slipId)).state).toBe('rolled-back')
  expect(await table.balance(seated)).toBe(1000)
})

test('[TABLE-004] a bet that is sent twice at once is debited once', async () => {
  const slipId = randomUUID()
  const both = await Promise.all([1, 2].map(() => table.bet(seated, round, { P: 5 }, { slipId })))
  const answers = both.map(({ status, body }) => (status === 200 ? 'accepted' : body.error))
  expect(answers).toContain('accepted')
  expect(['accepted', 'busy']).toContain(answers.find((_, i) => i !== answers.indexOf('accepted')))
  expect(await table.balance(seated)).toBe(995)
})

test('[TABLE-005] the same slip with another amount is refused', async () => {
  const slipId = randomUUID()
  await table.bet(seated, round, { P: 5 }, { slipId })
  const { status, body } = await table.bet(seated, round, { P: 6 }, { slipId })
  expect([status, body.error, body.field]).toEqual([409, 'slip_reused', 'slipId'])
  expect(await table.balance(seated)).toBe(995)
})

test('[TABLE-006] 60 spots are taken; a spot twice, an unknown spot, another total and 61 spots are refused by their field', async () => {
  const roulette = new DealtTable(world, 'LVT-ROU-1')
  const there = await roulette.sit(seated.member)
  const spinning = await roulette.open()
  const all = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [i < 37 ? `straight-${i}` : splits[i - 37]!, 0.1]))
  const splits = ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen-1', 'dozen-2', 'dozen-3']
  splits.push('column-1', 'column-2', 'column-3', 'corner-0-1-2-3')
  for (let n = 1; n <= 20; n++) splits.push(`split-${n}-${n + 3}`)
  expect((await roulette.bet(there, spinning, all(60))).status).toBe(200)
  const refused = async (answer: ReturnType<DealtTable['bet']>) => {
    const { status, body } = await answer
    return [status, body.error, body.field]
  }
  expect(await refused(roulette.bet(there, spinning, all(61)))).toEqual([400, 'input_invalid', 'positions'])
  expect(await refused(roulette.bet(there, spinning, { nowhere: 1 }))).toEqual([
    400,
    'input_invalid',
    'positions.0.spot',
  ])
  expect(await refused(roulette.bet(there, spinning, { red: 1 }, { totalUnits: '20000' }))).toEqual([
    ...[400, 'input_invalid', 'totalUnits'],
  ])
  const twice = [1, 2].map(() => ({ spot: 'red', units: '10000' }))
  const bet = { slipId: randomUUID(), serial: Number(spinning.serial), definition: spinning.definition }
  const { status, body } = await there.visit.send('table.bet', { ...bet, positions: twice, totalUnits: '20000' })
  expect([status, body.error, body.field]).toEqual([400, 'input_invalid', 'positions.1.spot'])
  expect(await table.balance(seated)).toBe(994)
})

test('[TABLE-007] three spots that the balance does not cover are all refused', async () => {
  const high = new DealtTable(world, 'LVT-BAC-3')
  const there = await high.sit(seated.member)
  const dealt = await high.open()
  const { status, body } = await high.bet(there, dealt, { P: 500, B: 400, T: 200 })
  expect([status, body.error]).toEqual([422, 'not_enough_money'])
  expect(await table.balance(seated)).toBe(1000)
})

test('a bet that the wallet refused is refused for the same reason when it is sent again', async () => {
  const { pool } = world.database
  const take = (units: string) =>
    pool.query('update catalogue.game set max_bet_units = $2 where code = $1', [table.code, units])
  const { rows } = await pool.query('select max_bet_units from catalogue.game where code = $1', [table.code])
  await take('10000')
  try {
    const slipId = randomUUID()
    for (const _again of [1, 2]) {
      const { status, body } = await table.bet(seated, round, { P: 5 }, { slipId })
      expect([status, body.error]).toEqual([422, 'limit_reached'])
    }
  } finally {
    await take(rows[0].max_bet_units)
  }
  expect(await table.balance(seated)).toBe(1000)
})

test('[TABLE-008] the most of a spot follows from what it pays', async () => {
  const refusal = async (chips: Record<string, number>, at = table, there = seated, inRound = round) => {
    const { status, body } = await at.bet(there, inRound, chips)
    return status === 200 ? 'accepted' : [body.error, body.spot, body.maxUnits]
  }
  expect(await refusal({ T: 12.5 })).toBe('accepted')
  expect(await refusal({ T: 0.1 })).toEqual(['stake_limit', 'T', '125000'])
  expect(await refusal({ P: 100.1 })).toEqual(['stake_limit', 'P', '1000000'])
  expect(await refusal({ P: 100 })).toBe('accepted')
  const roulette = new DealtTable(world, 'LVT-ROU-1')
  const there = await roulette.sit(seated.member)
  const spinning = await roulette.open()
  expect(await refusal({ 'straight-7': 2.9 }, roulette, there, spinning)).toEqual([
    'stake_limit',
    'straight-7',
    '28000',
  ])
  expect(await refusal({ 'straight-7': 2.8 }, roulette, there, spinning)).toBe('accepted')
})

test('[TABLE-009] a second slip counts with the first', async () => {
  expect((await table.bet(seated, round, { P: 60 })).status).toBe(200)
  const { body } = await table.bet(seated, round, { P: 50 })
  expect([body.error, body.spot]).toEqual(['stake_limit', 'P'])
  expect(await table.balance(seated)).toBe(940)
})

test('[TABLE-010] a ninth call, a fourth slip that is taken back and more than five times the most are refused', async () => {
  const other = await table.sit()
  const spots = { P: 100, B: 100, PP: 9, BP: 9, EP: 20, XP: 0.5, DP: 3.3, DB: 3.3, BIG: 100, SML: 66.6 }
  expect((await table.bet(other, round, spots)).status).toBe(200)
  const { body: over } = await table.bet(other, round, { T: 12.5, B: 0 })
  expect(over.error).toBe('input_invalid')
  const slips = Array.from({ length: 8 }, () => randomUUID())
  for (const slipId of slips) expect((await table.bet(seated, round, { P: 1 }, { slipId })).status).toBe(200)
  expect((await table.bet(seated, round, { P: 1 })).body.error).toBe('too_often')
  const back = []
  for (const slipId of slips.slice(0, 4)) back.push((await seated.visit.send('table.takeBack', { slipId })).body.error)
  expect(back).toEqual([undefined, undefined, undefined, 'too_often'])
  expect(await table.balance(seated)).toBe(995)
})

test('[TABLE-011] a slip is taken back until the close, and is in no book then', async () => {
  const [slipId, late] = [randomUUID(), randomUUID()]
  for (const id of [slipId, late]) await table.bet(seated, round, { P: 5 }, { slipId: id })
  turnTo(round.closes_at, -1)
  expect((await seated.visit.send('table.takeBack', { slipId })).status).toBe(200)
  expect(await table.balance(seated)).toBe(995)
  turnTo(round.closes_at, 0)
  const { body } = await seated.visit.send('table.takeBack', { slipId: late })
  expect([body.error, body.nextSerial]).toEqual(['round_closed', Number(round.serial) + 1])
  const { slips } = await table.finish(round)
  expect([slips, (await table.slip(slipId)).leaf_index]).toEqual([1, null])
})

test('[TABLE-012] a spot that is full for all takes no more until somebody takes chips back', async () => {
  const [slipId] = [randomUUID()]
  await table.bet(seated, round, { T: 12.5 }, { slipId })
  const { studio } = world
  await studio.db
    .updateTable('studio.table_exposure')
    .set({ units: 125_000_000n })
    .where('round_id', '=', round.id)
    .where('spot', '=', 'T')
    .execute()
  const other = await table.sit()
  const { body } = await table.bet(other, round, { T: 12.5 })
  expect([body.error, body.spot, body.roomUnits]).toEqual(['spot_full', 'T', '0'])
  await seated.visit.send('table.takeBack', { slipId })
  expect((await table.bet(other, round, { T: 12.5 })).status).toBe(200)
})

test('[TABLE-013] an answer that is lost is asked for again three times, and there is one slip and one debit', async () => {
  const slipId = randomUUID()
  await table.bet(seated, round, { P: 5 }, { slipId })
  const again = []
  for (let i = 0; i < 3; i++) again.push((await table.bet(seated, round, { P: 5 }, { slipId })).body.slip?.slipId)
  expect(again).toEqual([slipId, slipId, slipId])
  expect(await table.balance(seated)).toBe(995)
})

test('[TABLE-016] a session that ends after a bet was accepted takes no other, and the slip is paid', async () => {
  const slipId = randomUUID()
  await table.bet(seated, round, { P: 5, B: 5 }, { slipId })
  await seated.member.call('session.logout', {})
  const { status, body } = await table.bet(seated, round, { P: 5 })
  expect([status, body.error]).toEqual([401, 'visit_over'])
  await table.finish(round)
  const slip = await table.slip(slipId)
  expect([slip.state, slip.payout_units! > 0n]).toEqual(['settled', true])
})

test('[TABLE-026] chips on both sides count only for what is not opposed, and on a tie not at all', async () => {
  const slipId = randomUUID()
  await table.bet(seated, round, { P: 5, B: 3 }, { slipId })
  const { result } = await table.finish(round)
  const { rows } = await world.database.pool.query('select valid_units from rounds.bet where transaction_id = $1', [
    `${slipId}:bet`,
  ])
  const { playerTotal, bankerTotal } = JSON.parse(result!)
  const isTie = playerTotal === bankerTotal
  expect(rows).toEqual([{ valid_units: isTie ? 0n : 20_000n }])
})
