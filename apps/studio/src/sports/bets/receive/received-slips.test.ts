import { randomUUID } from 'node:crypto'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { balance, enter, leg, type Pick, PlayedFixture, type Player } from '../../fixtures.ts'

let world: TestWorld
let player: Player
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  player = await enter(world)
})
afterEach(async () => {
  world.wallet.line = () => 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})

const home: Pick = ['1X2', 'home']

/** A slip of one bet of 10.00, as the page of the book sends it. */
async function slipOn(fixture: PlayedFixture, more: { validUntilMs?: number; stake?: string } = {}) {
  const { stake = '100000', ...rest } = more
  const shown = await leg(player, { fixture, pick: home })
  const bet = { betId: randomUUID(), kind: 'single', legs: [shown], lineStakeUnits: stake }
  return { slipId: randomUUID(), policy: 'better', bets: [bet], answerWithinMs: 150, ...rest }
}
type Slip = Awaited<ReturnType<typeof slipOn>>

const place = (slip: Slip) => player.visit.send('book.place', slip)

/** Asks for a slip until its bets are answered, which takes longer than the slip waits where the machine is busy. */
async function placeToItsAnswer(slip: Slip) {
  await expect.poll(async () => (await place(slip)).body.isPending).toBeFalsy()
  return (await place(slip)).body
}

test('[MEND-041] a slip that waits for a slow wallet is told as received, and as accepted when it is asked for again', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const slip = await slipOn(fixture)
  const arrives = Promise.withResolvers<'good'>()
  world.wallet.line = path => (path.endsWith('/batch') ? arrives.promise : 'good')
  expect((await place(slip)).body).toMatchObject({ isPending: true, bets: [] })
  // Copies join the first one, however many come.
  const copies = await Promise.all([place(slip), place(slip)])
  expect(copies.map(({ body }) => body.isPending)).toEqual([true, true])
  expect(await balance(player)).toBe('1000.00')
  arrives.resolve('good')
  await expect.poll(async () => (await place(slip)).body.bets.length).toBe(1)
  expect((await place(slip)).body.bets[0]).toMatchObject({ betId: slip.bets[0]!.betId, bet: { state: 'accepted' } })
  expect(await balance(player)).toBe('990.00')
})

test('[MEND-041] a refusal whose answer was lost is told alike when it is asked for again', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const slip = await slipOn(fixture, { stake: '90000000000' })
  const refused = await placeToItsAnswer(slip)
  expect(refused.bets[0]).toMatchObject({ error: 'stake_above_max' })
  expect((await place(slip)).body).toEqual(refused)
  expect(await balance(player)).toBe('1000.00')
})

test('[MEND-041] a slip that arrives after its time is not taken, by whatever process', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 600_000 })
  const slip = await slipOn(fixture, { validUntilMs: world.clock.now().getTime() + 15_000 })
  world.clock.advance(15_100)
  expect((await placeToItsAnswer(slip)).bets[0]).toMatchObject({ error: 'too_late' })
  // Without the memory of this process it is the same.
  const { answerWithinMs: _, ...later } = slip
  expect((await player.visit.send('book.place', later)).body.bets[0]).toMatchObject({ error: 'too_late' })
  expect(await balance(player)).toBe('1000.00')
})

test('[MEND-041] the same slip by two ways at once is written once, and both hear of the one bet', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const slip = await slipOn(fixture)
  // Calls that want the whole answer share no memory: each goes to the rows by itself.
  const { answerWithinMs: _, ...whole } = slip
  const answers = await Promise.all([player.visit.send('book.place', whole), player.visit.send('book.place', whole)])
  for (const { status, body } of answers)
    expect(status === 503 ? 'asks again' : body.bets[0]).toSatisfy(
      (answer: unknown) =>
        answer === 'asks again' || (typeof answer === 'object' && answer !== null && 'bet' in answer),
    )
  expect(await balance(player)).toBe('990.00')
})
