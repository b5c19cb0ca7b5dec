import { choose } from '../combinatorics.ts'

const balls = 80
const drawn = 20
const highestSum = 1410

let bySum: Float64Array | null = null

/** How many of the sets of twenty have each sum, counted ball by ball; made once, when a share is first asked for. */
function setsBySum(): Float64Array {
  if (bySum) return bySum
  const counts = Array.from({ length: drawn + 1 }, () => new Float64Array(highestSum + 1))
  counts[0]![0] = 1
  for (let ball = 1; ball <= balls; ball++)
    for (let size = drawn; size >= 1; size--) {
      const [with1, without] = [counts[size]!, counts[size - 1]!]
      for (let total = highestSum; total >= ball; total--) with1[total]! += without[total - ball]!
    }
  bySum = counts[drawn]!
  return bySum
}

/** Share of all draws whose sum passes the test. */
export function sumShare(passes: (total: number) => boolean): number {
  let passing = 0
  let all = 0
  setsBySum().forEach((sets, total) => {
    all += sets
    if (passes(total)) passing += sets
  })
  return passing / all
}

/** Share of all draws in which the count of numbers up to 40 passes the test. */
export function upperShare(passes: (count: number) => boolean): number {
  let passing = 0
  for (let count = 0; count <= drawn; count++)
    if (passes(count)) passing += choose(40, count) * choose(40, drawn - count)
  return passing / choose(balls, drawn)
}
