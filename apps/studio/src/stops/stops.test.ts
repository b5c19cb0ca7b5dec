import { randomUUID } from 'node:crypto'
import { highestSeries } from '@baize/game-kit/lotteries/index'
import { checkInvariants, SampleProvider, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LotteryTable, pricedTickets } from '../lotteries/fixtures.ts'
import { Beach } from '../rooms/fish/fixtures.ts'
import { balanceUnits, Hall, RoomPage } from '../rooms/fixtures.ts'

let world: TestWorld
let beach: Beach
let hall: Hall
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  beach = new Beach(world)
  hall = new Hall(world, 'DUO-DICE')
})
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})
afterAll(() => world.stop())

const credit = 10_000_000n
const exclude = (member: TestClient) => member.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
const idOf = async (member: TestClient) => BigInt((await member.call('members.info', {})).id)
const heldUnits = async (memberId: bigint) => {
  const { rows } = await world.database.pool.query<{ held: bigint }>(
    'select coalesce(sum(left_units), 0)::bigint as held from gateway.hold where member_id = $1',
    [memberId],
  )
  return rows[0]!.held
}
/** All providers have answered what they were told. */
const told = (memberId: bigint) =>
  expect
    .poll(async () => {
      const { rows } = await world.database.pool.query(
        'select told_at is not null as told from launch.player_stop where member_id = $1',
        [memberId],
      )
      return rows.length > 0 && rows.every(row => row.told)
    })
    .toBe(true)

test('[MEND-023] a closure ends the ticket at sea: no shot is decided afterwards, nobody sits again, and the purse is back', async () => {
  const page = await beach.seated(100_000)
  const memberId = await idOf(page.member)
  const shot = await beach.shoot(page, 'miss')
  await exclude(page.member)
  await told(memberId)
  await beach.claim(page, shot)
  await beach.turn([page], 2_000)
  expect(page.last('end').reason).toBe('may_not_play')
  page.act({ kind: 'sit', class: 'shallows' })
  await beach.turn([page])
  expect(page.last('refused').code).toMatch(/limit_reached|table_closing/)
  expect(page.results.filter(({ answer }) => answer === 'caught' || answer === 'missed')).toEqual([])
  expect([await heldUnits(memberId), await balanceUnits(page.member)]).toEqual([0n, credit])
  // The same visit does not come back by a new connection.
  expect((await RoomPage.open(world.studioUrl, page.member, page.secret)).closed).toBe(4001)
})

test('[MEND-023] a purse whose seat went long ago goes back with the closure, as do its shots to come', async () => {
  const page = await beach.seated(500_000)
  const memberId = await idOf(page.member)
  await beach.pass([page], 121_000)
  expect(page.last('end').reason).toBe('idle')
  expect(await heldUnits(memberId)).toBe(500_000n)
  await exclude(page.member)
  await told(memberId)
  await beach.turn([page])
  expect(await heldUnits(memberId)).toBe(0n)
  page.act({ kind: 'sit', class: 'shallows' })
  await beach.turn([page])
  expect(page.last('refused').code).toBe('limit_reached')
})

test('[MEND-023] at a table the seat goes before the deal, and after the hand that is played', async () => {
  const waiting: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
  for (const page of waiting) {
    page.act({ kind: 'sit', stake: 50_000 })
    await page.next('table')
  }
  await Promise.all(waiting.map(page => page.until(() => page.isAsked)))
  waiting[0].act({ kind: 'ready', on: true })
  await waiting[0].until(() => waiting[0].of('ready').some(({ isReady }) => isReady))
  const memberId = await idOf(waiting[0].member!)
  await exclude(waiting[0].member!)
  await told(memberId)
  await waiting[0].next('left')
  await hall.pass(0)
  expect([await heldUnits(memberId), await balanceUnits(waiting[0].member!)]).toEqual([0n, credit])
  waiting[0].act({ kind: 'sit', stake: 50_000 })
  expect((await waiting[0].next('refused')).code).toBe('limit_reached')
  waiting[1].act({ kind: 'leave' })

  const playing: [RoomPage, RoomPage] = [await hall.page(), await hall.page()]
  await hall.dealt(playing, { stake: 100_000 })
  await exclude(playing[0].member!)
  await told(await idOf(playing[0].member!))
  playing[1].act({ kind: 'leave' })
  await playing[0].paid()
  // The hand was played by its rules and is paid; no other one is begun.
  await playing[0].left()
  await hall.pass(0)
  expect(await balanceUnits(playing[0].member!)).toBe(credit + 90_000n)
  expect(await heldUnits(await idOf(playing[0].member!))).toBe(0n)
})

test('[MEND-023] the chase of a closed member is blocked: what is held goes back, and the ticket that was bought stands', async () => {
  const table = new LotteryTable(world)
  await world.studio.draws.run()
  const gameCode = 'EL_SSC_1'
  const { member, visit } = await table.playing(gameCode)
  const memberId = await idOf(member)
  const { costCents, tickets } = pricedTickets(gameCode, [['L5', '70338']])
  const [current] = await table.coming(visit)
  const times = [1, 1, 1]
  const ordered = await visit.send('lottery.orderChase', {
    ...{ chaseId: randomUUID(), firstIssue: current!.issue, series: highestSeries, costCents: costCents * 3 },
    ...{ tickets, times, stop: null },
  })
  expect(ordered.status).toBe(200)
  expect(await heldUnits(memberId)).toBeGreaterThan(0n)
  await exclude(member)
  await told(memberId)
  await world.studio.draws.run()
  expect(await heldUnits(memberId)).toBe(0n)
  const [chase] = await world.studio.db
    .selectFrom('studio.chase')
    .select(['id', 'state'])
    .where('user_id', '=', String(memberId))
    .execute()
  expect(chase!.state).toBe('BLOCKED')
  const slips = await world.studio.db
    .selectFrom('studio.slip')
    .select('state')
    .where('chase_id', '=', chase!.id)
    .execute()
  expect(slips).toEqual([{ state: 'accepted' }])
})

test('[MEND-023] a provider is told until it answers, and one without an open visit is not told', async () => {
  const stranger = await SampleProvider.start(world, 'STP')
  const other = await SampleProvider.start(world, 'OTH')
  const member = await world.member()
  await stranger.play(member)
  stranger.deafTo = 2
  const memberId = await idOf(member)
  await exclude(member)
  await expect.poll(() => stranger.stopped.length).toBe(1)
  for (const times of [2, 3, 3]) {
    world.clock.advance(120_000)
    await world.runJob('launch-stops')
    expect(stranger.stopped).toEqual(Array(times).fill(String(memberId)))
  }
  expect(other.stopped).toEqual([])
  await stranger.stop()
  await other.stop()
})
