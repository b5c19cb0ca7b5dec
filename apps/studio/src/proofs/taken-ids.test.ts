import { randomUUID } from 'node:crypto'
import { highestSeries } from '@baize/game-kit/lotteries/index'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DealtTable } from '../live/fixtures.ts'
import { LotteryTable, pricedTickets } from '../lotteries/fixtures.ts'
import { enter, leg, PlayedFixture, placeSingles, send } from '../sports/fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.draws.run()
})
afterAll(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
  await world.stop()
})

interface Refusal {
  status: number
  error: string | undefined
  field: string | undefined
}
const told = ({ status, body }: { status: number; body: { error?: string; field?: string } }): Refusal => ({
  ...{ status, error: body.error, field: body.field },
})

/** A member at each game that takes ids of its page, with one stake of each kind and the calls that make more of them. */
async function playing() {
  const fixture = await PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 30_000_000 })
  const bettor = await enter(world)
  const [bet] = await placeSingles(bettor, fixture, [['1X2', 'home'], '1.00'])
  const spun = (await (await world.play(bettor.member)).spin()).body.round.roundId
  const lottery = new LotteryTable(world)
  const { member, visit } = await lottery.playing('EL_SSC_1')
  const slip = await lottery.slipFor(visit, [['L5', '70338']])
  expect((await lottery.place(visit, slip)).status).toBe(200)
  const { costCents, tickets } = pricedTickets('EL_SSC_1', [['L5', '70338']])
  const chase = {
    ...{
      chaseId: randomUUID(),
      firstIssue: slip.issue,
      series: highestSeries,
      costCents,
      tickets,
      times: [1],
      stop: null,
    },
  }
  expect((await visit.send('lottery.orderChase', chase)).status).toBe(200)
  const table = new DealtTable(world, 'LVT-BAC-1')
  await table.watch()
  const seated = await table.sit(member)
  const round = await table.open()
  const slipId = randomUUID()
  expect((await table.bet(seated, round, { P: 5 }, { slipId })).status).toBe(200)
  // Nothing closes while the ids are tried.
  world.clock.stopAt(world.clock.now())
  const current = await lottery.slipFor(visit, [['L5', '12345']])
  const legs = [await leg(bettor, { fixture, pick: ['1X2', 'draw'] })]
  const calls: Record<string, (id: string) => Promise<Refusal>> = {
    'lottery.placeSlip': async id => told((await lottery.place(visit, { ...current, slipId: id })) as never),
    'lottery.orderChase': async id =>
      told(
        (await visit.send('lottery.orderChase', {
          ...chase,
          firstIssue: current.issue,
          times: [1],
          tickets: current.tickets,
          costCents: current.costCents,
          chaseId: id,
        })) as never,
      ),
    'table.bet': async id => told((await table.bet(seated, round, { P: 7 }, { slipId: id })) as never),
    'book.place': async id => {
      const { body } = await send(bettor, [{ legs, amount: '2.00', betId: id }], { slipId: randomUUID() })
      // Each bet of a slip is answered for itself.
      return { status: 409, error: (body.bets[0] as { error?: string }).error, field: undefined }
    },
  }
  return {
    calls,
    ids: { spun, bet: bet!.betId, slip: slip.slipId, chase: chase.chaseId, table: slipId },
    members: [member, bettor.member],
  }
}

test('[MEND-027] every call that takes an id of its page refuses one that stands for a stake already, of whatever game', async () => {
  const { calls, ids, members } = await playing()
  const balances = () => Promise.all(members.map(async one => (await one.call('wallet.balance', {})).sumBalance))
  const before = await balances()
  for (const [call, make] of Object.entries(calls))
    for (const [kind, id] of Object.entries(ids)) {
      const { status, error } = await make(id)
      expect([call, kind, status, error]).toEqual([call, kind, 409, 'slip_reused'])
    }
  expect(await balances()).toEqual(before)
  for (const [call, make] of Object.entries(calls))
    expect([call, (await make(randomUUID())).error]).toEqual([call, undefined])
  world.clock.goOn()
})
