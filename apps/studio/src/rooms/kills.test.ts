import { startTestWorld, type TestWorld } from '@baize/testing'
import { DatabaseLine } from '@baize/testing/database-line'
import { type OpenStudio, openStudio } from '@baize/testing/open-studio'
import { StudioProcess } from '@baize/testing/studio-process/studio-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceUnits, Hall, type Keeping, type RoomPage } from './fixtures.ts'
import { expectRoomMoney } from './room-money.fixtures.ts'

const credit = 10_000_000n
/** A lease that nobody renews is over after this. */
const leaseOverMs = 10_100

let world: TestWorld
let line: DatabaseLine
let killed: StudioProcess
let twin: OpenStudio
beforeAll(async () => {
  killed = StudioProcess.load()
  world = await startTestWorld()
  line = await DatabaseLine.start(world.database.connectionString)
  await killed.open(world, line.connectionString)
  twin = await openStudio(world, { wallet: world.wallet })
})
afterAll(async () => {
  await killed.kill()
  await twin.studio.close()
  await world.stop()
  await line.stop()
})

const hallOf = (keeping?: Keeping): Hall => new Hall(world, 'DUO-BANNERS', keeping)
const hallOfTwin = () => hallOf({ url: twin.studioUrl, run: () => twin.studio.rooms.run() })

async function duel(hall: Hall): Promise<[RoomPage, RoomPage]> {
  await hall.keeping.run()
  const pages: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
  await hall.dealt(pages, { stake: 100_000 })
  return pages
}

/** Both pages opened anew where the rooms are kept now. */
async function backIn(hall: Hall, pages: readonly RoomPage[]): Promise<RoomPage[]> {
  const back = await Promise.all(pages.map(page => hall.again(page)))
  await Promise.all(back.map(page => page.next('snapshot')))
  return back
}

async function playOut(hall: Hall, pages: readonly RoomPage[]): Promise<void> {
  const isOver = () => pages[0]!.last('result') !== undefined
  while (!isOver()) {
    await hall.pass(1_000)
    for (const page of pages) {
      const { until, seat } = await page.refresh()
      if (until[seat] !== null) page.act(page.move())
    }
    for (const page of pages) await page.refresh()
  }
  await Promise.all(pages.map(page => page.paid()))
}

const hallOfKilled = () => hallOf({ url: killed.url, run: () => killed.keepRooms(world.clock) })

test('a room that loses the answer of the database takes its match up from what is stored, and others go on', async () => {
  const hall = hallOfKilled()
  const [mover, other] = await duel(hall)
  const elsewhere = await duel(hall)
  const cut = line.cutNext('after', 'insert into studio.match_event')
  mover.act(mover.move())
  await cut
  await hall.pass(100)
  await Promise.all([mover, other].map(page => page.until(() => page.closed === 1012)))
  const back = await backIn(hall, [mover, other])
  expect(back[0]!.last('snapshot')!.view.until[mover.view!.seat]).toBeNull()
  await playOut(hall, back)
  expect(elsewhere.map(({ closed }) => closed)).toEqual([null, null])
  await playOut(hall, elsewhere)
  await expectRoomMoney(world)
})

test('[PVPG-023, PVPG-024] an act that was stored stands after a kill before anybody was told, and the match goes on with ten seconds more', async () => {
  const [mover, other] = await duel(hallOfKilled())
  const { match, seat } = mover.view!
  const cut = line.cutNext('after', 'insert into studio.match_event')
  mover.act(mover.move())
  await cut
  await killed.kill()
  await mover.until(() => mover.closed !== null)
  expect(mover.of('chosen')).toEqual([])
  world.clock.advance(30_000)
  const hall = hallOf()
  await hall.keeping.run()
  const [moverBack, otherBack] = (await backIn(hall, [mover, other])) as [RoomPage, RoomPage]
  const view = moverBack.last('snapshot')!.view
  expect([view.match, view.until[seat]]).toEqual([match, null])
  const left = view.until[1 - seat]! - world.clock.now().getTime()
  expect(left).toBeGreaterThan(10_000)
  expect(left).toBeLessThanOrEqual(22_000)
  expect(otherBack.last('snapshot')!.view.until[seat]).toBeNull()
  await playOut(hall, [moverBack, otherBack])
  const { netsUnits, rakeUnits } = moverBack.last('result')!
  const balances = await Promise.all([mover, other].map(({ member }) => balanceUnits(member!)))
  expect(balances[0]! + balances[1]!).toBe(2n * credit - BigInt(rakeUnits))
  expect(netsUnits[0]! + netsUnits[1]!).toBe(0)
  await expectRoomMoney(world)
})

test('[PVPG-024] a match that nobody kept for more than two minutes is void, and both holds are back', async () => {
  const pages = await duel(hallOf())
  const { match } = pages[0].view!
  world.clock.advance(130_000)
  await hallOfTwin().keeping.run()
  const { state, void_reason } = await world.studio.db
    .selectFrom('studio.match')
    .select(['state', 'void_reason'])
    .where('id', '=', match)
    .executeTakeFirstOrThrow()
  expect([state, void_reason]).toEqual(['void', 'restart'])
  for (const { member } of pages) expect(await balanceUnits(member!)).toBe(credit)
  await expectRoomMoney(world)
})

test('a process whose lease has passed on stores nothing any more, and closes its connections', async () => {
  const pages = await duel(hallOfTwin())
  const { match } = pages[0].view!
  world.clock.advance(leaseOverMs)
  const hall = hallOf()
  await hall.keeping.run()
  const acts = () =>
    world.studio.db.selectFrom('studio.match_event').select('n').where('match_id', '=', match).execute()
  const before = await acts()
  pages[0].act(pages[0].move())
  await Promise.all(pages.map(page => page.until(() => page.closed === 1012)))
  expect(await acts()).toEqual(before)
  expect(pages[0].of('chosen')).toEqual([])
  await playOut(hall, await backIn(hall, pages))
  await expectRoomMoney(world)
})

test('at a planned stop matches move with the lease, without a wait, and friends find a private room by its code as before', async () => {
  const before = hallOf()
  await before.keeping.run()
  const [host, friend] = [await before.page(), await before.page()]
  host.act({ kind: 'sit', mode: 'private', stake: 100_000 })
  const { code } = await host.next('table')
  friend.act({ kind: 'sit', code: code! })
  await friend.next('table')
  await before.deal([host, friend])
  await world.studio.rooms.stop()
  await Promise.all([host, friend].map(page => page.until(() => page.closed === 1012)))
  const hall = hallOfTwin()
  await hall.keeping.run()
  const back = await backIn(hall, [host, friend])
  expect(back.map(page => page.last('snapshot')!.view.match)).toEqual([host.view!.match, host.view!.match])
  await playOut(hall, back)
  back[1]!.act({ kind: 'leave' })
  await back[0]!.next('left')
  const late = await hall.page()
  late.act({ kind: 'sit', code: code! })
  expect(await late.next('table')).toMatchObject({ code, room: host.last('table')!.room })
  await expectRoomMoney(world)
})
