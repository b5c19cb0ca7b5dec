import { SimulationDraws } from '@baize/game-kit/draws'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { type Cut, DatabaseLine } from '@baize/testing/database-line'
import { StudioProcess } from '@baize/testing/studio-process/studio-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FishPage } from './fish/fish-page.fixtures.ts'
import { Beach } from './fish/fixtures.ts'
import { Hall, type Keeping, type RoomPage } from './fixtures.ts'
import { expectRoomMoney } from './room-money.fixtures.ts'

const KILLS = 50
/** A lease that nobody renews is over after this. */
const LEASE_OVER_MS = 10_100
const CUTS: readonly Cut[] = ['before', 'during', 'after', 'committed']

let world: TestWorld
let line: DatabaseLine
let beach: Beach
let current: StudioProcess
let next: StudioProcess
beforeAll(async () => {
  next = StudioProcess.load()
  world = await startTestWorld()
  world.clock.stopAt(world.clock.now())
  line = await DatabaseLine.start(world.database.connectionString)
  beach = new Beach(world)
  await takeOver()
})
afterAll(async () => {
  await Promise.all([current, next].map(process => process.kill()))
  await world.stop()
  await line.stop()
})

/** The next process opens the rooms; the one after it loads its code meanwhile. */
async function takeOver(): Promise<void> {
  current = next
  next = StudioProcess.load()
  await current.open(world, line.connectionString)
  beach.keeping = keeping()
  await current.keepRooms(world.clock)
}
const keeping = (): Keeping => {
  const kept = current
  return { url: kept.url, run: () => kept.keepRooms(world.clock) }
}
const hall = () => new Hall(world, 'DUO-BANNERS', keeping())

/** All that members were told and did, to be held against what is stored at the end. */
const told = { chosen: new Map<string, number>(), shots: new Map<string, number>() }
const fired = new Set<string>()

async function duelOn(before: readonly RoomPage[]): Promise<RoomPage[]> {
  const here = hall()
  const pages = before.length > 0 ? await Promise.all(before.map(page => here.again(page))) : []
  await Promise.all(pages.map(page => page.heard()))
  await current.keepRooms(world.clock)
  await Promise.all(pages.map(page => page.heard()))
  if (pages.length > 0 && pages.every(page => page.last('snapshot'))) return pages
  for (const page of pages) page.close()
  const fresh = [await here.page(), await here.page()]
  await here.dealt(fresh, { stake: 10_000 })
  return fresh
}

/** Fires some shots at what is in sight, lets them reach it, and claims them without waiting for an answer. */
async function shoot(page: FishPage): Promise<void> {
  const shots = []
  for (let count = 0; count < 3; count++) {
    const shot = await beach.fire(page)
    fired.add(`${page.ticket.id} ${shot.k}`)
    shots.push(shot)
    world.clock.advance(250)
    await current.keepRooms(world.clock)
  }
  world.clock.advance(2_000)
  await page.synced()
  for (const { ticket, k, fish } of shots) page.up({ kind: 'hit', ticket, k, fish: fish.id, tMs: page.roomMs })
}

function noteShots(page: FishPage): void {
  const idOf = new Map(page.of('ticket').map(({ number, id }) => [number, id]))
  for (const { ticket, k, answer, prize } of page.results)
    if (answer === 'caught' || answer === 'missed') told.shots.set(`${idOf.get(ticket)} ${k}`, prize)
}

function noteMoves(pages: readonly RoomPage[]): void {
  for (const page of pages) {
    const { match } = page.view!
    const known = told.chosen.get(match) ?? 0
    const { banners, hasChosen } = page.view!.game as { banners: number[]; hasChosen: boolean[] }
    const began = (banners.length - 1) * 2 + hasChosen.filter(Boolean).length
    told.chosen.set(match, Math.max(known, began + page.ofHand('chosen').length))
  }
}

test(`after ${KILLS} kills in the middle of fire and hands nothing is lost that was told, and nothing charged that was not fired`, async () => {
  const draws = new SimulationDraws(41)
  let pair: RoomPage[] = []
  let angler = await beach.seated(100_000)
  for (let kill = 0; kill < KILLS; kill++) {
    pair = await duelOn(pair)
    if (kill > 0) {
      angler = await beach.again(angler)
      angler.act({ kind: 'sit', class: 'shallows' })
      await beach.turn([angler])
      await beach.turn([angler])
      if (angler.last('purse').state !== 'open') await beach.fill(angler, 100_000)
    }
    // Some shots whose answers are told for certain, and some that are claimed as the process dies.
    await shoot(angler)
    await current.keepRooms(world.clock)
    await angler.synced()
    await shoot(angler)
    const cut = line.cutNext(CUTS[draws.below(CUTS.length)]!, '', draws.below(24))
    for (const page of pair) if (page.view!.until[page.view!.seat] !== null) page.act(page.move())
    const work = Promise.allSettled([
      current.keepRooms(world.clock).then(() => angler.synced()),
      ...pair.map(page => page.heard()),
    ])
    await Promise.race([cut, work])
    await current.kill()
    line.keepWhole()
    await work
    noteShots(angler)
    noteMoves(pair)
    world.clock.advance(LEASE_OVER_MS)
    await takeOver()
  }

  // The last process plays everything to its end.
  const rows = () => world.studio.db.selectFrom('studio.match').select(['id', 'state', 'void_reason']).execute()
  for (let passes = 0; passes < 60; passes++) {
    world.clock.advance(5_000)
    await current.keepRooms(world.clock)
  }
  const matches = await rows()
  expect(matches.length).toBeGreaterThan(3)
  expect(matches.filter(({ state }) => state !== 'ended' && state !== 'void')).toEqual([])
  const acts = await world.studio.db.selectFrom('studio.match_event').select(['match_id', 'body']).execute()
  for (const [match, count] of told.chosen) {
    const moves = acts.filter(({ match_id, body }) => match_id === match && body.startsWith('v1.'))
    expect(moves.length).toBeGreaterThanOrEqual(count)
  }

  const tickets = await world.studio.db.selectFrom('studio.fish_ticket').select(['id', 'record']).execute()
  const stored = new Map<string, number>()
  for (const { id, record } of tickets)
    for (const shot of record === null ? [] : (JSON.parse(record) as { shots: number[][] }).shots)
      if (shot.length > 2) stored.set(`${id} ${shot[0]}`, shot.at(-1)!)
  expect(told.shots.size).toBeGreaterThan(50)
  expect([...told.shots].filter(([shot, prize]) => stored.get(shot) !== prize)).toEqual([])
  expect([...stored.keys()].filter(shot => !fired.has(shot))).toEqual([])
  await expectRoomMoney(world)
  await beach.expectMoney()
}, 900_000)
