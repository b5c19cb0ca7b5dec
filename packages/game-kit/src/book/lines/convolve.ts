/** Chances of the sum of two independent counts, each from 0 on: the first outer, the second inner, ascending. */
export function convolve(first: readonly number[], second: readonly number[]): number[] {
  const sums = Array.from({ length: first.length + second.length - 1 }, () => 0)
  for (let i = 0; i < first.length; i++) {
    for (let j = 0; j < second.length; j++) sums[i + j]! += first[i]! * second[j]!
  }
  return sums
}
