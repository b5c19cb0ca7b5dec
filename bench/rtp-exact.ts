import { isDeepStrictEqual } from 'node:util'
import type { Variant } from '@baize/game-kit'
import { models, SimulationDraws, VARIANTS } from '@baize/game-kit'
import { BASE_CENSUS as HOLD_BASE } from '@baize/game-kit/models/hold-and-win/census'
import { holdAndWinCensus } from '@baize/game-kit/models/hold-and-win/exact'
import { BASE_CENSUS as LINES_BASE, FREE_CENSUS as LINES_FREE } from '@baize/game-kit/models/lines/census'
import { linesCensus } from '@baize/game-kit/models/lines/exact'
import { type SpinCensus, type StoredCensus, storedCensus } from '@baize/game-kit/models/shared/spin-census'
import { BASE_CENSUS as WAYS_BASE, FREE_CENSUS as WAYS_FREE } from '@baize/game-kit/models/ways-cascade/census'
import { waysCascadeCensus } from '@baize/game-kit/models/ways-cascade/exact'

const SIMULATED_ROUNDS = 100_000_000

/** What is enumerated for each model, and the stored sums that its stated return follows from. */
const ENUMERATIONS: Record<string, [stored: StoredCensus, count: (variant: Variant) => SpinCensus][]> = {
  b: [
    [LINES_BASE, variant => linesCensus(variant, 'base')],
    [LINES_FREE, variant => linesCensus(variant, 'free')],
  ],
  c: [
    [WAYS_BASE, variant => waysCascadeCensus(variant, 'base').census],
    [WAYS_FREE, variant => waysCascadeCensus(variant, 'free').census],
  ],
  d: [[HOLD_BASE, holdAndWinCensus]],
}

/**
 * `models`: models whose four variants state exactly what full enumeration of every stop combination gives.
 * `worst_sigma`: the largest distance of a simulation's mean from the stated return, in standard errors.
 */
export async function run(): Promise<{
  figures: Record<string, number>
  targets: Record<string, { min?: number; max?: number }>
}> {
  let exact = 0
  let worstSigma = 0
  for (const model of Object.values(models)) {
    const isExact = VARIANTS.every(variant =>
      ENUMERATIONS[model.letter]!.every(([stored, count]) =>
        isDeepStrictEqual(count(variant), storedCensus(stored, variant)),
      ),
    )
    if (isExact) exact++
    for (const [i, variant] of VARIANTS.entries()) {
      const sigma = simulate(model.evaluator(variant), model.facts(variant), i + 1)
      worstSigma = Math.max(worstSigma, sigma)
      console.log(`model ${model.letter} ${variant}: simulation ${sigma.toFixed(2)} standard errors off`)
    }
  }
  return {
    figures: { models: exact, worst_sigma: worstSigma },
    targets: { models: { min: Object.keys(models).length }, worst_sigma: { max: 3 } },
  }
}

function simulate(
  evaluate: (draws: SimulationDraws) => number,
  { rtp, coinsPerBet }: { rtp: number; coinsPerBet: number },
  seed: number,
): number {
  const draws = new SimulationDraws(seed)
  let sum = 0
  let squares = 0
  for (let i = 0; i < SIMULATED_ROUNDS; i++) {
    const coins = evaluate(draws)
    sum += coins
    squares += coins * coins
  }
  const mean = sum / SIMULATED_ROUNDS
  const standardError = Math.sqrt((squares / SIMULATED_ROUNDS - mean * mean) / SIMULATED_ROUNDS)
  return Math.abs(mean - rtp * coinsPerBet) / standardError
}
