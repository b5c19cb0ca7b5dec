import { randomUUID } from 'node:crypto'
import type { ChaseView } from '@baize/api/studio/lottery'
import { highestSeries } from '@baize/game-kit/lotteries/index'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LotteryTable, pricedTickets, type TestTicket } from '../fixtures.ts'

let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
  await world.studio.draws.run()
})
afterAll(() => world.stop())

/** Seven numbers, of which three that are drawn give the stake back, as one draw in six does. */
const sevens = Array.from({ length: 10 }, (_, place) =>
  Array.from({ length: 7 }, (_, at) => 1 + place * 8 + at).join('-'),
)

test('[MEND-034] a draw that gave a stake back is returned, not won, and stops no order that waits for a win', async () => {
  const { visit } = await table.playing('EL_KENO_5')
  const seen: ChaseView[] = []
  const isBack = ({ issues }: ChaseView) => issues.some(({ state }) => state === 'returned')
  for (let rounds = 0; rounds < 20 && !seen.some(isBack); rounds++) {
    const [current] = (await table.coming(visit)).filter(({ state }) => state === 'SELLING')
    const orders = sevens.map(content => {
      const { costCents, tickets } = pricedTickets('EL_KENO_5', [['SPOT', content]])
      const terms = { firstIssue: current!.issue, series: highestSeries, times: [1, 1], stop: { kind: 'win' } }
      return { chaseId: randomUUID(), ...terms, tickets, costCents: 2 * costCents }
    })
    for (const order of orders) expect((await visit.send('lottery.orderChase', order)).status).toBe(200)
    for (let draws = 0; draws < 2; draws++) await table.hold(visit, (await table.coming(visit))[0]!.issue)
    const told = (await visit.send('lottery.chases', {})).body as ChaseView[]
    seen.push(...told.filter(({ chaseId }) => orders.some(order => order.chaseId === chaseId)))
  }
  expect(seen.some(isBack)).toBe(true)
  for (const { state, issues } of seen) {
    const played = issues.filter(({ payoutCents }) => payoutCents !== null)
    for (const { state, payoutCents, costCents } of played)
      expect([payoutCents, state]).toEqual([
        payoutCents,
        payoutCents === 0 ? 'lost' : payoutCents === costCents ? 'returned' : 'won',
      ])
    expect(state).toBe(played.some(issue => issue.state === 'won') ? 'STOPPED_WIN' : 'DONE')
  }
  expect(await checkInvariants(world.database)).toEqual([])
})

test('[MEND-034] the record of bets calls a stake that came back a push, no valid bet, and a slip that won nothing else lost', async () => {
  const { member, visit } = await table.playing('EL_KENO_5')
  const seen = new Set<string>()
  const [one, other] = sevens.map((content): TestTicket => ['SPOT', content])
  for (let draws = 0; draws < 60 && !(seen.has('PUSH') && seen.has('part')); draws++) {
    const slips = []
    for (const tickets of [[one!], [other!], [one!, other!]]) slips.push(await table.slipFor(visit, tickets))
    for (const slip of slips) expect((await table.place(visit, slip)).status).toBe(200)
    await table.hold(visit, slips[0]!.issue)
    const told = new Map((await table.slips(visit)).map(slip => [slip.slipId, slip]))
    const { list } = await member.call('records.bets', { pageSize: slips.length })
    expect(list).toHaveLength(slips.length)
    for (const { roundId, status, stake, validBet } of list) {
      const { costCents, tickets } = told.get(roundId)!
      const back = tickets.filter(({ payoutCents, costCents }) => payoutCents === costCents)
      const won = tickets.some(ticket => ticket.payoutCents! > 0 && !back.includes(ticket))
      expect([status, stake, validBet]).toEqual([
        back.length === tickets.length ? 'PUSH' : won ? 'WON' : 'LOST',
        (costCents / 100).toFixed(2),
        ((costCents - 100 * back.length) / 100).toFixed(2),
      ])
      seen.add(status)
      if (back.length === 1 && tickets.length === 2) seen.add('part')
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['PUSH', 'part', 'LOST']))
  expect(await checkInvariants(world.database)).toEqual([])
})
