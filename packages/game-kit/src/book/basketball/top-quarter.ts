import { type Cases, casesFrom } from '../lines/cases.ts'

/** Chances that a rival's points are below, level with and above a count. */
type Against = readonly [below: number, same: number, above: number]

/** Looks up a rival by a count; sums run up from the lowest points, and down from the highest. */
function rivalOf({ list }: Cases<number>): (count: number) => Against {
  const from = list[0]!.value
  const below = [0]
  for (const { chance } of list) below.push(below.at(-1)! + chance)
  const above = [0]
  for (const { chance } of list.toReversed()) above.push(above.at(-1)! + chance)
  return count => {
    const at = count - from
    if (at < 0) return [0, 0, 1]
    return at < list.length ? [below[at]!, list[at]!.chance, above[list.length - 1 - at]!] : [1, 0, 0]
  }
}

/**
 * How many quarters share the highest score, this one among them: 0 when it is not on top, 1 when it is alone. A quarter's
 * possible totals have no gaps, so places stand for points.
 * @param totals points of each quarter, independent of each other
 */
export function topSharers(name: string, totals: readonly Cases<number>[], quarter: number): Cases<number> {
  const rivals = totals.filter((_, at) => at !== quarter).map(rivalOf)
  const sharers = Array.from({ length: totals.length + 1 }, () => 0)
  for (const { value, chance } of totals[quarter]!.list) {
    // Chances of 0, 1, ... rivals level and none above, and of any above.
    let level = [1]
    let beaten = 0
    for (const rival of rivals) {
      const [below, same, above] = rival(value)
      beaten += (1 - beaten) * above
      const next = [...level.map(others => others * below), 0]
      for (let others = 0; others < level.length; others++) next[others + 1]! += level[others]! * same
      level = next
    }
    sharers[0]! += chance * beaten
    for (let others = 0; others < level.length; others++) sharers[others + 1]! += chance * level[others]!
  }
  return casesFrom(name, 0, sharers)
}
