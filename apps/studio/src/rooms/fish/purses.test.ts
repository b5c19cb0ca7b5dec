import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balanceUnits } from '../fixtures.ts'
import { Beach, listFishGames } from './fixtures.ts'

let world: TestWorld
let beach: Beach
beforeAll(async () => {
  world = await startTestWorld()
  await listFishGames(world)
  world.clock.stopAt(world.clock.now())
  await world.studio.rooms.run()
  beach = new Beach(world)
})
afterAll(() => world.stop())
afterEach(() => beach.expectMoney())

const credit = 10_000_000n

test('a purse pays for shots by a ticket, and goes back with what they won', async () => {
  const page = await beach.seated(100_000)
  expect(page.last('purse')).toMatchObject({ state: 'open', heldUnits: 100_000, spendableUnits: 100_000 })
  expect(await balanceUnits(page.member)).toBe(credit - 100_000n)
  const { k, fish } = await beach.shoot(page, 'catch', 10)
  await beach.claim(page, { k, fish })
  await beach.turn([page])
  const prize = fish.prey.prizes[0]!
  expect(page.results.at(-1)).toMatchObject({ k, answer: 'caught', fish: fish.id, prize })
  page.act({ kind: 'leave' })
  await beach.turn([page])
  expect(page.of('ended')).toMatchObject([
    { isPaid: false },
    { stakeUnits: 1_000, payoutUnits: 1_000 * prize, isPaid: true },
  ])
  expect(page.last('purse')).toMatchObject({ state: 'none' })
  expect(await balanceUnits(page.member)).toBe(credit + BigInt(1_000 * (prize - 1)))
  expect(await beach.heldUnits()).toBe(0n)
})
