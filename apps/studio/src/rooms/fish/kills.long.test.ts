import { TICKET_CHECKS, verifyTicket } from '@baize/game-kit/fish/index'
import * as crypto from '@baize/game-kit/node/crypto'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { StudioProcess } from '@baize/testing/studio-process/studio-process'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceUnits } from '../fixtures.ts'
import { Beach } from './fixtures.ts'

let world: TestWorld
let beach: Beach
/** Keeps the rooms first; the world's own studio takes them over. */
let first: StudioProcess
beforeEach(async () => {
  first = StudioProcess.load()
  world = await startTestWorld()
  world.clock.stopAt(world.clock.now())
  await first.open(world, world.database.connectionString)
  beach = new Beach(world)
  beach.keeping = { url: first.url, run: () => first.keepRooms(world.clock) }
  await beach.turn()
})
afterEach(async () => {
  await beach.expectMoney()
  await first.kill().catch(() => undefined)
  await world.stop()
})

const credit = 10_000_000n
const leaseMs = 10_100

/** Kills the first process as a power cut would, and lets the world's own take over when the lease is up. */
async function takeOver(): Promise<void> {
  await first.kill()
  beach.keeping = { url: world.studioUrl, run: () => world.studio.rooms.run() }
  await beach.turn([], leaseMs)
}

const journalRows = async () =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from studio.room_journal`.execute(world.database.kysely)).rows[0]!.n,
  )

test('[FISHG-019] a bullet that was in the air when the process was killed is not charged', async () => {
  const page = await beach.seated(100_000)
  await beach.fire(page, { level: 10 })
  await beach.turn([page], 400)
  expect(page.ticks.at(-1)!.purseUnits).toBe(99_000)
  await takeOver()
  const back = await beach.again(page)
  await beach.turn([back])
  expect(back.last('purse')).toMatchObject({ state: 'open', heldUnits: 100_000, spendableUnits: 100_000 })
  expect(await journalRows()).toBe(0)
  back.act({ kind: 'leave' })
  await beach.turn([back])
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-020] a catch that was journalled and not told is paid, and shown at the return', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'catch', 10)
  const { k, fish } = shot
  const { id } = page.ticket
  await beach.claim(page, shot)
  // The connection is lost before the result is told.
  await page.close()
  await beach.turn()
  expect(await journalRows()).toBe(1)
  expect(page.results.filter(({ answer }) => answer === 'caught')).toEqual([])
  await takeOver()
  const back = await beach.again(page)
  await beach.turn([back])
  const prize = fish.prey.prizes[0]!
  const prizeUnits = 1_000 * prize
  expect(back.last('caught').list).toEqual([{ ticket: id, k, prey: fish.prey.name, prizeUnits }])
  expect(back.last('purse')).toMatchObject({ heldUnits: 100_000 + prizeUnits - 1_000 })
  back.act({ kind: 'sit', class: 'shallows' })
  back.act({ kind: 'leave' })
  await beach.turn([back])
  expect(await balanceUnits(page.member)).toBe(credit + BigInt(prizeUnits - 1_000))
  await beach.seeds(page.secret)
  const [ticket] = await beach.exported()
  expect(verifyTicket(ticket!, crypto)).toMatchObject({ ok: true, passed: TICKET_CHECKS })
})

test('[FISHG-021] a hit that was not journalled never happened, and nobody was told of it', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'catch', 10)
  await beach.claim(page, shot)
  await takeOver()
  expect(page.results.map(({ answer }) => answer)).not.toContain('caught')
  const back = await beach.again(page)
  await beach.turn([back])
  expect(back.of('caught')).toEqual([])
  expect(back.last('purse')).toMatchObject({ heldUnits: 100_000, spendableUnits: 100_000 })
  // Its player does not come back for the purse, which waits for five minutes.
  await back.close()
  await beach.pass([], 90_000)
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('a purse whose player does not come back after a restart is kept for five minutes', async () => {
  const page = await beach.seated(100_000)
  await takeOver()
  await beach.pass([], 290_000)
  expect(await beach.heldUnits()).toBe(100_000n)
  await beach.pass([], 15_000)
  expect(await balanceUnits(page.member)).toBe(credit)
})

test('[FISHG-022] a ticket whose conclude was sent before the process was killed is one bet and one payout', async () => {
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'catch', 10)
  await beach.claim(page, shot)
  let lost = 0
  world.wallet.line = path => (path.endsWith('/batch') && ++lost <= 10 ? 'lose-answer' : 'good')
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(lost).toBe(1)
  await takeOver()
  while (lost <= 10) await beach.turn([], 2_100)
  await beach.turn([], 2_100)
  const prize = shot.fish.prey.prizes[0]!
  expect(await balanceUnits(page.member)).toBe(credit + BigInt(1_000 * (prize - 1)))
  const { rows } = await sql`select stake_units, payout_units from rounds.bet where round_id like 'f:%'`.execute(
    world.database.kysely,
  )
  expect(rows).toEqual([{ stake_units: 1_000n, payout_units: BigInt(1_000 * prize) }])
})

test('[FISHG-023] a process whose lease has passed on writes nothing, and stops', async () => {
  // The world's own studio is the old holder here.
  await first.kill()
  beach.keeping = { url: world.studioUrl, run: () => world.studio.rooms.run() }
  await beach.turn([], leaseMs)
  const page = await beach.seated(100_000)
  const shot = await beach.shoot(page, 'catch', 10)
  const old = world.studio.rooms.sea!
  first = StudioProcess.load()
  await first.open(world, world.database.connectionString)
  await beach.claim(page, shot)
  world.clock.advance(leaseMs)
  await first.keepRooms(world.clock)
  await old.flush()
  expect(await journalRows()).toBe(0)
  expect(world.studio.rooms.sea).toBeNull()
  await page.until(() => page.closed !== null)
  expect(page.closed).toBe(1012)
  expect(page.results.map(({ answer }) => answer)).not.toContain('caught')
  beach.keeping = { url: first.url, run: () => first.keepRooms(world.clock) }
  const back = await beach.again(page)
  await beach.turn([back])
  expect(back.last('purse')).toMatchObject({ heldUnits: 100_000, spendableUnits: 100_000 })
})
