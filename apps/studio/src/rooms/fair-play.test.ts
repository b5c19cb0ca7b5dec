import { startTestWorld, type TestWorld } from '@baize/testing'
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

const credit = 10_000_000n

/** Two at one table, both ready. */
async function readied(pages: readonly RoomPage[], stake: number): Promise<void> {
  const [first, ...others] = pages
  first!.act({ kind: 'sit', stake })
  const { room } = await first!.next('table', first!.of('table').length + 1)
  for (const page of others) {
    page.act({ kind: 'sit', room })
    await page.next('table', page.of('table').length + 1)
  }
  await Promise.all(pages.map(page => page.until(() => page.isAsked)))
  for (const page of pages) page.act({ kind: 'ready', on: true })
}

test('[PVPG-003] a seat that opens another seed than it hashed, or none, is unseated before the deal, and both holds are back', async () => {
  for (const [stake, opensAnother] of [
    [10_000, true],
    [50_000, false],
  ] as const) {
    const pages = [await hall.page(), await hall.page()]
    const spoiler = pages[1]!
    spoiler.opensAnother = opensAnother
    spoiler.opens = opensAnother
    await readied(pages, stake)
    await Promise.all(pages.map(page => page.next('hashes')))
    await Promise.all(pages.map(page => page.heard()))
    await hall.pass(2_500)
    const told = await Promise.all(pages.map(page => page.next('void')))
    const { seat, match } = spoiler.last('seal')!
    expect(told[0]).toMatchObject({ match, reason: 'seal_broken', seats: [seat] })
    await pages[0]!.until(() => pages[0]!.of('left').some(left => left.seat === seat))
    await hall.pass(0)
    for (const page of pages) {
      expect(page.last('dealt')).toBeUndefined()
      expect(await balanceUnits(page.member!)).toBe(credit)
    }
    const stored = await world.studio.db.selectFrom('studio.match').selectAll().where('id', '=', match).execute()
    expect(stored).toMatchObject([{ state: 'void', void_reason: 'seal_broken', broken_by: [await idOf(spoiler)] }])
  }
})

const idOf = async ({ member }: RoomPage) => (await member!.call('members.info', {})).id

test('[PVPG-039] whoever breaks three seals within an hour plays for no money for an hour, but may practise', async () => {
  const spoiler = await hall.page()
  spoiler.opensAnother = true
  for (let broken = 1; broken <= 3; broken++) {
    const other = await hall.page()
    await readied([other, spoiler], 100_000)
    await spoiler.until(() => spoiler.of('void').length === broken)
    await spoiler.left()
    other.act({ kind: 'leave' })
    await other.until(() => other.of('left').length >= 2)
  }
  const a = spoiler.act({ kind: 'sit', stake: 100_000 })
  expect(await spoiler.next('refused')).toMatchObject({ a, code: 'limit_reached' })
  spoiler.act({ kind: 'sit', mode: 'practice', stake: 10_000 })
  await spoiler.until(() => spoiler.last('table')?.mode === 'practice')
  spoiler.act({ kind: 'leave' })
  await spoiler.left()
  world.clock.advance(3_601_000)
  await world.studio.rooms.run()
  spoiler.act({ kind: 'sit', stake: 100_000 })
  await spoiler.until(() => spoiler.last('table')?.mode === 'real' && spoiler.frames.at(-1)?.kind === 'table')
})

test('[PVPG-022] a member who is blocked in the middle of a hand plays it to its end, is paid, and loses the seat', async () => {
  const pages: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
  await hall.dealt(pages, { stake: 500_000 })
  const [blocked, other] = pages
  await world.database.kysely
    .updateTable('identity.account')
    .set({ status: 'blocked' })
    .where('id', '=', BigInt(await idOf(blocked)))
    .execute()
  for (let turn = 1; !blocked.last('result'); turn++) {
    for (const page of pages) page.act({ kind: 'throw', match: page.view!.match, turn, again: [] })
    for (const page of pages)
      await page.until(() => page.of('thrown').length >= turn || page.last('result') !== undefined)
  }
  await Promise.all(pages.map(page => page.paid()))
  const { seat } = blocked.view!
  await other.until(() => other.of('left').some(left => left.seat === seat))
  const { end, rakeUnits } = blocked.last('result')!
  if (end.winner !== null) expect(rakeUnits).toBe(50_000)
  blocked.act({ kind: 'sit', stake: 500_000 })
  await blocked.until(() => blocked.isAsked)
  const a = blocked.act({ kind: 'ready', on: true })
  expect(await blocked.next('refused')).toMatchObject({ a, code: 'wallet_unavailable' })
})
