import { encodeUp } from '@baize/game-kit/fish/index'
import { playFree, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balanceUnits } from '../fixtures.ts'
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
afterEach(() => beach.expectMoney())

const credit = 10_000_000n

test('four sit in the fullest room, see each other’s shots, and the fifth finds a new one', async () => {
  const pages = []
  for (let i = 0; i < 5; i++) pages.push(await beach.seated(10_000, { code: 'TDL-DELTA' }))
  expect(pages.map(page => page.last('room').seat)).toEqual([0, 1, 2, 3, 0])
  const [first, second, , , fifth] = pages
  expect(second!.last('room').room).toBe(first!.last('room').room)
  expect(fifth!.last('room').room).not.toBe(first!.last('room').room)
  expect(first!.of('seat').map(({ seat, name }) => [seat, name !== null])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ])
  const { fish } = await beach.fire(first!)
  await beach.turn(pages)
  expect(second!.ticks.at(-1)!.shots).toMatchObject([{ seat: 0, level: 1, lock: fish.id }])
  expect(fifth!.ticks).toEqual([])
  for (const page of pages) page.act({ kind: 'leave' })
  await beach.turn(pages)
})

test('a shard that comes late to all it does gives nobody a cannon more', async () => {
  const page = await beach.page()
  world.loop.lagMs = 101
  try {
    page.act({ kind: 'sit', class: 'shallows' })
    await beach.turn([page])
  } finally {
    world.loop.lagMs = 0
  }
  expect(page.last('refused').code).toBe('shard_full')
  page.act({ kind: 'sit', class: 'shallows' })
  await beach.turn([page])
  expect(page.last('room').seat).toBe(0)
  page.act({ kind: 'leave' })
  await beach.turn([page])
})

test('[FISHG-034] a guest and a member of one class sit in different rooms', async () => {
  const member = await beach.seated(0)
  const guest = await beach.seated(10_000, { member: await playFree(await world.visitor()) })
  expect(member.last('room')).toMatchObject({ class: 'shallows', mode: 'real' })
  expect(guest.last('room')).toMatchObject({ class: 'shallows', mode: 'play' })
  expect(guest.last('room').room).not.toBe(member.last('room').room)
  expect(guest.last('purse')).toMatchObject({ state: 'open', heldUnits: 10_000 })
  for (const page of [member, guest]) page.act({ kind: 'leave' })
  await beach.turn([member, guest])
})

test('[FISHG-015] frames that are none are refused and the socket lives; twenty of them close it', async () => {
  const page = await beach.seated(10_000)
  const shot = encodeUp({ kind: 'fire', ticket: 0, k: 0, angle: 0, level: 1, lock: 0, tMs: 0 })
  const spoilt = (spoil: (view: DataView) => void) => {
    const bytes = Uint8Array.from(shot)
    spoil(new DataView(bytes.buffer))
    return bytes
  }
  const broken = [
    spoilt(view => view.setUint8(6, 4)),
    // Level 1000 does not fit its byte: it arrives as 232.
    spoilt(view => view.setUint8(6, 1_000 & 0xff)),
    spoilt(view => view.setUint16(4, 4_096, true)),
    shot.slice(0, 12),
  ]
  for (const bytes of broken) page.bytes(bytes)
  await beach.turn([page])
  expect(page.results).toEqual([])
  expect(page.closed).toBeNull()
  await beach.fire(page)
  await beach.turn([page], 1_100)
  expect(page.results).toMatchObject([{ k: 0, answer: 'fired' }])
  for (let i = broken.length; i < 20; i++) page.bytes(broken[0]!)
  await page.until(() => page.closed !== null)
  expect(page.closed).toBe(4003)
  await beach.pass([], 70_000)
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-024] who is back after 15 seconds finds seat and purse, and bullets that were in the air came back', async () => {
  const page = await beach.seated(100_000)
  for (let k = 0; k < 12; k++) {
    await beach.fire(page, { level: 10, k })
    await beach.turn([page], 300)
  }
  expect(page.ticks.at(-1)!.purseUnits).toBe(100_000 - 12 * 1_000)
  const { room, seat } = page.last('room')
  await page.close()
  await beach.pass([], 15_000)
  const back = await beach.again(page)
  await beach.turn([back])
  expect(back.last('room')).toMatchObject({ room, seat })
  expect(back.last('purse')).toMatchObject({ state: 'open', heldUnits: 100_000, spendableUnits: 100_000 })
  expect(back.last('ticket')).toMatchObject({ id: page.ticket.id, nextK: 12 })
  back.act({ kind: 'leave' })
  await beach.turn([back])
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-024] who is away for 70 seconds has the ticket concluded and the purse back', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'miss', 10)
  await beach.claim(page, shot)
  await beach.fire(page, { level: 10 })
  await beach.turn([page])
  await page.close()
  await beach.pass([], 70_000)
  expect(await balanceUnits(page.member)).toBe(credit - 1_000n)
  const ticket = await world.studio.db
    .selectFrom('studio.fish_ticket')
    .selectAll()
    .where('id', '=', page.ticket.id)
    .executeTakeFirstOrThrow()
  expect([ticket.state, ticket.staked_units, ticket.won_units]).toEqual(['ended', 1_000n, 0n])
  expect([...world.studio.rooms.sea!.players.values()].filter(({ line }) => line === null)).toEqual([])
})

test('[FISHG-028] of two tabs of one account the newer one plays, and the older is closed', async () => {
  const page = await beach.seated(100_000)
  const newer = await beach.again(page)
  await page.until(() => page.closed !== null)
  expect(page.closed).toBe(4002)
  await beach.turn([newer])
  expect(newer.last('room')).toMatchObject({ room: page.last('room').room, seat: 0 })
  await beach.fire(newer)
  await beach.turn([newer])
  expect(newer.results).toMatchObject([{ k: 0, answer: 'fired' }])
  newer.act({ kind: 'leave' })
  await beach.turn([newer])
})

test('[FISHG-029] seeds do not change while a ticket is open', async () => {
  const page = await beach.seated(100_000)
  await beach.fire(page)
  await beach.turn([page])
  expect(await beach.seeds(page.secret)).toMatchObject({ error: 'round_open' })
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(await beach.seeds(page.secret)).toMatchObject({ revealed: { clientSeed: page.ticket.clientSeed } })
})

test('an account sits at one cannon: another title takes it', async () => {
  const page = await beach.seated(100_000)
  const other = await beach.seated(0, { member: page.member, code: 'TDL-COMET' })
  await page.until(() => page.closed !== null)
  expect(page.closed).toBe(4002)
  expect(other.last('room').title).toBe('TDL-COMET')
  expect(await balanceUnits(page.member)).toBe(credit)
  other.act({ kind: 'leave' })
  await beach.turn([other])
})

test('who fires nothing for two minutes loses the seat and keeps the purse, which goes back after ten', async () => {
  const page = await beach.seated(100_000)
  await beach.pass([page], 121_000)
  expect(page.last('end')).toMatchObject({ reason: 'idle' })
  expect(page.last('purse')).toMatchObject({ state: 'open', heldUnits: 100_000 })
  await beach.pass([page], 480_000)
  expect(page.last('purse')).toMatchObject({ state: 'none' })
  expect(await balanceUnits(page.member)).toBe(credit)
})
