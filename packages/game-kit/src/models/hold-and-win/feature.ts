import type { HoldAndWinDefinition } from './definition.ts'

/** Exact figures of the hold-and-win feature that starts with a number of coins. */
export interface FeatureFigures {
  /** Expected number of coins held at the end. */
  coinsAtEnd: number
  /** Expected square of that number. */
  coinSquaresAtEnd: number
  /** Chance that every cell is filled. */
  fullChance: number
  respins: number
}

/** Chances that 0, 1, 2, ... of `cells` empty cells land a coin: the binomial distribution. */
function landings(cells: number, chance: number): number[] {
  let chances = [1]
  for (let cell = 0; cell < cells; cell++) {
    chances = Array.from(
      { length: cell + 2 },
      (_, n) => (chances[n] ?? 0) * (1 - chance) + (chances[n - 1] ?? 0) * chance,
    )
  }
  return chances
}

/** First computation: a Markov chain over (filled, lives), followed forward respin by respin. */
export function featureByChain({ hold, rows, reels }: HoldAndWinDefinition, start: number): FeatureFigures {
  const cells = rows * reels.length
  const figures: FeatureFigures = { coinsAtEnd: 0, coinSquaresAtEnd: 0, fullChance: 0, respins: 0 }
  const mass = Array.from({ length: cells + 1 }, () => new Array<number>(hold.lives + 1).fill(0))
  mass[start]![hold.lives] = 1
  for (let filled = start; filled <= cells; filled++) {
    for (let lives = hold.lives; lives >= 0; lives--) {
      const here = mass[filled]![lives]!
      if (filled === cells || lives === 0) {
        figures.coinsAtEnd += here * filled
        figures.coinSquaresAtEnd += here * filled ** 2
        if (filled === cells) figures.fullChance += here
        continue
      }
      figures.respins += here
      landings(cells - filled, hold.landingIn64[filled]! / 64).forEach((chance, landed) => {
        mass[filled + landed]![landed === 0 ? lives - 1 : hold.lives]! += here * chance
      })
    }
  }
  return figures
}

/**
 * Second computation, backwards and without the lives as state: with q the chance of an empty respin, the feature ends
 * at n coins with chance q^lives, lasts (1 - q^lives) / (1 - q) respins there, and otherwise moves on as the binomial
 * distribution says, given that something landed.
 */
export function featureByRecursion(definition: HoldAndWinDefinition, start: number): FeatureFigures {
  const { hold, rows, reels } = definition
  const cells = rows * reels.length
  const results: FeatureFigures[] = []
  results[cells] = { coinsAtEnd: cells, coinSquaresAtEnd: cells ** 2, fullChance: 1, respins: 0 }
  for (let filled = cells - 1; filled >= start; filled--) {
    const chances = landings(cells - filled, hold.landingIn64[filled]! / 64)
    const quiet = chances[0]!
    const ending = quiet ** hold.lives
    const [coinsAtEnd, coinSquaresAtEnd] = [ending * filled, ending * filled ** 2]
    const figures = { coinsAtEnd, coinSquaresAtEnd, fullChance: 0, respins: (1 - ending) / (1 - quiet) }
    for (let landed = 1; landed < chances.length; landed++) {
      const weight = (chances[landed]! / (1 - quiet)) * (1 - ending)
      const next = results[filled + landed]!
      figures.coinsAtEnd += weight * next.coinsAtEnd
      figures.coinSquaresAtEnd += weight * next.coinSquaresAtEnd
      figures.fullChance += weight * next.fullChance
      figures.respins += weight * next.respins
    }
    results[filled] = figures
  }
  return results[start]!
}
