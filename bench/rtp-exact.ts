import { isDeepStrictEqual } from 'node:util'
import type { Variant } from '@baize/game-kit'
import { type ModelLetter, models, SimulationDraws, VARIANTS } from '@baize/game-kit'
import * as book from '@baize/game-kit/models/book/census'
import { bookCensus } from '@baize/game-kit/models/book/exact'
import * as classic from '@baize/game-kit/models/classic/census'
import { classicCensus } from '@baize/game-kit/models/classic/exact'
import * as clusters from '@baize/game-kit/models/clusters/census'
import { clustersCensus } from '@baize/game-kit/models/clusters/exact'
import * as wilds from '@baize/game-kit/models/expanding-wilds/census'
import { expandingWildsCensus } from '@baize/game-kit/models/expanding-wilds/exact'
import * as hold from '@baize/game-kit/models/hold-and-win/census'
import { holdAndWinCensus } from '@baize/game-kit/models/hold-and-win/exact'
import * as lines from '@baize/game-kit/models/lines/census'
import { linesCensus } from '@baize/game-kit/models/lines/exact'
import * as mystery from '@baize/game-kit/models/mystery-ways/census'
import { mysteryWaysCensus } from '@baize/game-kit/models/mystery-ways/exact'
import type { StoredBook } from '@baize/game-kit/models/shared/book-census'
import { type SpinCensus, type StoredCensus, storedCensus } from '@baize/game-kit/models/shared/spin-census'
import * as variable from '@baize/game-kit/models/variable-ways/census'
import { variableWaysCensus } from '@baize/game-kit/models/variable-ways/exact'
import * as ways from '@baize/game-kit/models/ways-cascade/census'
import { waysCascadeCensus } from '@baize/game-kit/models/ways-cascade/exact'
import * as wheel from '@baize/game-kit/models/wheel/census'
import { wheelCensus } from '@baize/game-kit/models/wheel/exact'

const SIMULATED_ROUNDS = 100_000_000
/** Rounds out of a book take longer, and every one of them is counted above. */
const SIMULATED_BOOK_ROUNDS = 20_000_000
const BOOKS: readonly ModelLetter[] = ['e', 'f']

/** Whether counting everything again gives the stored sums that the stated return of a variant follows from. */
type Recount = (variant: Variant) => boolean

const spins =
  (stored: StoredCensus, count: (variant: Variant) => SpinCensus): Recount =>
  variant =>
    isDeepStrictEqual(count(variant), storedCensus(stored, variant))

const entries =
  (stored: StoredBook, count: (variant: Variant) => { census: object }): Recount =>
  variant => {
    const { sample: _, ...census } = stored[variant]
    return isDeepStrictEqual(count(variant).census, census)
  }

const RECOUNTS: Record<ModelLetter, Recount[]> = {
  a: [spins(classic.CENSUS, classicCensus)],
  b: [
    spins(lines.BASE_CENSUS, variant => linesCensus(variant, 'base')),
    spins(lines.FREE_CENSUS, variant => linesCensus(variant, 'free')),
  ],
  c: [
    spins(ways.BASE_CENSUS, variant => waysCascadeCensus(variant, 'base').census),
    spins(ways.FREE_CENSUS, variant => waysCascadeCensus(variant, 'free').census),
  ],
  d: [spins(hold.BASE_CENSUS, holdAndWinCensus)],
  e: [entries(clusters.BOOK, clustersCensus)],
  f: [
    entries(variable.BASE_BOOK, variant => variableWaysCensus(variant, 'base')),
    entries(variable.FEATURE_BOOK, variant => variableWaysCensus(variant, 'feature')),
  ],
  g: [
    spins(wilds.BASE_CENSUS, variant => expandingWildsCensus(variant, 'base')),
    spins(wilds.FREE_CENSUS, variant => expandingWildsCensus(variant, 'free')),
  ],
  h: [spins(book.BASE_CENSUS, bookCensus)],
  i: [spins(wheel.BASE_CENSUS, wheelCensus)],
  j: [
    spins(mystery.BASE_CENSUS, variant => mysteryWaysCensus(variant, 'base')),
    spins(mystery.FREE_CENSUS, variant => mysteryWaysCensus(variant, 'free')),
  ],
}

/**
 * `models`: models whose four variants state exactly what full enumeration of every stop combination, or of every entry of a book, gives.
 * `worst_sigma`: the largest distance of a simulation's mean from the stated return, in standard errors.
 */
export async function run(): Promise<{
  figures: Record<string, number>
  targets: Record<string, { min?: number; max?: number }>
}> {
  let exact = 0
  let worstSigma = 0
  for (const model of Object.values(models)) {
    const isExact = VARIANTS.every(variant => RECOUNTS[model.letter].every(recount => recount(variant)))
    if (isExact) exact++
    for (const [i, variant] of VARIANTS.entries()) {
      const rounds = BOOKS.includes(model.letter) ? SIMULATED_BOOK_ROUNDS : SIMULATED_ROUNDS
      const sigma = simulate(model.evaluator(variant), model.facts(variant), i + 1, rounds)
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
  rounds: number,
): number {
  const draws = new SimulationDraws(seed)
  let sum = 0
  let squares = 0
  for (let i = 0; i < rounds; i++) {
    const coins = evaluate(draws)
    sum += coins
    squares += coins * coins
  }
  const mean = sum / rounds
  const standardError = Math.sqrt((squares / rounds - mean * mean) / rounds)
  return Math.abs(mean - rtp * coinsPerBet) / standardError
}
