import { randomUUID } from 'node:crypto'
import type { Endpoint, EndpointName } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import { outcomeOf, sendByTwo, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskTargets } from './desk-targets.fixtures.ts'

let world: TestWorld
let operators: [TestClient, TestClient]
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.rooms.run()
  operators = [await world.operator(), await world.operator('desk2')]
})
afterAll(() => world.stop())

interface Act {
  row: EndpointName
  /** What it is done to, made anew. */
  target: (world: TestWorld) => Promise<object>
  takesTwo: boolean
}

const { market, fixture, match, round, table } = deskTargets

/** Every act of operators that gives accepted stakes back, and the brakes beside them. */
const acts: readonly Act[] = [
  { row: 'bookDesk.void', target: market, takesTwo: true },
  { row: 'bookDesk.void', target: fixture, takesTwo: true },
  { row: 'roomDesk.voidMatch', target: match, takesTwo: true },
  { row: 'tables.voidRound', target: round, takesTwo: true },
  { row: 'bookDesk.suspend', target: market, takesTwo: false },
  { row: 'bookDesk.suspend', target: fixture, takesTwo: false },
  { row: 'tables.suspend', target: table, takesTwo: false },
]

test('[MEND-024] every row that voids is one of these, and says that it takes two', () => {
  const voids = (Object.keys(endpoints) as EndpointName[]).filter(name => /void/i.test(name.split('.')[1]!))
  // A bonus is the house's own money, and no stake.
  const known = [...new Set(acts.filter(({ takesTwo }) => takesTwo).map(({ row }) => row)), 'promotions.voidBonus']
  expect(voids.toSorted()).toEqual(known.toSorted())
  for (const { row, takesTwo } of acts)
    expect([row, (endpoints[row] as Endpoint).approval]).toEqual([row, takesTwo ? 'always' : 'never'])
})

test.each(acts)('[MEND-024] $row takes two: $takesTwo', async ({ row, target, takesTwo }) => {
  const asked = { ...(await target(world)), requestId: randomUUID(), reason: 'a test looks into it' }
  const by = (operator: TestClient) => outcomeOf(operator.send(row, asked as never))
  if (!takesTwo) return expect(await by(operators[0])).toBe('done')
  expect([await by(operators[0]), await by(operators[1])]).toEqual(['waits', 'approval_open'])
  expect(await outcomeOf(sendByTwo(operators, row, asked as never))).toBe('done')
  // The same request again is answered as it was.
  expect(await outcomeOf(sendByTwo(operators, row, asked as never))).toBe('done')
})
