import { countFacts, houseAccount, keys, memberAccount, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balanceUnits, Hall, type RoomPage } from './fixtures.ts'
import { expectRoomMoney } from './room-money.fixtures.ts'

let world: TestWorld
let hall: Hall
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  hall = new Hall(world, 'DUO-TIENLEN')
})
afterAll(() => world.stop())
afterEach(async () => {
  await hall.pass(0)
  await expectRoomMoney(world)
})

const credit = 10_000_000n
const pagesOf = (count: number) => Promise.all(Array.from({ length: count }, () => hall.page()))

/** Takes a member's credit but so much. */
async function leaveUnits({ member }: RoomPage, units: bigint): Promise<void> {
  const id = BigInt((await member!.call('members.info', {})).id)
  const debit = memberAccount(id, 'MAIN', { currency: 'DEMO' })
  const leg = { debit, credit: houseAccount('ADJUST', { currency: 'DEMO' }), code: 'ADJUST' as const }
  await world.platform.ledger.post({
    key: keys.adjustment(`leave-${id}`),
    legs: [{ ...leg, amountUnits: credit - units }],
  })
}

/** Plays a hand to its end, each as a bot would from what its own seat sees; pages stand in the order of their seats. */
async function playOut(pages: readonly RoomPage[]): Promise<void> {
  // An instant win ends a hand as it is dealt.
  const results = pages[0]!.of('dealt').length
  const isOver = () => pages[0]!.of('result').length >= results
  const moves = () => pages[0]!.of('played').length + pages[0]!.of('passed').length
  while (!isOver()) {
    // Nobody may send more than twenty messages in a second.
    world.clock.advance(500)
    const { until } = await pages[0]!.refresh()
    if (isOver()) break
    const page = pages[until.findIndex(time => time !== null)]!
    await page.refresh()
    const before = moves()
    page.act(page.move())
    await pages[0]!.until(() => moves() > before || isOver())
  }
  await Promise.all(pages.map(page => page.paid()))
}

test('[PVPG-040] four play a hand to its end: nets and rake sum to nothing, and each has what it won to the unit', async () => {
  const pages = await pagesOf(4)
  await hall.dealt(pages, { stake: 1_000 })
  await expectRoomMoney(world)
  const seats = pages.map(page => page.last('dealt')!.view.seat)
  const inOrder = seats.map((_, seat) => pages[seats.indexOf(seat)]!)
  await playOut(inOrder)
  const { netsUnits, rakeUnits } = pages[0]!.last('result')!
  expect(netsUnits.reduce((sum, net) => sum + net, 0)).toBe(0)
  const balances = await Promise.all(inOrder.map(({ member }) => balanceUnits(member!)))
  const rakes = balances.map((balance, seat) => credit + BigInt(netsUnits[seat]!) - balance)
  expect(rakes.reduce((sum, rake) => sum + rake, 0n)).toBe(BigInt(rakeUnits))
  for (const [seat, rake] of rakes.entries())
    expect(rake).toBe(netsUnits[seat]! > 0 ? BigInt(Math.floor(netsUnits[seat]! / 20)) : 0n)
  expect(rakeUnits).toBeGreaterThan(0)
  for (const page of pages) page.act({ kind: 'leave' })
})

test('[PVPG-020] one of four whose hold is refused is not ready, and the other three start', async () => {
  const pages = await pagesOf(4)
  const poor = pages[2]!
  await leaveUnits(poor, 3_999_999n)
  for (const page of pages) {
    page.act({ kind: 'sit', stake: 100_000 })
    await page.next('table')
  }
  await Promise.all(pages.map(page => page.until(() => page.isAsked)))
  const a = pages.map(page => page.act({ kind: 'ready', on: true }))
  await poor.until(() => poor.of('refused').some(frame => frame.a === a[2]))
  expect(poor.last('refused')).toMatchObject({ code: 'not_enough_money' })
  const others = pages.filter(page => page !== poor)
  await Promise.all(others.map(page => page.until(() => page.of('ready').filter(one => one.isReady).length >= 3)))
  await hall.pass(18_500)
  await Promise.all(others.map(page => page.next('dealt')))
  expect(others[0]!.view!.seats).toHaveLength(3)
  expect(poor.last('dealt')).toBeUndefined()
  expect(await balanceUnits(poor.member!)).toBe(3_999_999n)
})

test('[PVPG-034] a hand at a private table pays as any other, but nothing of it is valid or stands on the board of winners', async () => {
  const [host, guest] = (await pagesOf(2)) as [RoomPage, RoomPage]
  host.act({ kind: 'sit', mode: 'private', stake: 10_000 })
  const { code } = await host.next('table')
  guest.act({ kind: 'sit', code: code!.toLowerCase() })
  expect(await guest.next('table')).toMatchObject({ mode: 'private', stake: 10_000, code })
  await hall.deal([host, guest])
  await playOut([host, guest])
  const { netsUnits, rakeUnits } = host.last('result')!
  expect(rakeUnits).toBeGreaterThan(0)
  expect(netsUnits.some(net => net > 0)).toBe(true)
  const bets = await world.database.kysely
    .selectFrom('rounds.bet')
    .select(['valid_units', 'status'])
    .where('round_id', '=', host.view!.match)
    .orderBy('status')
    .execute()
  expect(bets.map(({ valid_units }) => valid_units)).toEqual([0n, 0n])
  await countFacts(world, 'rounds-boards')
  const onBoard = await world.database.kysely
    .selectFrom('rounds.winner')
    .select('bet_transaction_id as bet')
    .where('game_code', '=', 'DUO-TIENLEN')
    .execute()
  expect(onBoard.length).toBeGreaterThan(0)
  expect(onBoard.filter(({ bet }) => bet.includes(host.view!.match))).toEqual([])
})

test('[MEND-043, MEND-044] seats are given anew for a hand: who sits out is told the own one, that it runs, and later why the seat is free', async () => {
  const pages = await pagesOf(3)
  const [slow, ...others] = pages as [RoomPage, RoomPage, RoomPage]
  for (const page of pages) {
    page.act({ kind: 'sit', stake: 5_000 })
    await page.next('table')
  }
  await Promise.all(pages.map(page => page.until(() => page.isAsked)))
  for (const page of others) page.act({ kind: 'ready', on: true })
  await Promise.all(others.map(page => page.until(() => page.of('ready').length >= 2)))
  await hall.pass(18_500)
  await Promise.all(others.map(page => page.next('dealt')))
  await slow.heard()
  const { seat, seats, phase } = slow.last('table')!
  expect({ seat, phase, own: seats.find(one => one.seat === seat)!.name }).toEqual({
    ...{ seat: 2, phase: 'sealing', own: slow.of('table')[0]!.seats.at(-1)!.name },
  })
  expect(slow.of('seal')).toEqual([])
  const inOrder = others.toSorted((a, b) => a.view!.seat - b.view!.seat)
  await playOut(inOrder)
  await slow.until(() => slow.of('readying').length === 2)
  for (const page of others) page.act({ kind: 'ready', on: true })
  await Promise.all(others.map(page => page.until(() => page.ofHand('ready').length >= 2)))
  await hall.pass(18_500)
  await slow.left()
  expect(slow.of('left').at(-1)).toMatchObject({ seat: 2, why: 'missed_checks' })
  for (const page of others) page.act({ kind: 'leave' })
})

test('[MEND-022] two alone at a private table are dealt three hands an hour; then they wait for a third, who may come', async () => {
  const [host, guest] = (await pagesOf(2)) as [RoomPage, RoomPage]
  const pair = [host, guest] as const
  host.act({ kind: 'sit', mode: 'private', stake: 1_000 })
  const { code } = await host.next('table')
  guest.act({ kind: 'sit', code: code! })
  await guest.next('table')
  for (let hand = 1; hand <= 3; hand++) {
    await hall.deal(pair)
    await playOut(pair.toSorted((a, b) => a.view!.seat - b.view!.seat))
  }
  await Promise.all(pair.map(page => page.until(() => page.last('table')?.phase === 'waiting' && !page.isAsked)))
  await hall.pass(30_000)
  for (const page of pair) expect([page.isAsked, page.of('dealt').length, page.of('left')]).toEqual([false, 3, []])
  const third = await hall.page()
  third.act({ kind: 'sit', code: code! })
  await third.next('table')
  await hall.deal([host, guest, third])
  await Promise.all([...pair, third].map(page => page.heard()))
  expect(third.view!.seats).toHaveLength(3)
})
