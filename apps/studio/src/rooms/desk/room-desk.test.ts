import { randomUUID } from 'node:crypto'
import { sendByTwo, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balanceUnits, Hall, type RoomPage } from '../fixtures.ts'
import { expectRoomMoney } from '../room-money.fixtures.ts'

const credit = 10_000_000n
const gameCode = 'DUO-DICE'

let world: TestWorld
let hall: Hall
let operator: TestClient
let second: TestClient
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  hall = new Hall(world, gameCode)
  operator = await world.operator()
  second = await world.operator('desk2')
})
afterAll(() => world.stop())
afterEach(async () => {
  await hall.pass(0)
  await expectRoomMoney(world)
})

const idOf = async ({ member }: RoomPage) => (await member!.call('members.info', {})).id
const act = (more: object = {}) => ({ gameCode, requestId: randomUUID(), reason: 'a test looks into it', ...more })

async function duel(stake = 100_000): Promise<[RoomPage, RoomPage]> {
  const pages: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
  await hall.dealt(pages, { stake })
  return pages
}
const roomOf = (page: RoomPage) => page.last('table')!.room
const closeRoom = (more: object) => operator.send('roomDesk.close', act(more) as never)
/** By two operators. */
async function voidMatch(more: object) {
  const asked = act(more) as never
  return sendByTwo([operator, second], 'roomDesk.voidMatch', asked)
}
const matchOf = async (match: string) =>
  (await operator.call('roomDesk.matches', { gameCode, match, limit: 20 })).matches[0]!

test('an operator sees who sits where and what is put aside, and nobody’s dice', async () => {
  const [first, second] = await duel()
  const { rooms } = await operator.call('roomDesk.rooms', { gameCode })
  const room = rooms.find(({ roomId }) => roomId === roomOf(first))!
  expect(room).toMatchObject({
    mode: 'REAL',
    stake: '10.00',
    phase: 'playing',
    closing: null,
    match: first.view!.match,
  })
  expect(room.seats.map(({ memberId, held, connected }) => [memberId, held, connected])).toEqual([
    [await idOf(first), '10.00', true],
    [await idOf(second), '10.00', true],
  ])
  expect(room.seats.every(({ username }) => username !== null)).toBe(true)
  const playing = await matchOf(first.view!.match)
  expect(playing).toMatchObject({ state: 'PLAYING', serverSeed: null, rake: null, void: null, voidAsked: false })
  expect(playing.seats.map(({ net }) => net)).toEqual([null, null])
  second.act({ kind: 'leave' })
  await first.paid()
  const ended = await matchOf(first.view!.match)
  const nets = second.view!.seat === 1 ? ['10.00', '-10.00'] : ['-10.00', '10.00']
  expect(ended).toMatchObject({ state: 'ENDED', rake: '1.00', seats: [{ net: nets[0] }, { net: nets[1] }] })
  expect(ended.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  const of = await operator.call('roomDesk.matches', { gameCode, memberId: await idOf(first), limit: 1 })
  expect(of.matches.map(({ match }) => match)).toEqual([first.view!.match])
})

test('a match that an operator voids gives both holds back, whatever the members do meanwhile, and says who did it', async () => {
  const [first, second] = await duel(10_000)
  const { match } = first.view!
  const requestId = randomUUID()
  expect((await voidMatch({ match, requestId })).status).toBe(200)
  expect((await voidMatch({ match, requestId })).status).toBe(200)
  expect((await voidMatch({ match })).body.errorCode).toBe('match_decided')
  expect(await matchOf(match)).toMatchObject({ voidAsked: true })
  // One seat leaves before the room has heard of it: that is no forfeit any more.
  second.act({ kind: 'leave' })
  await first.next('void')
  await hall.pass(1_000)
  for (const { member } of [first, second]) expect(await balanceUnits(member!)).toBe(credit)
  const told = await matchOf(match)
  expect(told).toMatchObject({ state: 'VOID', rake: null })
  expect(told.void).toMatchObject({ reason: 'operator', by: { reason: 'a test looks into it' } })
})

test('a match that runs is void as soon as its room hears of it', async () => {
  const pages = await duel(500_000)
  const { match } = pages[0].view!
  await voidMatch({ match })
  await hall.pass(1_000)
  const told = await Promise.all(pages.map(page => page.next('void')))
  expect(told.map(({ reason }) => reason)).toEqual(['operator', 'operator'])
  await hall.pass(1_000)
  for (const { member } of pages) expect(await balanceUnits(member!)).toBe(credit)
})

test('a match whose end is on its way to the wallet, or that never was, is not voided', async () => {
  const [first, second] = await duel(50_000)
  world.wallet.line = path => (path.endsWith('/batch') ? 'lose-request' : 'good')
  second.act({ kind: 'leave' })
  await first.next('result')
  expect((await voidMatch({ match: first.view!.match })).body.errorCode).toBe('match_decided')
  world.wallet.line = () => 'good'
  await hall.pass(2_100)
  await first.paid()
  expect((await voidMatch({ match: 'm:never' })).body.errorCode).toBe('match_unknown')
  expect(await balanceUnits(first.member!)).toBe(credit + 45_000n)
})

test('a room that an operator closes plays its hand to the end, takes nobody in and frees its seats', async () => {
  const [first, second] = await duel(5_000_000)
  const roomId = roomOf(first)
  const requestId = randomUUID()
  expect((await closeRoom({ roomId, requestId })).status).toBe(200)
  expect((await closeRoom({ roomId, requestId })).status).toBe(200)
  expect((await closeRoom({ roomId: 'dice-1-XXXX', requestId })).body.errorCode).toBe('key_reused')
  expect((await closeRoom({ roomId })).body.errorCode).toBe('room_closing')
  expect((await closeRoom({ roomId: 'dice-1-XXXX' })).body.errorCode).toBe('room_unknown')
  await hall.pass(1_000)
  const late = await hall.page()
  const a = late.act({ kind: 'sit', room: roomId })
  await late.until(() => late.of('refused').some(frame => frame.a === a))
  expect(late.last('refused')!.code).toBe('table_closing')
  for (let turn = 1; !first.last('result'); turn++) {
    for (const page of [first, second]) page.act({ kind: 'throw', match: page.view!.match, turn, again: [] })
    for (const page of [first, second])
      await page.until(() => page.of('thrown').length >= turn || page.last('result') !== undefined)
  }
  await Promise.all([first.left(), second.left()])
  await hall.pass(1_000)
  const { rooms } = await operator.call('roomDesk.rooms', { gameCode })
  expect(rooms.map(room => room.roomId)).not.toContain(roomId)
  first.act({ kind: 'sit', stake: 5_000_000 })
  await first.until(() => first.last('table')?.room !== roomId)
})

test('members who lose to one another at once are found in the night, with the matches that say so', async () => {
  const [giver, taker] = [await hall.page(), await hall.page()]
  const giverId = await idOf(giver)
  const matches: string[] = []
  for (let hand = 0; hand < 3; hand++) {
    await hall.dealt([giver, taker], { stake: 1_000_000 })
    matches.push(giver.view!.match)
    giver.act({ kind: 'leave' })
    await taker.next('booked', hand + 1)
    taker.act({ kind: 'leave' })
    await taker.left()
  }
  world.clock.advance(86_400_000)
  await world.studio.rooms.run()
  expect(await world.studio.rooms.shard!.scoreNight()).toBe(true)
  expect(await world.studio.rooms.shard!.scoreNight()).toBe(false)
  operator = await world.operator()
  const found = await operator.call('roomDesk.signals', { gameCode, memberId: giverId, nights: 7 })
  const clock = found.signals.find(({ kind }) => kind === 'CLOCK_LOSSES')!
  expect(clock).toMatchObject({ memberId: giverId, partner: null, figure: 1 })
  expect(clock.matches.toSorted()).toEqual(matches.toSorted())
  const nobody = await operator.call('roomDesk.signals', { gameCode: 'DUO-TIENLEN', nights: 7 })
  expect(nobody.signals).toEqual([])
})
