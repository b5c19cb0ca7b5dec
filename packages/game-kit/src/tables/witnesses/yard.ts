import { forcedDraws } from '../../draws.ts'
import type { Multiple } from '../../instant/multiple.ts'
import type { TableRules } from '../registry.ts'
import type { TablePlan } from '../table-game.ts'
import type { YardPairing } from '../yard/chances.ts'

const DRAWN = { outcome: 10_000, exchanges: 100, touch: 10 } as const

/** Deals a bout for every draw it can make: a witness beside the chances. */
export function yardWitness(rules: TableRules, facts: unknown): Map<string, Multiple> {
  const plan: TablePlan = { phase: 'round', takesBets: true, facts: facts as YardPairing }
  const spots = rules.spots(null, plan)
  const sums = new Map(spots.map(({ id }) => [id, 0n]))
  const deal = (...values: number[]) =>
    rules.deal(null, plan, { outcome: forcedDraws(values), boost: forcedDraws([]) }).result as { outcome: string }
  const add = (ways: number, result: unknown) => {
    for (const { id, topReturnX10000 } of spots) {
      const returned = rules.returnX10000({ spot: id, topReturnX10000 }, result)
      sums.set(id, sums.get(id)! + BigInt(ways) * BigInt(returned))
    }
  }
  // Draws of one outcome differ in nothing but that, so one of them stands for all.
  const byOutcome = Map.groupBy(Array(DRAWN.outcome).keys(), x => deal(x, 0, 0).outcome)
  for (const [outcome, [first, ...others]] of byOutcome) {
    const same = 1 + others.length
    if (outcome === 'draw') {
      for (const touch of [0, 1]) add((same * DRAWN.exchanges * DRAWN.touch) / 2, deal(first!, touch))
      continue
    }
    for (let weight = 0; weight < DRAWN.exchanges; weight++)
      for (let touch = 0; touch < DRAWN.touch; touch++) add(same, deal(first!, weight, touch))
  }
  const under = BigInt(DRAWN.outcome * DRAWN.exchanges * DRAWN.touch) * 10_000n
  return new Map([...sums].map(([spot, over]) => [spot, { over, under }]))
}
