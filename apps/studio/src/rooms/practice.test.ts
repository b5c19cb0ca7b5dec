import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { unpackRecord } from '@baize/game-kit/pvp/frames/packed-record'
import { verifyMatch } from '@baize/game-kit/pvp/verify/verify-match'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall, type RoomPage } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
})
afterAll(() => world.stop())

/** Keeps every throw until the duel is over. */
async function playDuel(page: RoomPage): Promise<void> {
  for (let turn = 1; !page.last('result'); turn++) {
    page.act({ kind: 'throw', match: page.view!.match, turn, again: [] })
    await page.next('chosen', 2 * turn - 1)
    world.clock.advance(2_500)
    await world.studio.rooms.run()
    await page.until(() => page.of('thrown').length >= turn || page.last('result') !== undefined)
  }
}

test('[PVPG-033] a practice duel over the socket asks the wallet for nothing, and its bot is marked', async () => {
  const page = await new Hall(world, 'DUO-DICE').page()
  const before = world.wallet.seen.length
  page.act({ kind: 'sit', mode: 'practice', stake: 10_000 })
  const table = await page.next('table')
  expect(table).toMatchObject({ mode: 'practice', seat: 0, code: null })
  expect(table.seats.map(({ isBot, name }) => [isBot, name.startsWith('Bot')])).toEqual([
    [false, false],
    [true, true],
  ])
  await page.next('dealt')
  await playDuel(page)
  expect(page.last('result')).toMatchObject({ isPaid: true, rakeUnits: 0 })
  const { record } = await page.next('reveal')
  expect(verifyMatch(unpackRecord(record!), { hmac, sha256 }).ok).toBe(true)
  expect(world.wallet.seen.slice(before)).toEqual([])
  page.close()
})

test('[MEND-044] practice is dealt on the press that enters, and then waits for its only member as long as it takes', async () => {
  const hall = new Hall(world, 'DUO-DICE')
  const page = await hall.page()
  page.act({ kind: 'sit', mode: 'practice', stake: 10_000 })
  await page.next('dealt')
  await playDuel(page)
  await page.until(() => page.frames.at(-1)?.kind === 'readying')
  expect(page.last('readying')).toMatchObject({ ready: [1], until: null })
  for (let minutes = 0; minutes < 5; minutes++) await hall.pass(60_000)
  await page.heard()
  expect([page.of('seal').length, page.of('left').length]).toEqual([1, 0])
  page.act({ kind: 'ready', on: true })
  await page.next('dealt', 2)
  page.close()
})

test('[MEND-044] a member for whom the clock plays turn after turn is told why the seat is free', async () => {
  const hall = new Hall(world, 'DUO-TIENLEN')
  const page = await hall.page()
  page.act({ kind: 'sit', mode: 'practice', stake: 1_000 })
  await page.next('dealt')
  const isFreed = () => page.of('left').some(frame => 'why' in frame)
  for (let turns = 0; turns < 800 && !isFreed(); turns++) {
    await hall.pass(3_000)
    await page.heard()
    // A hand that bots end early is followed by another one.
    const isAsked = page.of('readying').length > page.of('dealt').length - 1
    if (isAsked && page.of('result').length === page.of('dealt').length) page.act({ kind: 'ready', on: true })
  }
  expect(page.of('left').at(-1)).toMatchObject({ why: 'idle' })
  page.close()
})
