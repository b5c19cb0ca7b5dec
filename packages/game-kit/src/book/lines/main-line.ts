import type { BookPhase } from '../sport-model.ts'
import type { Cases } from './cases.ts'

/** A line and the chance of its first side, over or the own side, on what is decided. */
export interface LineCandidate {
  line4: number
  chance: number
}

/** Negative when the first comes before the other: nearer to nothing, then lower. */
const bySize = (a: LineCandidate, b: LineCandidate): number =>
  Math.abs(a.line4) - Math.abs(b.line4) || a.line4 - b.line4

/**
 * The line nearest to even chances; ties go to the smaller line by its amount, then to the lower (sportsbook 3.1).
 * @throws RangeError when there is none
 */
export function mainLine(candidates: readonly LineCandidate[]): LineCandidate {
  const [first] = candidates.toSorted((a, b) => Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5) || bySize(a, b))
  if (!first) throw new RangeError('a main line needs a line')
  return first
}

/**
 * Half lines that part the values, in ascending order. Of lines between the same two values, which are one claim, the one
 * that would be the main line stays.
 * @param values margins of the own side or totals, ascending; chances may add up to less than 1 where parts are returned
 */
export function halfLines({ list }: Cases<number>, reads: 'handicap' | 'over'): LineCandidate[] {
  const all = list.reduce((sum, { chance }) => sum + chance, 0)
  let above = 0
  const lines: LineCandidate[] = []
  for (let at = list.length - 1; at > 0; at--) {
    above += list[at]!.chance
    const alike: LineCandidate[] = []
    for (let line4 = 4 * list[at - 1]!.value + 2; line4 < 4 * list[at]!.value; line4 += 4)
      alike.push({ line4: reads === 'over' ? line4 : -line4, chance: above / all })
    lines.push(alike.toSorted(bySize)[0]!)
  }
  return lines.toSorted((a, b) => a.line4 - b.line4)
}

/** The main line with the steps beside it: two on each side before the match, one in play (sportsbook 3.1). */
export function offeredLines(
  candidates: readonly LineCandidate[],
  phase: BookPhase,
): { line4: number; isMain: boolean }[] {
  if (candidates.length === 0) return []
  const main = mainLine(candidates)
  const at = candidates.indexOf(main)
  const steps = phase === 'before' ? 2 : 1
  return candidates
    .slice(Math.max(0, at - steps), at + steps + 1)
    .map(candidate => ({ line4: candidate.line4, isMain: candidate === main }))
}
