import fc from 'fast-check'
import { expect } from 'vitest'
import { recordDraws, SimulationDraws } from '../draws.ts'
import { VARIANTS } from '../models/model.ts'
import type { RegisteredModel } from '../models/registry.ts'

/** Plays rounds of any seed, variant and bet by the rules and by the tables of the evaluator: both win and draw the same. */
export function expectSameWins(model: RegisteredModel, rounds: number): void {
  const evaluators = new Map(VARIANTS.map(variant => [variant, model.evaluator(variant)]))
  const bets = fc.constantFrom(100, 500, 5000, 7500, 500_000)
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...VARIANTS), bets, (seed, variant, bet) => {
      const byRules = recordDraws(new SimulationDraws(seed), '0')
      const byTables = recordDraws(new SimulationDraws(seed), '0')
      const { coinsPerBet } = model.definition(variant)
      const { winUnits } = model.play(variant, bet, byRules.draws)
      expect(evaluators.get(variant)!(byTables.draws) * (bet / coinsPerBet)).toBe(winUnits)
      expect(byTables.log.taken.length).toBe(byRules.log.taken.length)
    }),
    { numRuns: rounds },
  )
}
