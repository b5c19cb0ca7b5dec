import { checkInvariants, playFree, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DealtTable, FrameReader } from '../fixtures.ts'
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

test('the desk shows a round with its books, what spots may cost, who watches, and the sums of today', async () => {
  const table = new DealtTable(world, 'LVT-BAC-1')
  const desk = await TableDesk.open(world, table)
  const [seated, guest] = [await table.sit(), await table.sit(await playFree(await world.visitor()))]
  const round = await table.open()
  await table.bet(seated, round, { T: 10, P: 5 })
  await table.bet(guest, round, { B: 2 })
  const reader = await FrameReader.open(world, seated)
  world.clock.advance(10_500)
  await world.studio.live.run()
  const { round: shown, seats, ...more } = await desk.table()
  expect([shown?.serial, shown?.state, shown?.tier, seats]).toEqual([Number(round.serial), 'OPEN', 1, 1])
  expect(more).toMatchObject({ gameType: 'LIVE', vassalage: 'LVT', definition: 'bac-c/1', suspended: null, today: [] })
  const bound = '100000.00'
  expect(shown!.books).toEqual([
    {
      ...{ currency: seated.visit.boot.currency, mode: 'PLAY', slips: 1, stake: '2.00' },
      spots: [{ spot: 'B', stake: '2.00', exposure: '1.90', bound }],
    },
    {
      ...{ currency: seated.visit.boot.currency, mode: 'REAL', slips: 1, stake: '15.00' },
      spots: [
        { spot: 'P', stake: '5.00', exposure: '5.00', bound },
        { spot: 'T', stake: '10.00', exposure: '80.00', bound },
      ],
    },
  ])
  reader.close()
  await table.finish(round)
  const { today } = await desk.table()
  const { rows } = await world.database.pool.query(
    "select sum(payout_units)::text as payout from rounds.bet where game_code = 'LVT-BAC-1' and status <> 'VOID' and stake_units = 150000",
  )
  const real = today.find(({ mode }) => mode === 'REAL')
  expect([real?.rounds, real?.slips, real?.stake]).toEqual([1, 1, '15.00'])
  expect(Number(real!.payout) * 10_000).toBe(Number(rows[0].payout))
})

test('rounds come newest first by pages, each with book, seal, sums and why it is void, and a round with its slips', async () => {
  const table = new DealtTable(world, 'LVT-DTG-1')
  const { code: gameCode } = table
  const desk = await TableDesk.open(world, table)
  const seated = await table.sit()
  const paid = await table.open()
  await table.bet(seated, paid, { D: 5, T: 5 })
  await table.finish(paid)
  const second = await table.open()
  await table.bet(seated, second, { D: 2 })
  await desk.voidRound(second.serial)
  await table.finish(second)
  const first = await desk.operator.call('tables.rounds', { gameCode, limit: 2 })
  expect(first.rounds.map(({ serial }) => serial)).toEqual([Number(second.serial) + 1, Number(second.serial)])
  const [, gone] = first.rounds
  expect(gone).toMatchObject({
    ...{ state: 'VOIDED', root: null, books: [{ mode: 'REAL', slips: 1, stake: '2.00', payout: '0.00' }] },
    void: { reason: 'OPERATOR', by: { operator: 'desk', reason: 'a test looks into it' } },
  })
  expect(gone!.seed).toMatch(/^[0-9a-f]{64}$/)
  const { rounds } = await desk.operator.call('tables.rounds', { gameCode, before: first.nextBefore!, limit: 2 })
  const stored = await table.roundOf(paid.serial)
  expect(rounds[0]).toMatchObject({
    ...{
      serial: Number(paid.serial),
      state: 'SETTLED',
      root: stored.book_root,
      sealHash: stored.seal_hash,
      void: null,
    },
    books: [{ slips: 1, stake: '10.00' }],
  })
  const { slips, nextAfter } = await desk.operator.call('tables.slips', { gameCode, serial: String(paid.serial) })
  const { account } = await seated.member.call('members.info', {})
  expect(slips).toMatchObject([{ account, stake: '10.00', state: 'settled', opposed: '10.00', place: 0 }])
  expect(slips[0]!.positions.map(({ spot, stake }) => [spot, stake])).toEqual([
    ['D', '5.00'],
    ['T', '5.00'],
  ])
  expect(nextAfter).toBeNull()
  const unknown = await desk.operator.send('tables.slips', { gameCode, serial: '999' })
  expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'table_round_unknown'])
})

test('an operator’s look wakes no table up', async () => {
  const table = new DealtTable(world, 'LVT-WHL-1')
  const desk = await TableDesk.open(world, table)
  await world.studio.live.run()
  expect((await desk.table()).resting).toBe(true)
  await world.studio.live.run()
  expect((await desk.table()).resting).toBe(true)
})

test('what is asked of a table stands in the audit before it is done, and what came of it after', async () => {
  const table = new DealtTable(world, 'LVT-XOC-1')
  const desk = await TableDesk.open(world, table)
  const round = await table.open()
  await desk.voidRound(round.serial)
  await desk.voidRound(round.serial)
  const { rows } = await world.database.pool.query(
    "select action, detail -> 'reason' as reason, detail -> 'after' as after, detail -> 'status' as status from audit.entry where subject = 'table:LVT-XOC-1' order by id",
  )
  const serial = Number(round.serial)
  const entry = (suffix: string, after: object | null, status: string | null = null) => ({
    ...{ action: `tables.voidRound${suffix}`, reason: 'a test looks into it', after, status },
  })
  const wanted = { game: 'LVT-XOC-1', serial, void: true }
  expect(rows).toEqual([
    entry('.proposed', wanted),
    entry('.asked', null),
    entry('', { serial, outcome: 'void' }),
    entry('.proposed', wanted),
    entry('.asked', null),
    entry('.refused', null, 'ROUND_DECIDED'),
  ])
  expect((await world.database.pool.query('select audit.broken()')).rows).toEqual([])
})

test('who acts on tables is no member: an operator cannot sit down at one', async () => {
  const operator = await world.operator()
  const { status, body } = await operator.send('launch.gameLaunch', { vassalage: 'LVT', gameCode: 'LVT-BAC-1' })
  expect([status, body.errorCode]).toEqual([403, 'not_allowed'])
})

test('a desk call that the platform did not sign is refused', async () => {
  const answer = await fetch(new URL('/studio/provider/tables/desk', world.studioUrl), {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ request_uuid: 'x', sent_at: world.clock.now().getTime(), since: 0 }),
  })
  expect(answer.status).toBe(401)
})
