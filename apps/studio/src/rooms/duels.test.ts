import { sha256 } from '@baize/game-kit/node/crypto'
import { commitmentOf, fromHex } from '@baize/game-kit/seeds'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceUnits, Hall, type RoomPage } from './fixtures.ts'

let world: TestWorld
let hall: Hall
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  hall = new Hall(world, 'DUO-DICE')
})
afterAll(() => world.stop())

const credit = 10_000_000n

/** Two members who are dealt a duel, for 10.00 unless said otherwise. */
async function duel(stake = 100_000): Promise<[RoomPage, RoomPage]> {
  const pages: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
  await hall.dealt(pages, { stake })
  return pages
}

/** Both play what they see until there is a result. */
async function playOut(pages: [RoomPage, RoomPage]): Promise<void> {
  for (let turn = 1; !pages[0].last('result'); turn++) {
    for (const page of pages) page.act({ kind: 'throw', match: page.view!.match, turn, again: [] })
    for (const page of pages)
      await page.until(() => page.of('thrown').length >= turn || page.last('result') !== undefined)
  }
}

const held = async () =>
  (
    await sql<{ sum: bigint | null }>`select sum(left_units)::bigint as sum from gateway.hold`.execute(
      world.database.kysely,
    )
  ).rows[0]!.sum ?? 0n

test('the winner of a duel has the pot less its rake, to the unit, and the seed is opened', async () => {
  const pages = await duel()
  expect(await held()).toBe(200_000n)
  await playOut(pages)
  await Promise.all(pages.map(page => page.paid()))
  const { end, rakeUnits } = pages[0].last('result')!
  expect([pages[0].of('result').map(({ isPaid }) => isPaid), pages[0].of('booked').length]).toEqual([[false], 1])
  const balances = await Promise.all(pages.map(({ member }) => balanceUnits(member!)))
  if (end.winner === null) expect([rakeUnits, ...balances]).toEqual([0, credit, credit])
  else {
    expect(rakeUnits).toBe(10_000)
    expect([balances[end.winner], balances[1 - end.winner]]).toEqual([credit + 90_000n, credit - 100_000n])
  }
  const { serverSeed } = await pages[0].next('reveal')
  expect(commitmentOf(sha256, fromHex(serverSeed))).toBe(pages[0].last('seal')!.commit)
  expect(await held()).toBe(0n)
})

test('of two who leave a duel in one tick the first one forfeits', async () => {
  const pages = await duel()
  for (const page of pages) page.act({ kind: 'leave' })
  for (const page of pages) await page.paid()
  const { end } = pages[0].last('result')!
  if (end.kind !== 'forfeit') throw new Error('nobody forfeited')
  expect(await balanceUnits(pages[end.winner]!.member!)).toBe(credit + 90_000n)
  expect(await balanceUnits(pages[end.seat]!.member!)).toBe(credit - 100_000n)
})

test('[PVPG-013] a duel that both have lost for a minute is void: both holds are back, without rake', async () => {
  const pages = await duel()
  for (const page of pages) {
    page.close()
    await page.until(() => page.closed !== null)
  }
  const { match } = pages[0].view!
  const lost = () =>
    world.studio.db.selectFrom('studio.match_event').select('body').where('match_id', '=', match).execute()
  while ((await lost()).filter(({ body }) => body.includes('"lost"')).length < 2) await world.studio.rooms.run()
  await hall.pass(61_000)
  await hall.pass(1_000)
  const stored = await world.studio.db
    .selectFrom('studio.match')
    .selectAll()
    .where('id', '=', match)
    .executeTakeFirstOrThrow()
  expect([stored.state, stored.void_reason]).toEqual(['void', 'both_gone'])
  for (const { member } of pages) expect(await balanceUnits(member!)).toBe(credit)
})

test('[PVPG-021] a hold whose hand does not start within 20 seconds goes back', async () => {
  const pages: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
  for (const page of pages) {
    page.act({ kind: 'sit', stake: 500_000 })
    await page.next('table')
  }
  await Promise.all(pages.map(page => page.until(() => page.isAsked)))
  pages[0].act({ kind: 'ready', on: true })
  await pages[0].until(() => pages[0].of('ready').some(({ isReady }) => isReady))
  expect(await balanceUnits(pages[0].member!)).toBe(credit - 500_000n)
  await hall.pass(10_500)
  expect(await balanceUnits(pages[0].member!)).toBe(credit - 500_000n)
  await hall.pass(10_500)
  await hall.pass(1_000)
  expect(await balanceUnits(pages[0].member!)).toBe(credit)
  expect(await held()).toBe(0n)
})

test('[PVPG-026] a result is told as paid only when the wallet is certain, and paid once however often it was asked', async () => {
  const pages = await duel()
  let lost = 0
  world.wallet.line = path => (path.endsWith('/batch') && ++lost <= 10 ? 'lose-answer' : 'good')
  pages[0].act({ kind: 'leave' })
  await pages[1].next('reveal')
  while (lost < 10) {
    await hall.pass(2_100)
    if (lost <= 10) expect([pages[1].of('result').length, pages[1].of('booked').length]).toEqual([1, 0])
  }
  await hall.pass(2_100)
  world.wallet.line = () => 'good'
  await pages[1].paid()
  expect(lost).toBe(11)
  expect(await balanceUnits(pages[1].member!)).toBe(credit + 90_000n)
})

/** Deals and plays what two who stay seated may play, until one of them loses the seat; answers how many duels that were. */
async function duelsOf(pages: [RoomPage, RoomPage]): Promise<number> {
  for (let duels = 1; ; duels++) {
    await playOutFrom(pages)
    await Promise.all(pages.map(page => page.paid()))
    await Promise.all(pages.map(page => page.until(() => page.isAsked || page.of('left').length > 0)))
    if (pages[0].of('left').length > 0) return duels
    await hall.deal(pages)
  }
}

/** The same as playOut for a hand that is not the first one of its pages. */
async function playOutFrom(pages: [RoomPage, RoomPage]): Promise<void> {
  const before = pages.map(page => [page.of('thrown').length, page.of('result').length] as const)
  for (let turn = 1; pages[0].of('result').length === before[0]![1]; turn++) {
    // More than twenty messages in a second of the studio's clock are not heard.
    world.clock.advance(1_000)
    for (const page of pages) page.act({ kind: 'throw', match: page.view!.match, turn, again: [] })
    for (const [at, page] of pages.entries())
      await page.until(
        () => page.of('thrown').length >= before[at]![0] + turn || page.of('result').length > before[at]![1],
      )
  }
}

test.each(['listed', 'private'] as const)(
  '[MEND-022] two who stay seated in a %s room are dealt three duels an hour, and then the later one goes',
  async kind => {
    const pages: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
    if (kind === 'private') {
      pages[0].act({ kind: 'sit', mode: 'private', stake: 10_000 })
      const { code } = await pages[0].next('table')
      pages[1].act({ kind: 'sit', code })
      await pages[1].next('table')
      await hall.deal(pages)
    } else await hall.dealt(pages, { stake: 50_000 })
    expect(await duelsOf(pages)).toBe(3)
    await pages[1].until(() => pages[1].last('refused')?.code === 'tag_conflict')
    // By whatever way they come they are not dealt to together again within the hour.
    const { room } = pages[0].last('table')!
    pages[1].act({ kind: 'sit', room })
    await pages[1].until(() => pages[1].of('refused').length >= 2)
    for (const page of pages) page.act({ kind: 'leave' })
  },
)
