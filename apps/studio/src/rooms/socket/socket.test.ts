import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall, RoomPage } from '../fixtures.ts'
import { UnreadSocket } from './unread-socket.fixtures.ts'

let world: TestWorld
let hall: Hall
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  hall = new Hall(world, 'DUO-DICE')
})
afterAll(() => world.stop())

async function seated(page: RoomPage, sit: object = { stake: 10_000 }): Promise<RoomPage> {
  page.act({ kind: 'sit', ...sit })
  await page.next('table')
  return page
}
const shown = ({ frames }: RoomPage) => frames.map(frame => (frame.kind === 'refused' ? frame.code : frame.kind))
/** The member of a page as the rooms keep it. */
const playerOf = async ({ member }: RoomPage) =>
  world.studio.rooms.shard!.players.get((await member!.call('members.info', {})).id)!
const closed = async (page: RoomPage) => {
  await page.until(() => page.closed !== null)
  return page.closed
}

test('[PVPG-036] a connection that does not say whose visit it speaks for is closed with the reason', async () => {
  const { secret } = await hall.page()
  for (const [frame, code, close] of [
    [{ kind: 'hello', v: 1 }, 'hello_expected', 1008],
    [{ kind: 'ready', a: 1, on: true }, 'hello_expected', 1008],
    ['no frame at all', 'hello_expected', 1008],
    [{ kind: 'hello', v: 1, secret: `${secret}x` }, 'visit_unknown', 4001],
    [{ kind: 'hello', v: 2, secret }, 'version_old', 4004],
  ] as const) {
    const page = await RoomPage.silent(world.studioUrl)
    page.raw(frame)
    expect(await closed(page)).toBe(close)
    expect(shown(page)).toEqual([code])
  }
})

test('[PVPG-036] the secret of a visit that is over, or of another game, opens no room', async () => {
  const member = await world.member()
  const slot = await world.play(member)
  const page = await hall.page(member)
  for (const secret of [slot.boot.secret, page.secret]) {
    if (secret === page.secret) world.clock.advance(13 * 3_600_000)
    const other = await RoomPage.open(world.studioUrl, member, secret)
    expect(await closed(other)).toBe(4001)
  }
  await world.studio.rooms.run()
})

test('[PVPG-036] a frame of two megabytes closes its connection alone', async () => {
  const [first, second] = [await seated(await hall.page()), await hall.page()]
  await seated(second, { room: first.last('table')!.room })
  first.raw({ kind: 'phrase', a: 99, id: 1, more: 'x'.repeat(2_000_000) })
  expect(await closed(first)).toBe(1009)
  second.act({ kind: 'phrase', id: 3 })
  expect(await second.next('phrase')).toMatchObject({ id: 3 })
  const back = await hall.again(first)
  expect(back.last('table')).toMatchObject({ room: second.last('table')!.room, seat: 0 })
})

test('frames that are none change nothing, and twenty of them close the connection', async () => {
  const page = await seated(await hall.page())
  for (let count = 1; count < 20; count++) {
    world.clock.advance(100)
    page.raw({ kind: 'ready', a: -1, on: 'yes' })
  }
  page.raw({ kind: 'ping', c: 7 })
  await page.until(() => page.last('pong')?.c === 7)
  page.raw('{"kind":')
  expect(await closed(page)).toBe(4003)
})

test('[PVPG-037] thirty messages in a second close the connection, and nobody else’s', async () => {
  const [first, second] = [await seated(await hall.page(), { stake: 50_000 }), await hall.page()]
  await seated(second, { room: first.last('table')!.room })
  for (let c = 0; c < 30; c++) first.raw({ kind: 'ping', c })
  expect(await closed(first)).toBe(4003)
  expect(first.of('pong').length).toBeLessThanOrEqual(20)
  second.raw({ kind: 'ping', c: 5 })
  await second.until(() => second.last('pong')?.c === 5)
})

test('[PVPG-037] whoever does not read is cut off, and hears all of it after the next hello', async () => {
  const page = await seated(await hall.page(), { stake: 100_000 })
  const { n } = page.frames.at(-1)!
  const player = await playerOf(page)
  const unread = await UnreadSocket.open(world.studioUrl)
  unread.send(JSON.stringify({ kind: 'hello', v: 1, secret: page.secret, have: n }))
  await page.until(() => page.closed === 4002)
  // So much that no buffer between the two holds it.
  for (let id = 0; id < 200_000; id++) player.tell({ kind: 'phrase', seat: 0, id: id % 12 })
  await unread.drained()
  const back = await hall.again(page, { have: n })
  expect(back.last('table')).toMatchObject({ room: page.last('table')!.room, seat: 0 })
  expect(await playerOf(page)).toBe(player)
})

test('[PVPG-027] missed frames are told again, and where they are not kept any more all that there is', async () => {
  const pages = [await hall.page(), await hall.page()]
  await hall.dealt(pages, { stake: 500_000 })
  const [first, second] = pages as [RoomPage, RoomPage]
  const { n } = first.last('dealt')!
  second.act({ kind: 'phrase', id: 4 })
  await first.next('phrase')
  const resent = await hall.again(first, { room: first.last('table')!.room, have: n })
  await resent.next('phrase')
  expect(shown(resent).filter(kind => kind !== 'pong')).toEqual(
    shown(first)
      .slice(n)
      .filter(kind => kind !== 'pong'),
  )
  expect(resent.frames[0]!.n).toBe(n + 1)
  expect(await closed(first)).toBe(4002)

  const elsewhere = await hall.again(first, { room: 'dice-500000-OTHR', have: n })
  expect(elsewhere.last('snapshot')?.view).toMatchObject({ match: first.view!.match, seat: first.view!.seat })

  const player = await playerOf(first)
  for (let id = 0; id < 300; id++) player.tell({ kind: 'phrase', seat: 0, id: id % 12 })
  for (const have of [n, 1_000_000]) {
    const old = await hall.again(first, { have })
    expect(shown(old).slice(0, 2)).toEqual(['table', 'snapshot'])
  }
})

test('[PVPG-006] an act that is sent five times is one act with five equal answers, and another one under its number is refused', async () => {
  const page = await seated(await hall.page(), { stake: 1_000_000 })
  const a = page.act({ kind: 'phrase', id: 2 })
  await page.next('phrase')
  for (let again = 0; again < 4; again++) page.raw({ kind: 'phrase', id: 2, a })
  await page.next('phrase', 5)
  expect(new Set(page.of('phrase').map(frame => JSON.stringify(frame))).size).toBe(1)
  page.raw({ kind: 'phrase', id: 3, a })
  expect(await page.next('refused')).toMatchObject({ a, code: 'action_reused' })
  page.raw({ kind: 'phrase', id: 4, a: a - 1 })
  page.raw({ kind: 'ping', c: 9 })
  await page.until(() => page.last('pong')?.c === 9)
  expect(page.of('phrase')).toHaveLength(5)
})
