import type { Moments } from './deviation.ts'

/** Free spins by number of scatters on the settled grid, retriggers included; at most `limit` a feature. */
export interface FreeSpinRule {
  awards: Readonly<Record<number, number>>
  limit: number
}

/** Spins that a retrigger really adds once `awarded` were given. */
export function addedSpins(rule: FreeSpinRule, scatters: number, awarded: number): number {
  return Math.min(rule.awards[scatters] ?? 0, rule.limit - awarded)
}

/**
 * Expected product over all spins of a feature, where a spin with k scatters contributes `weights[k]` (its
 * probability times whatever is followed). With plain probabilities this is 1; with those of losing spins it is the
 * chance that the whole feature pays nothing; with exponential moments it is the moment of the feature's win.
 * A chain over (spins left, spins awarded).
 */
export function featureProduct(rule: FreeSpinRule, spins: number, weights: readonly number[]): number {
  return chain(rule, spins, weights, 0, 1)
}

/** Expected number of spins of a feature that starts with `spins`, its limit included. */
export function expectedSpins(rule: FreeSpinRule, spins: number, probabilities: readonly number[]): number {
  return chain(rule, spins, probabilities, 1, 0)
}

/** Mean and mean square of the number of spins of a feature that starts with `spins`, its limit included. */
export function spinCountMoments(rule: FreeSpinRule, spins: number, probabilities: readonly number[]): Moments {
  const { limit } = rule
  const means = new Float64Array((limit + 1) ** 2)
  const squares = new Float64Array((limit + 1) ** 2)
  const visit = (left: number, awarded: number): number => {
    const state = left * (limit + 1) + awarded
    if (left === 0 || means[state]! > 0) return state
    let [mean, restSquare] = [1, 0]
    for (let scatters = 0; scatters < probabilities.length; scatters++) {
      const added = addedSpins(rule, scatters, awarded)
      const next = visit(left - 1 + added, awarded + added)
      mean += probabilities[scatters]! * means[next]!
      restSquare += probabilities[scatters]! * squares[next]!
    }
    means[state] = mean
    // The square of 1 + rest is 1 + 2 rest + rest squared, and the rest is expected to be one less than the mean.
    squares[state] = 2 * mean - 1 + restSquare
    return state
  }
  const start = visit(Math.min(spins, limit), Math.min(spins, limit))
  return { mean: means[start]!, square: squares[start]! }
}

function chain(rule: FreeSpinRule, spins: number, weights: readonly number[], perSpin: number, atEnd: number): number {
  const { limit } = rule
  // Numbers side by side, since a game list takes this some hundred times. A value may be NaN where weights are beyond all
  // numbers, so that none of them can stand for "not known yet".
  const isKnown = new Uint8Array((limit + 1) ** 2)
  const known = new Float64Array((limit + 1) ** 2)
  const from = (left: number, awarded: number): number => {
    if (left === 0) return atEnd
    const state = left * (limit + 1) + awarded
    if (isKnown[state]) return known[state]!
    let value = perSpin
    for (let scatters = 0; scatters < weights.length; scatters++) {
      const added = addedSpins(rule, scatters, awarded)
      value += weights[scatters]! * from(left - 1 + added, awarded + added)
    }
    isKnown[state] = 1
    known[state] = value
    return value
  }
  return from(Math.min(spins, limit), Math.min(spins, limit))
}

/**
 * Expected spins by the closed form without the limit: each spin brings itself and what it retriggers,
 * award / (1 - mean retrigger).
 */
export function expectedSpinsUnlimited(rule: FreeSpinRule, spins: number, probabilities: readonly number[]): number {
  const retriggered = probabilities.reduce((sum, p, scatters) => sum + p * (rule.awards[scatters] ?? 0), 0)
  return spins / (1 - retriggered)
}
