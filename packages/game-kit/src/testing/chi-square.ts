/** Chi-square statistic of observed counts against expected ones. */
export function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0)
}

/** The value that chi-square stays under with 99 % confidence, by the Wilson-Hilferty approximation. */
export function chiSquareLimit99(degreesOfFreedom: number): number {
  const part = 2 / (9 * degreesOfFreedom)
  return degreesOfFreedom * (1 - part + 2.3263 * Math.sqrt(part)) ** 3
}
