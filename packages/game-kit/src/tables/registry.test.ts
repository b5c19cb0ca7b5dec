import { expect, test } from 'vitest'
import { SimulationDraws } from '../draws.ts'
import { sha256 } from '../node/crypto.ts'
import { findRules, rulesOf, tableDefinitionHash, tableRules } from './registry.ts'
import { TABLE_KINDS } from './table-game.ts'
import { offeredTables } from './tables.ts'

test('every definition has a name and an address of its own', () => {
  expect(new Set(tableRules.map(({ id }) => id)).size).toBe(tableRules.length)
  for (const { definition } of tableRules)
    expect(findRules(tableDefinitionHash(definition, sha256), sha256)!.definition).toBe(definition)
  expect(new Set(tableRules.map(({ definition }) => definition.kind))).toEqual(new Set(TABLE_KINDS))
  expect(findRules('0'.repeat(64), sha256)).toBe(undefined)
  expect(() => rulesOf('bac-c/2')).toThrow(RangeError)
})

test.each(tableRules.map(({ id }) => id))('rounds of %s are plain data, and no spot returns more than it says', id => {
  const rules = rulesOf(id)
  const draws = new SimulationDraws(11)
  let state: unknown = rules.firstState()
  let mostSpots = 0
  const overpaid: string[] = []
  for (let round = 0; round < 300; round++) {
    const plan = rules.plan(state, draws)
    const spots = rules.spots(state, plan)
    mostSpots = Math.max(mostSpots, spots.length)
    const { result, state: after } = rules.deal(state, plan, { outcome: draws, boost: draws })
    for (const { id: spot, topReturnX10000, isShut } of spots) {
      const returned = rules.returnX10000({ spot, topReturnX10000 }, result)
      if (!Number.isInteger(returned) || returned < 0 || returned > topReturnX10000) overpaid.push(spot)
      if (!isShut && topReturnX10000 <= 10_000) overpaid.push(spot)
    }
    expect(JSON.parse(JSON.stringify({ plan, result, after }))).toEqual({ plan, result, after })
    expect(rules.readState(after)).toEqual(after)
    state = after
  }
  expect(overpaid).toEqual([])
  expect(mostSpots).toBeGreaterThan(5)
})

test('spots that oppose one another are on the cloth', () => {
  const draws = new SimulationDraws(12)
  for (const rules of tableRules) {
    let state: unknown = rules.firstState()
    let plan = rules.plan(state, draws)
    if (plan.phase === 'shuffle' || plan.phase === 'parade') {
      state = rules.deal(state, plan, { outcome: draws, boost: draws }).state
      plan = rules.plan(state, draws)
    }
    const offered = rules.spots(state, plan).map(({ id }) => id)
    expect(offered).toEqual(expect.arrayContaining(rules.opposites.flat()))
    expect(rules.returns(plan.facts).size).toBe(offered.length)
  }
})

test('the tables of the first build', () => {
  expect(offeredTables.map(({ table }) => table)).toEqual([
    ...['LVT-BAC-1', 'LVT-BNC-1', 'LVT-BSP-1', 'LVT-ROU-1', 'LVT-ROS-1', 'LVT-SIC-1', 'LVT-DTG-1', 'LVT-XOC-1'],
    ...['LVT-WHL-1', 'ARN-CLK-1', 'DS88-CUP-1', 'LVT-BAC-3'],
  ])
  expect(offeredTables.find(({ code }) => code === 'LVT-BNC')!.rules.id).toBe('bac-6/1')
})
