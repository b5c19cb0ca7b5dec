import { startTestWorld, type TestClient, type TestWorld, uniqueName } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balanceUnits, Hall, type RoomPage } from './fixtures.ts'
import { expectRoomMoney } from './room-money.fixtures.ts'

let world: TestWorld
let hall: Hall
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  hall = new Hall(world, 'DUO-DICE')
})
afterAll(() => world.stop())
afterEach(async () => {
  await hall.pass(0)
  await expectRoomMoney(world)
})

const shard = () => world.studio.rooms.shard!
const roomOf = (page: RoomPage) => page.last('table')?.room

async function seated(page: RoomPage, sit: object): Promise<RoomPage> {
  const count = page.of('table').length + 1
  page.act({ kind: 'sit', ...sit })
  await page.next('table', count)
  return page
}

/** The answer to an act that is refused. */
async function refusal(page: RoomPage, act: object) {
  const a = page.act(act)
  await page.until(() => page.of('refused').some(frame => frame.a === a))
  return page.of('refused').find(frame => frame.a === a)!.code
}

/** Another account of the same browser. */
async function sibling(member: TestClient): Promise<TestClient> {
  const other = await world.visitor()
  for (const [name, value] of member.cookies) other.setCookie(name, value)
  return other.register(uniqueName())
}

const roomsOf = async (member: TestClient) => {
  world.clock.advance(2_500)
  return (await member.call('launch.roomList', { vassalage: 'DUO' })).rooms
}

test('[PVPG-031] two members of one browser never meet, by a stake, by a room or by a code', async () => {
  const first = await hall.page()
  const other = await hall.page(await sibling(first.member!))
  await seated(first, { stake: 50_000 })
  expect(await refusal(other, { kind: 'sit', room: roomOf(first)! })).toBe('tag_conflict')
  await seated(other, { stake: 50_000 })
  expect(roomOf(other)).not.toBe(roomOf(first))
  const stranger = await seated(await hall.page(), { room: roomOf(first)! })
  expect(roomOf(stranger)).toBe(roomOf(first))
  for (const page of [first, other]) {
    page.act({ kind: 'leave' })
    await page.until(() => page.of('left').length > 0)
  }
  await seated(first, { mode: 'private', stake: 50_000 })
  expect(await refusal(other, { kind: 'sit', code: first.last('table')!.code! })).toBe('tag_conflict')
})

test('[PVPG-032] the eleventh code of a minute is not looked at, and right and wrong ones count alike', async () => {
  const host = await seated(await hall.page(), { mode: 'private', stake: 10_000 })
  const { code } = host.last('table')!
  const guesser = await hall.page()
  for (let tries = 0; tries < 10; tries++) {
    world.clock.advance(200)
    expect(await refusal(guesser, { kind: 'sit', code: `2222${tries}2`.replace('0', '3').replace('1', '4') })).toBe(
      'code_unknown',
    )
  }
  expect(await refusal(guesser, { kind: 'sit', code: code! })).toBe('too_fast')
  expect(await refusal(guesser, { kind: 'sit', code: 'ZZZZZZ' })).toBe('too_fast')
  world.clock.advance(60_000)
  await seated(guesser, { code: code! })
  expect(roomOf(guesser)).toBe(roomOf(host))
})

test('[MEND-027] tries of codes count by member, over whatever connections they come', async () => {
  const member = await world.member()
  for (let page = 0; page < 2; page++) {
    const guesser = await hall.page(member)
    for (let tries = 0; tries < 5; tries++) {
      world.clock.advance(200)
      expect(await refusal(guesser, { kind: 'sit', code: `ZZZZ${page + 2}${tries + 2}` })).toBe('code_unknown')
    }
    guesser.close()
    await guesser.until(() => guesser.closed !== null)
  }
  expect(await refusal(await hall.page(member), { kind: 'sit', code: 'ZZZZZZ' })).toBe('too_fast')
})

test('a code is of its game alone, and a full private room is told as any full room', async () => {
  const host = await seated(await hall.page(), { mode: 'private', stake: 10_000 })
  const { code } = host.last('table')!
  const elsewhere = await new Hall(world, 'DUO-BANNERS').page()
  expect(await refusal(elsewhere, { kind: 'sit', code: code! })).toBe('code_unknown')
  await seated(await hall.page(), { code: code! })
  expect(await refusal(await hall.page(), { kind: 'sit', code: code! })).toBe('room_full')
})

test('[PVPG-035, API2-033] where nobody plays each game and stake has a room that waits, and nobody reads more than a thousand', async () => {
  const member = await world.member()
  const empty = await roomsOf(member)
  const stakes = empty.map(({ gameCode, unit, stakeLevel }) => `${gameCode} ${unit ?? stakeLevel}`)
  expect(stakes).toEqual([...new Set(stakes)])
  expect(stakes).toHaveLength(6 + 6 + 5)
  expect(new Set(empty.map(({ status }) => status))).toEqual(new Set(['WAITING']))
  const spec = { code: 'DUO-DICE', stakeUnits: 10_000, mode: 'real', currency: 'DEMO', privateCode: null } as const
  const opened = Array.from({ length: 1_200 }, (_, at) => shard().open({ ...spec, id: `dice-10000-T${at}` }))
  const many = await roomsOf(member)
  expect(many).toHaveLength(1_000)
  expect(many.slice(0, 17).map(({ gameCode, unit, stakeLevel }) => `${gameCode} ${unit ?? stakeLevel}`)).toEqual(stakes)
  for (const { spec } of opened) shard().rooms.delete(spec.id)
})

test('[PVPG-035] whoever comes to a room that is full or gone sits down elsewhere for the same stake, and is told why', async () => {
  const pair = [await seated(await hall.page(), { stake: 100_000 }), await hall.page()]
  await seated(pair[1]!, { room: roomOf(pair[0]!)! })
  const full = roomOf(pair[0]!)!
  for (const [roomId, code] of [
    [full, 'room_full'],
    ['dice-100000-GONE', 'room_unknown'],
  ] as const) {
    const late = await hall.page(undefined, { roomId })
    late.act({ kind: 'sit' })
    const table = await late.next('table')
    expect(late.last('refused')?.code).toBe(code)
    expect(table).toMatchObject({ stake: 100_000, mode: 'real' })
    expect(table.room).not.toBe(roomId)
  }
})

test('a shard that comes late to all it does seats nobody more, and goes on for those who sit', async () => {
  const sitting = await seated(await hall.page(), { stake: 100_000 })
  world.loop.lagMs = 101
  try {
    for (const wish of [{ stake: 100_000 }, { mode: 'private', stake: 100_000 }, { mode: 'practice', stake: 100_000 }])
      expect(await refusal(await hall.page(), { kind: 'sit', ...wish })).toBe('shard_full')
    sitting.act({ kind: 'leave' })
    await sitting.next('left')
  } finally {
    world.loop.lagMs = 0
  }
  await seated(sitting, { stake: 100_000 })
  sitting.act({ kind: 'leave' })
})

test('a room that is listed before it opens is opened for whoever comes first, without a word', async () => {
  const roomId = 'dice-500000-NEW'
  const member = await world.member()
  expect((await roomsOf(member)).map(room => room.roomId)).toContain(roomId)
  const first = await hall.page(member, { roomId })
  first.act({ kind: 'sit' })
  const table = await first.next('table')
  expect(table).toMatchObject({ stake: 500_000, mode: 'real' })
  expect(first.of('refused')).toEqual([])
  first.act({ kind: 'leave' })
  await first.next('left')
})

test('rooms that members leave are listed with the seat that is free, and what one waited for the other', async () => {
  const [first, second] = [await seated(await hall.page(), { stake: 5_000_000 }), await hall.page()]
  world.clock.advance(7_000)
  await seated(second, { room: roomOf(first)! })
  await hall.deal([first, second])
  const listed = (await roomsOf(first.member!)).filter(({ stakeLevel }) => stakeLevel === '500.00')
  const dice = listed.filter(({ gameCode }) => gameCode === 'DUO-DICE')
  expect(dice).toMatchObject([
    { status: 'WAITING', taken: 0 },
    { status: 'PLAYING', taken: 2 },
  ])
  expect(dice[0]!.waitMs).toBeGreaterThanOrEqual(7_000)
  first.act({ kind: 'leave' })
  await second.paid()
})

test('a pair meets three times in an hour, and not a fourth time', async () => {
  const [first, second] = [await hall.page(), await hall.page()]
  for (let meeting = 1; meeting <= 3; meeting++) {
    await seated(first, { stake: 10_000 })
    await seated(second, { room: roomOf(first)! })
    await hall.deal([first, second])
    second.act({ kind: 'leave' })
    await first.next('booked', meeting)
    first.act({ kind: 'leave' })
    await first.until(() => first.of('left').filter(({ seat }) => seat === 0).length === meeting)
  }
  await seated(first, { stake: 10_000 })
  expect(await refusal(second, { kind: 'sit', room: roomOf(first)! })).toBe('tag_conflict')
  await seated(second, { stake: 10_000 })
  expect(roomOf(second)).not.toBe(roomOf(first))
})

const idOf = async ({ member }: RoomPage) => (await member!.call('members.info', {})).id
const ratingsOf = (ids: string[]) =>
  world.studio.db
    .selectFrom('studio.duel_rating')
    .select(['user_id', 'rating'])
    .where('user_id', 'in', ids)
    .where('game_code', '=', 'DUO-DICE')
    .execute()

test('members whose ratings lie apart wait alone at first and meet when they have waited, and a duel moves both ratings', async () => {
  const [strong, weak] = [await hall.page(), await hall.page()]
  const ids = [await idOf(strong), await idOf(weak)]
  await world.studio.db
    .insertInto('studio.duel_rating')
    .values({ user_id: ids[0]!, game_code: 'DUO-DICE', rating: 1_700 })
    .execute()
  await seated(strong, { stake: 500_000 })
  await seated(weak, { stake: 500_000 })
  expect(roomOf(weak)).not.toBe(roomOf(strong))
  await hall.pass(5_500)
  expect(roomOf(weak)).not.toBe(roomOf(strong))
  await hall.pass(1_000)
  for (const page of [strong, weak]) await page.until(() => page.isAsked)
  expect(roomOf(weak)).toBe(roomOf(strong))
  await hall.deal([strong, weak])
  strong.act({ kind: 'leave' })
  await weak.paid()
  const ratings = new Map((await ratingsOf(ids)).map(({ user_id, rating }) => [user_id, rating]))
  expect(ratings.get(ids[0]!)).toBeCloseTo(1_681.77, 1)
  expect(ratings.get(ids[1]!)).toBeCloseTo(1_518.23, 1)
})

test('sitting down is refused with what is wrong about it', async () => {
  const page = await hall.page()
  expect(await refusal(page, { kind: 'sit', stake: 12_345 })).toBe('stake_invalid')
  expect(await refusal(page, { kind: 'sit' })).toBe('stake_invalid')
  expect(await refusal(page, { kind: 'sit', mode: 'private', stake: 1_000_000 })).toBe('stake_invalid')
  expect(await refusal(page, { kind: 'sit', mode: 'practice', stake: 1 })).toBe('stake_invalid')
  expect(await refusal(page, { kind: 'ready', on: true })).toBe('not_seated')
  await seated(page, { stake: 10_000 })
  expect(await refusal(page, { kind: 'sit', stake: 10_000 })).toBe('seat_taken')
  expect(await balanceUnits(page.member!)).toBe(10_000_000n)
})
