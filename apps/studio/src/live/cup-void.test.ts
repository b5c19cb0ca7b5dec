import { randomUUID } from 'node:crypto'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TableDesk } from './desk/fixtures.ts'
import { type Chips, DealtTable } from './fixtures.ts'
import type { StoredTableRound } from './live-dependencies.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

test('[TABLE-061] a match is void and run again; void once more, the cup ends: champion slips go back, settled matches stand', async () => {
  const table = new DealtTable(world, 'DS88-CUP-1')
  const desk = await TableDesk.open(world, table)
  const [dreamer, fan] = [await table.sit(), await table.sit()]
  const lay = async (who: typeof fan, round: StoredTableRound, chips: Chips) => {
    const slipId = randomUUID()
    expect((await table.bet(who, round, chips, { slipId })).status).toBe(200)
    return slipId
  }
  const stateOf = async (slipId: string) => (await table.slip(slipId)).state
  const voided = async (round: StoredTableRound) => {
    expect(await desk.voidRound(round.serial)).toEqual({ serial: Number(round.serial), outcome: 'VOID' })
    return table.finish(round)
  }

  const parade = await table.open()
  const onTheCup = await lay(dreamer, parade, { 'champion-1': 2, 'champion-2': 3, 'finalist-5': 5 })
  await table.finish(parade)
  const first = await table.open()
  const onTheFirst = await lay(fan, first, { home: 5, away: 5 })
  await table.finish(first)
  const settled = await table.slip(onTheFirst)
  expect([settled.state, await stateOf(onTheCup)]).toEqual(['settled', 'accepted'])
  const afterFirst = await table.balance(fan)

  const second = await table.open()
  const onTheSecond = await lay(fan, second, { home: 7 })
  expect((await voided(second)).void_reason).toBe('OPERATOR')
  expect([await stateOf(onTheSecond), await stateOf(onTheCup)]).toEqual(['voided', 'accepted'])

  const again = await table.open()
  const meet = ({ plan }: StoredTableRound) => JSON.parse(plan).facts
  expect([again.phase, meet(again)]).toEqual(['match', meet(second)])
  const onItAgain = await lay(fan, again, { away: 4 })
  await voided(again)
  await world.studio.live.run()
  expect([await stateOf(onItAgain), await stateOf(onTheCup)]).toEqual(['voided', 'voided'])
  expect(await table.balance(dreamer)).toBe(1000)
  expect(await table.balance(fan)).toBe(afterFirst)
  expect(await table.slip(onTheFirst)).toEqual(settled)
  expect((await table.open()).phase).toBe('parade')
  expect(await checkInvariants(world.database)).toEqual([])
})
