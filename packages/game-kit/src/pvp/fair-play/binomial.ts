/** Chance of at least `wins` of `trials` at even odds. */
export function chanceOfAtLeast(wins: number, trials: number): number {
  // Terms by their logarithms: 2^-n of a long history is below the smallest double.
  let logTerm = -trials * Math.LN2
  let sum = 0
  for (let k = 0; k <= trials; k++) {
    if (k >= wins) sum += Math.exp(logTerm)
    logTerm += Math.log((trials - k) / (k + 1))
  }
  return Math.min(1, sum)
}
