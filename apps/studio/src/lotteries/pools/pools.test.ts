import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { comeTo, inOrder, losing, PoolTable, poolUnits, seedUnits } from './fixtures.ts'

let world: TestWorld
let table: PoolTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new PoolTable(world)
  await world.studio.draws.run()
})
afterEach(async () => {
  world.wallet.line = () => 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})
afterAll(() => world.stop())

describe('a draw with a pool', () => {
  test('is announced before it sells, and sells its own tickets at one unit alone', async () => {
    await comeTo(world, true)
    const player = await table.sitDown()
    const coming = await table.coming(player.visit)
    expect(new Set(coming.map(draw => draw.hasPool))).toEqual(new Set([true, false]))
    expect(coming[0]).toMatchObject({ state: 'SELLING', hasPool: true })
    const fixed = await table.place(player.visit, await table.slipFor(player.visit, [['F6', '1-2-3-4-5-6']]))
    expect([fixed.status, fixed.body.field]).toEqual([400, 'tickets.0.betCode'])
    const slip = await table.slipFor(player.visit, [['P6', '1-2-3-4-5-6']])
    const cheaper = slip.tickets.map(ticket => ({ ...ticket, unitCents: 10 }))
    const small = await table.place(player.visit, { ...slip, costCents: 10, tickets: cheaper })
    expect([small.status, small.body.field]).toEqual([400, 'tickets.0.unitCents'])
    await comeTo(world, false)
    const later = await table.sitDown()
    const pooled = await table.place(later.visit, await table.slipFor(later.visit, [['P6', '1-2-3-4-5-6']]))
    expect([pooled.status, pooled.body.field]).toEqual([400, 'tickets.0.betCode'])
  })

  test('takes 47 % of its sales in at the seal, once, though answers are lost, and carries them over', async () => {
    await comeTo(world, true)
    const player = await table.sitDown()
    const before = await poolUnits(world)
    const issue = await table.buy(player, [['P6', losing(await table.numbersToCome()), 33]])
    let lost = 0
    world.wallet.line = call => (call.endsWith('/pool') && lost++ === 0 ? 'lose-answer' : 'good')
    await table.hold(player.visit, issue)
    world.clock.advance(6_000)
    await Promise.all([world.studio.draws.run(), world.studio.draws.run()])
    expect((await table.slips(player.visit))[0]).toMatchObject({ state: 'settled', payoutCents: 0 })
    // 47 % of 33.00.
    expect(await poolUnits(world)).toBe(before + 155_100n)
    expect(await table.shownUnits(player)).toBe(await poolUnits(world))
  })

  test('is shared by tickets times times, floored to cents; the rest stays, and the seed follows', async () => {
    await comeTo(world, true)
    const [one, two] = [await table.sitDown(), await table.sitDown()]
    const drawn = await table.numbersToCome()
    await table.buy(one, [['P6', inOrder(drawn), 1]])
    const issue = await table.buy(two, [['P6', inOrder(drawn), 2]])
    const before = await poolUnits(world)
    const [oneBefore, twoBefore] = [await table.balanceCents(one.member), await table.balanceCents(two.member)]
    await table.hold(two.visit, issue)
    await world.studio.draws.run()
    const held = before + 14_100n
    const share = held / 100n / 3n
    expect([await table.balanceCents(one.member), await table.balanceCents(two.member)]).toEqual([
      oneBefore + Number(share),
      twoBefore + Number(share * 2n),
    ])
    expect((await table.slips(two.visit))[0]).toMatchObject({
      payoutCents: Number(share * 2n),
      tickets: [{ poolCents: Number(share * 2n) }],
    })
    expect(await poolUnits(world)).toBe(held - share * 3n * 100n + seedUnits)
    expect(await table.shownUnits(two)).toBe(await poolUnits(world))
    // The ledger keeps the database's time, which no test turns, while the draws are days ahead.
    const [from, to] = [-1, 1].map(days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    const line = await two.member.call('points.transactions', { book: 'WALLET', codes: 'JACKPOT_WIN', from, to })
    expect(line.list.map(({ change }) => Number(change) * 100)).toEqual([Number(share * 2n)])
  })

  test('that is void gives its part back', async () => {
    await comeTo(world, true)
    const player = await table.sitDown()
    const before = await poolUnits(world)
    await table.buy(player, [['P6', losing(await table.numbersToCome()), 10]])
    world.clock.advance(11 * 60_000)
    await world.studio.draws.run()
    expect(await poolUnits(world)).toBe(before + 47_000n)
    world.clock.advance(3 * 3_600_000)
    await world.studio.draws.run()
    expect(await poolUnits(world)).toBe(before)
    expect((await table.slips(player.visit))[0]).toMatchObject({ state: 'voided' })
  })
})
