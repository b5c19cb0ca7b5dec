import { startTestWorld, type TestWorld, uniqueName } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balanceUnits } from '../fixtures.ts'
import { FishPage } from './fish-page.fixtures.ts'
import { Beach } from './fixtures.ts'

let world: TestWorld
let beach: Beach
beforeAll(async () => {
  world = await startTestWorld()
  world.clock.stopAt(world.clock.now())
  await world.studio.rooms.run()
  beach = new Beach(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  world.wallet.line = () => 'good'
  await beach.expectMoney()
})

const credit = 10_000_000n

test('a purse pays for shots by a ticket, and goes back with what they won', async () => {
  const page = await beach.seated(100_000)
  expect(page.last('purse')).toMatchObject({ state: 'open', heldUnits: 100_000, spendableUnits: 100_000 })
  expect(await balanceUnits(page.member)).toBe(credit - 100_000n)
  const shot = await beach.shoot(page, 'catch', 10)
  const { k, fish } = shot
  await beach.claim(page, shot)
  await beach.turn([page])
  const prize = fish.prey.prizes[0]!
  expect(page.results.at(-1)).toMatchObject({ k, answer: 'caught', fish: fish.id, prize })
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(page.of('ended')).toMatchObject([
    { isPaid: false },
    { stakeUnits: 1_000, payoutUnits: 1_000 * prize, isPaid: true },
  ])
  expect(page.last('purse')).toMatchObject({ state: 'none' })
  expect(await balanceUnits(page.member)).toBe(credit + BigInt(1_000 * (prize - 1)))
  expect(await beach.heldUnits()).toBe(0n)
})

test('[FISHG-016] a bullet that costs a cent more than the purse has is refused, and the wallet hears nothing of it', async () => {
  const page = await beach.seated(9_900)
  const asked = world.wallet.seen.length
  await beach.fire(page, { level: 100 })
  await beach.turn([page], 1_000)
  expect(page.results).toMatchObject([{ k: 0, answer: 'not_enough_money' }])
  // The next highest level costs half as much, and once in the air it is not there for another.
  await beach.fire(page, { level: 50, k: 0 })
  world.clock.advance(400)
  await beach.fire(page, { level: 50, k: 1 })
  await beach.turn([page])
  expect(page.results.slice(1)).toMatchObject([{ answer: 'fired' }, { k: 1, answer: 'not_enough_money' }])
  expect(page.ticks.at(-1)!.purseUnits).toBe(4_900)
  expect(world.wallet.seen.length).toBe(asked)
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-026] a hold that arrives twice puts the money aside once', async () => {
  const page = await beach.seated(0)
  let lost = 0
  world.wallet.line = path => (path.endsWith('/batch') && ++lost === 1 ? 'lose-answer' : 'good')
  await beach.fill(page, 100_000)
  expect(page.last('purse')).toMatchObject({ state: 'asking', heldUnits: 0 })
  expect(await beach.heldUnits()).toBe(100_000n)
  await beach.turn([page], 2_100)
  expect(lost).toBe(2)
  expect(page.last('purse')).toMatchObject({ state: 'open', heldUnits: 100_000 })
  expect(await balanceUnits(page.member)).toBe(credit - 100_000n)
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-026] a hold that became certain too late is given back, and the player is told', async () => {
  const page = await beach.seated(0)
  world.wallet.line = path => (path.endsWith('/batch') ? 'lose-answer' : 'good')
  await beach.fill(page, 100_000)
  expect(await beach.heldUnits()).toBe(100_000n)
  await beach.pass([page], 16_000)
  world.wallet.line = () => 'good'
  await beach.turn([page], 2_100)
  await beach.turn([page])
  expect(page.last('refused')).toMatchObject({ a: 2, code: 'wallet_unavailable' })
  expect(page.last('purse')).toMatchObject({ state: 'none' })
  expect(await beach.heldUnits()).toBe(0n)
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-027] leave pressed in two tabs at once gives the purse back once', async () => {
  const page = await beach.seated(100_000)
  const before = world.wallet.seen.length
  const [other] = await Promise.all([beach.again(page), page.synced()])
  page.act({ kind: 'leave' })
  other.act({ kind: 'leave' })
  other.act({ kind: 'leave' })
  await beach.turn([other])
  await beach.turn([other], 2_100)
  expect(other.last('purse')).toMatchObject({ state: 'none' })
  expect(world.wallet.seen.slice(before)).toEqual(['/wallet/v1/batch good'])
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-022] a ticket whose conclude is answered after ten tries is one bet and one payout', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'catch', 10)
  await beach.claim(page, shot)
  let lost = 0
  world.wallet.line = path => (path.endsWith('/batch') && ++lost <= 10 ? 'lose-answer' : 'good')
  page.act({ kind: 'leave' })
  await beach.turn([page])
  while (lost < 10) {
    expect(page.of('ended').map(({ isPaid }) => isPaid)).toEqual([false])
    await beach.turn([page], 2_100)
  }
  await beach.turn([page], 2_100)
  await beach.turn([page])
  world.wallet.line = () => 'good'
  expect(page.of('ended').map(({ isPaid }) => isPaid)).toEqual([false, true])
  expect(await balanceUnits(page.member)).toBe(credit + BigInt(1_000 * (shot.fish.prey.prizes[0]! - 1)))
})

test('who signed out in the middle of a losing ticket loses it, has the purse back, and opens no other', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'miss', 10)
  await beach.claim(page, shot)
  await page.member.call('session.logout', {})
  await beach.pass([page], 75_000)
  expect(page.of('ended').filter(({ stakeUnits }) => stakeUnits > 0)).toMatchObject([
    { stakeUnits: 1_000, payoutUnits: 0, isPaid: false },
    { stakeUnits: 1_000, payoutUnits: 0, isPaid: true },
  ])
  expect(page.last('end')).toMatchObject({ reason: 'may_not_play' })
  expect(page.last('purse')).toMatchObject({ state: 'none' })
  expect(await beach.heldUnits()).toBe(0n)
  const tickets = page.of('ticket').length
  page.act({ kind: 'sit', class: 'shallows' })
  await beach.turn([page])
  expect(page.last('refused')).toMatchObject({ code: 'limit_reached' })
  expect(page.of('ticket').length).toBe(tickets)
})

test('[FISHG-025] self-exclusion in the middle of a losing ticket: it is lost, the purse goes back, and no other opens', async () => {
  const name = uniqueName()
  const member = await (await world.visitor()).register(name)
  const page = await beach.seated(100_000, { member })
  const shot = await beach.shoot(page, 'miss', 10)
  await beach.claim(page, shot)
  await member.call('protection.close', { kind: 'EXCLUDED', length: 'HALF_YEAR' })
  await beach.pass([page], 75_000)
  expect(page.of('ended').filter(({ stakeUnits }) => stakeUnits > 0)).toMatchObject([
    { stakeUnits: 1_000, payoutUnits: 0, isPaid: false },
    { stakeUnits: 1_000, payoutUnits: 0, isPaid: true },
  ])
  expect(page.last('end')).toMatchObject({ reason: 'may_not_play' })
  expect(page.last('purse')).toMatchObject({ state: 'none' })
  expect(await beach.heldUnits()).toBe(0n)
  const tickets = page.of('ticket').length
  page.act({ kind: 'sit', class: 'shallows' })
  await beach.turn([page])
  expect(page.last('refused')).toMatchObject({ code: 'limit_reached' })
  expect(page.of('ticket').length).toBe(tickets)

  const back = await (await world.visitor()).signIn(name, 'Tables#2026')
  expect(await balanceUnits(back)).toBe(credit - 1_000n)
  const launch = await back.send('launch.gameLaunch', { vassalage: 'TDL', gameCode: beach.code })
  expect([launch.status, launch.body.errorCode]).toEqual([403, 'excluded'])
})

test('a browser that has sent no client seed is asked for one, and then the ticket opens', async () => {
  const member = await world.member()
  const page = await FishPage.open(world.studioUrl, member, await beach.visit(member))
  page.act({ kind: 'sit', class: 'shallows' })
  await beach.turn([page])
  await beach.fill(page, 100_000)
  expect(page.of('seed-wanted')).toHaveLength(1)
  expect(page.of('ticket')).toEqual([])
  await beach.seeds(page.secret)
  await beach.turn([page], 1_100)
  expect(page.of('ticket')).toMatchObject([{ number: 0, nonce: 0, nextK: 0, openedAtMs: null }])
  page.act({ kind: 'leave' })
  await beach.turn([page])
})

test('while the wallet is down the open ticket plays to its end, and no next one opens', async () => {
  const page = await beach.seated(1_000_000)
  const shot = await beach.shoot(page, 'miss', 10)
  await beach.claim(page, shot)
  world.wallet.line = () => 'lose-request'
  await beach.pass([page], 31_000)
  // The next ticket was there before the first conclude failed; it is the last one.
  const { length } = page.of('ticket')
  for (let shots = 0; shots < 40; shots++) {
    const next = await beach.fire(page)
    await beach.turn([page], 2_000)
    await beach.claim(page, next)
  }
  expect(page.of('ticket').length).toBe(length)
  expect(page.of('ended').filter(({ isPaid, stakeUnits }) => isPaid && stakeUnits > 0)).toEqual([])
  expect(page.results.at(-1)!.answer).toBe('ticket_over')
  world.wallet.line = () => 'good'
  await beach.turn([page], 2_100)
  await beach.turn([page], 1_000)
  expect(page.of('ticket').length).toBeGreaterThan(length)
  page.act({ kind: 'leave' })
  await beach.turn([page])
  await beach.turn([page])
  expect(page.last('purse')).toMatchObject({ state: 'none' })
})

test('what flew past its prey is spendable again, and the page is told', async () => {
  const page = await beach.seated(100_000)
  await beach.fire(page, { level: 100 })
  await beach.turn([page])
  expect(page.ticks.at(-1)!.purseUnits).toBe(90_000)
  await beach.pass([page], 10_000)
  expect(page.last('purse')).toMatchObject({ state: 'open', spendableUnits: 100_000 })
  page.act({ kind: 'leave' })
  await beach.turn([page])
})

test('[FISHG-035] amounts that no purse can have are refused, and the wallet is not asked', async () => {
  const page = await beach.seated(0)
  const asked = world.wallet.seen.length
  // 0.49, 0.50 and a tenth of a cent, no number, less than nothing, more than 100.00.
  const amounts = [4_900, 5_010, Number.NaN, '5000', null, -1, 1_000_100]
  for (const amountUnits of amounts) page.act({ kind: 'purse', amountUnits })
  await beach.turn([page])
  expect(page.of('refused').map(({ code }) => code)).toEqual(amounts.map(() => 'stake_invalid'))
  expect(world.wallet.seen.length).toBe(asked)
  page.act({ kind: 'leave' })
  await beach.turn([page])
})

test('a second hold is added to the purse while it is played', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'miss', 10)
  await beach.claim(page, shot)
  await beach.fill(page, 50_000)
  expect(page.last('purse')).toMatchObject({ heldUnits: 150_000 })
  await beach.pass([page], 10_000)
  expect(page.last('purse')).toMatchObject({ heldUnits: 150_000, spendableUnits: 149_000 })
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(await balanceUnits(page.member)).toBe(credit - 1_000n)
})
