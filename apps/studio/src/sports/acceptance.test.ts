import type { SheetView } from '@baize/api/studio/sports/fixture-views'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Asked, balance, enter, leg, type Pick, PlayedFixture, type Player, priceOf, send } from './fixtures.ts'

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
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

const home: Pick = ['1X2', 'home']
const draw: Pick = ['1X2', 'draw']

/** Turns the clock to some milliseconds before a moment, and stops it. */
const turnTo = (at: Date, earlierMs: number) => world.clock.stopAt(new Date(at.getTime() - earlierMs))

/** The answer to the one bet of a slip: odds, state and score of its ticket, or why it was refused. */
async function answerTo(asked: Asked, policy: 'none' | 'better' | 'any') {
  const { body } = await send(player, [asked], { policy })
  const [answer] = body.bets
  if (!answer) throw new Error(JSON.stringify(body))
  return 'bet' in answer ? [answer.bet.odds, answer.bet.legs[0]!.block] : answer
}

/** A bet on football, sent while a block is on show: it waits until it is let go. */
async function whileShown(fixture: PlayedFixture, asked: Asked, until: Date) {
  const answer = answerTo(asked, 'any')
  await expect.poll(() => world.studio.book.waiting.count).toBe(1)
  await fixture.runTo(until)
  return answer
}

/** The rulebook's vector: without a goal until the 78th minute. Its tests follow its clock. */
describe('a football match that stands at 0-0', () => {
  type Leg = Awaited<ReturnType<typeof leg>>
  let fixture: PlayedFixture
  /** Shown after blocks 19 and 20. */
  let older: Leg
  let onHome: Leg
  let onDraw: Leg
  let onTotal: Leg

  const stop = () => world.clock.stopAt(world.clock.now())

  /** Goes on until the next block is half a second on show. @returns when the window after it begins */
  async function intoPlay(): Promise<Date> {
    const row = await fixture.row()
    await fixture.runTo(new Date(row.closes_at!.getTime() - 100))
    await fixture.runTo(row.closes_at!, 500)
    stop()
    return (await fixture.row()).window_at!
  }

  test('[SPORT-059] a bet that comes while a block is shown is taken in the next window when nothing happens', async () => {
    fixture = await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3' })
    await fixture.toBlock(19)
    stop()
    older = await leg(player, { fixture, pick: home })
    await fixture.toBlock(20)
    stop()
    onHome = await leg(player, { fixture, pick: home })
    onDraw = await leg(player, { fixture, pick: draw })
    onTotal = await leg(player, { fixture, pick: ['OU', 'over', 1.25] })
    const opensAt = await intoPlay()
    const held = await leg(player, { fixture, pick: home })
    expect(held.milli).toBe(2_710)
    expect(await whileShown(fixture, { legs: [held], amount: '1.00' }, opensAt)).toEqual(['2.7100', 21])
    expect(await balance(player)).toBe('999.00')
  })

  test('[SPORT-056] [SPORT-057] a price that moved between look and press passes or is refused by policy', async () => {
    await fixture.toBlock(21)
    stop()
    expect([onHome.milli, onDraw.milli]).toEqual([2_570, 2_180])
    const refused = await answerTo({ legs: [onHome], amount: '1.00' }, 'none')
    expect(refused).toMatchObject({ error: 'price_changed' })
    const [sheet] = (refused as { sheets: SheetView[] }).sheets
    expect(priceOf(sheet!, home)!.milli).toBe(2_710)
    expect(await answerTo({ legs: [onHome], amount: '1.00' }, 'better')).toEqual(['2.7100', 21])
    expect(await answerTo({ legs: [onHome], amount: '1.00' }, 'any')).toEqual(['2.7100', 21])
    for (const policy of ['none', 'better'] as const)
      expect(await answerTo({ legs: [onDraw], amount: '1.00' }, policy)).toMatchObject({ error: 'price_changed' })
    expect(await answerTo({ legs: [onDraw], amount: '1.00' }, 'any')).toEqual(['2.0500', 21])
    expect(await balance(player)).toBe('997.00')
  })

  test('[SPORT-058] a token of an older state, of another match or of nobody is refused, and so is a line that is gone', async () => {
    const other = await PlayedFixture.announce(world, 'FOOT')
    stop()
    const foreign = await leg(player, { fixture: other, pick: home })
    const now = await leg(player, { fixture, pick: home })
    const { token } = now
    const forged = { ...now, token: `${token.slice(0, 8)}${token[8] === 'A' ? 'B' : 'A'}${token.slice(9)}` }
    for (const bad of [older, forged, { ...foreign, fixture: fixture.id }, { ...now, milli: 2_720 }])
      expect(await answerTo({ legs: [bad], amount: '1.00' }, 'any')).toMatchObject({ error: 'price_unknown', leg: 0 })
    expect(await answerTo({ legs: [onTotal], amount: '1.00' }, 'any')).toMatchObject({ error: 'line_gone', leg: 0 })
    expect(await balance(player)).toBe('1000.00')
  })

  test('[SPORT-060] a goal ends every bet that waits for its block, whatever the policy', async () => {
    await fixture.toBlock(25)
    const opensAt = await intoPlay()
    const held = await leg(player, { fixture, pick: home })
    expect(held.milli).toBe(4_440)
    const answer = await whileShown(fixture, { legs: [held], amount: '1.00' }, opensAt)
    expect(answer).toMatchObject({ error: 'suspended', reason: 'goal' })
    expect(priceOf(await fixture.sheet(player), home)!.milli).toBe(35_250)
    expect(await balance(player)).toBe('1000.00')
  })
})

test('[SPORT-061] other sports take nothing while a block is played', async () => {
  const fixture = await PlayedFixture.announce(world, 'BASK')
  const row = await fixture.toBlock(2)
  world.clock.stopAt(world.clock.now())
  const shown = await leg(player, { fixture, pick: ['ML', 'home'] })
  await fixture.runTo(new Date(row.closes_at!.getTime() - 100))
  await fixture.runTo(row.closes_at!, 100)
  expect(await answerTo({ legs: [shown], amount: '1.00' }, 'any')).toMatchObject({
    error: 'suspended',
    reason: 'playing',
  })
  expect(await balance(player)).toBe('1000.00')
})

test('[SPORT-062] a stake that the wallet stores a tenth of a second before the end is in, one later goes back', async () => {
  const fixture = await PlayedFixture.announce(world, 'BASK')
  for (const [paidEarlierMs, outcome] of [
    [101, 'accepted'],
    [99, 'too_late'],
  ] as const) {
    const row = await fixture.toBlock((await fixture.row()).block + 1)
    turnTo(row.closes_at!, 601)
    const shown = await leg(player, { fixture, pick: ['ML', 'home'] })
    const reached = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<'good'>()
    world.wallet.line = path => {
      if (!path.endsWith('/batch')) return 'good'
      reached.resolve()
      return gone.promise
    }
    const answered = answerTo({ legs: [shown], amount: '1.00' }, 'any')
    await reached.promise
    turnTo(row.closes_at!, paidEarlierMs)
    world.wallet.line = () => 'good'
    gone.resolve('good')
    const answer = await answered
    expect(Array.isArray(answer) ? 'accepted' : answer.error).toBe(outcome)
    world.clock.goOn()
    await fixture.toBlock(row.block + 1)
  }
  expect(await balance(player)).toBe('999.00')
})

test('[SPORT-063] the oracle opens no block before the bets on it are sealed, and an alarm is raised', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  await fixture.toBlock(6)
  await expect(world.studio.book.oracle.open(fixture.id, 7)).rejects.toThrow('is not to be opened')
  await expect(world.studio.book.oracle.reveal(fixture.id, 7)).rejects.toThrow('is not to be opened')
  expect(world.logLines.lines.join('\n')).toContain('alarm: a block was asked of the oracle out of turn')
})
