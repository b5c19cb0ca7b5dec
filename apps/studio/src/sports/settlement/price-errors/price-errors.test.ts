import type { BetView } from '@baize/api/studio/sports/bets'
import type { ScoreBoard } from '@baize/game-kit/book/live/score-board'
import { asOwner, checkInvariants, startTestWorld, type TestWorld, verifyExport } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balance, endsOf, enter, leg, type Pick, PlayedFixture, place, placeSingles } from '../../fixtures.ts'
import { announceWhere } from '../fixtures/singles.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  world.wallet.line = () => 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})

/** Sold at 2.030 before the match. */
const handicap: Pick = ['AH', 'home', -0.75]
const homeWinsByTwo = (boards: readonly ScoreBoard[]) => {
  const [home, away] = boards.at(-1)!.score
  return home >= away + 2
}

/** As a defect would have written it: the odds at which a leg was accepted. */
const acceptAt = (milli: number, { betId }: BetView, position = 0) =>
  asOwner(
    world.database,
    `alter table sports.leg disable trigger leg_bought;
     update sports.leg set milli = ${milli} where bet_id = '${betId}' and position = ${position};
     alter table sports.leg enable trigger leg_bought`,
  )

test('[SPORT-073] odds that are a quarter too high are void when that is found before the next block, and stand after it', async () => {
  const fixture = await announceWhere(world, 'FOOT', 'F1.999996.1.1', homeWinsByTwo)
  const player = await enter(world)
  const ten = [handicap, '10.00'] as const
  const [slightly, early, late] = await placeSingles(player, fixture, ten, ten, ten)
  expect(slightly!.legs[0]!.milli).toBe(2_030)
  await acceptAt(2_200, slightly!)
  await acceptAt(3_000, early!)
  await fixture.toBlock(1)
  const { body } = await player.visit.call('book.bet', { id: early!.betId })
  expect(body).toMatchObject({ state: 'voided', outcome: 'void', payoutUnits: '100000', voidReason: 'WRONG_PRICE' })
  expect(await balance(player)).toBe('980.00')
  await acceptAt(3_000, late!)
  await fixture.finish()
  expect(await endsOf(player, [slightly!, early!, late!])).toEqual([
    'won 22.00 10.00',
    'void 10.00 0.00',
    'won 30.00 10.00',
  ])
  expect(await balance(player)).toBe('1032.00')
  expect(world.logLines.text).toContain('alarm: a bet was accepted at wrong odds')
  expect(world.logLines.text).toContain('alarm: a bet was settled at wrong odds')
})

test('[SPORT-074] a win at odds that were too low is settled as accepted, and what lacks is credited once beside it', async () => {
  const id = 'F1.999996.1.2'
  const fixture = await announceWhere(world, 'FOOT', id, homeWinsByTwo)
  const player = await enter(world)
  const [won, lost] = await placeSingles(player, fixture, [handicap, '10.00'], [['1X2', 'away'], '10.00'])
  await acceptAt(1_900, won!)
  await acceptAt(1_500, lost!)
  let lostAnswers = 0
  world.wallet.line = path => (path.endsWith('/credit') && lostAnswers++ === 0 ? 'lose-answer' : 'good')
  await fixture.finish()
  expect(await endsOf(player, [won!, lost!])).toEqual(['won 19.00 10.00', 'lost 0.00 10.00'])
  world.clock.advance(6_000)
  await world.studio.sports.run()
  expect(lostAnswers).toBe(2)
  expect(await balance(player)).toBe('1000.30')
  // As if the process had ended before it noted that the wallet had paid.
  await asOwner(
    world.database,
    `alter table sports.credit disable trigger credit_owed;
     update sports.credit set credited_at = null, retry_at = '${world.clock.now().toISOString()}';
     alter table sports.credit enable trigger credit_owed`,
  )
  await world.studio.sports.run()
  expect(await balance(player)).toBe('1000.30')
  const { body } = await player.visit.call('book.bet', { id: won!.betId })
  expect(body).toMatchObject({ payoutUnits: '190000', creditUnits: '13000' })
  const now = world.clock.now().getTime()
  const [from, to] = [now - 86_400_000, now + 86_400_000].map(at => new Date(at).toISOString().slice(0, 10))
  const { list } = await player.member.call('points.transactions', {
    book: 'WALLET',
    codes: 'ADJUST',
    from: from!,
    to: to!,
  })
  expect(list.map(line => line.in)).toEqual(['1.30'])
  const record = await (await fetch(new URL(`/studio/fixtures.jsonl?fixture=${id}`, world.studioUrl))).text()
  const { body: proof } = await player.visit.call('book.proof', { id: won!.betId, fixture: id })
  expect(await verifyExport(record, JSON.stringify(proof))).toMatchObject({ status: 0, stderr: '' })
})

test('a leg of a parlay at odds that are a quarter too high is void, and the others run on', async () => {
  const football = await announceWhere(world, 'FOOT', 'F1.999996.1.3', homeWinsByTwo)
  const other = await PlayedFixture.announce(world, 'BASK', { kickOffInMs: 600_000 })
  const player = await enter(world)
  const legs = [
    await leg(player, { fixture: football, pick: handicap }),
    await leg(player, { fixture: other, pick: ['ML', 'home'] }),
  ]
  const [parlay] = await place(player, { legs, amount: '10.00' })
  await acceptAt(3_000, parlay!)
  await football.finish()
  const { body: running } = await player.visit.call('book.bet', { id: parlay!.betId })
  expect(running).toMatchObject({ state: 'accepted', legs: [{ result: { kind: 'void' } }, { result: null }] })
  await other.finish()
  const { body } = await player.visit.call('book.bet', { id: parlay!.betId })
  const isWon = body.legs[1]!.result!.kind === 'won'
  expect(body.payoutUnits).toBe(isWon ? String(100 * legs[1]!.milli) : '0')
})
