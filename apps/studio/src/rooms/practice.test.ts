import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { unpackRecord } from '@baize/game-kit/pvp/frames/packed-record'
import { verifyMatch } from '@baize/game-kit/pvp/verify/verify-match'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
})
afterAll(() => world.stop())

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
  await page.until(() => page.isAsked)
  page.act({ kind: 'ready', on: true })
  await page.next('dealt')
  for (let turn = 1; !page.last('result'); turn++) {
    page.act({ kind: 'throw', match: page.view!.match, turn, again: [] })
    await page.next('chosen', 2 * turn - 1)
    world.clock.advance(2_500)
    await world.studio.rooms.run()
    await page.until(() => page.of('thrown').length >= turn || page.last('result') !== undefined)
  }
  expect(page.last('result')).toMatchObject({ isPaid: true, rakeUnits: 0 })
  const { record } = await page.next('reveal')
  expect(verifyMatch(unpackRecord(record!), { hmac, sha256 }).ok).toBe(true)
  expect(world.wallet.seen.slice(before)).toEqual([])
  page.close()
})
