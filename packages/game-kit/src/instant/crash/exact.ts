import type { InstantFacts } from '../instant-game.ts'
import { type CrashDefinition, LEAST_AUTO_HUNDREDTHS } from './definition.ts'

/** Equally likely values of the one draw of a round. */
export const CRASH_OUTCOMES = 0xffffffff

/**
 * The highest multiple that still pays, in hundredths, for draw 0 to CRASH_OUTCOMES - 1: return x outcomes / (draw + 1),
 * cut. It reaches h for the first return x outcomes / h draws, so h pays with the chance return / h.
 */
export const endOf = ({ returnHundredths }: CrashDefinition, draw: number): number =>
  Math.floor((returnHundredths * CRASH_OUTCOMES) / (draw + 1))

/** Exact return of leaving at a multiple, as a share of the stake: 0.97 less at most multiple / 2^32. */
export function returnAt({ returnHundredths }: CrashDefinition, hundredths: number): number {
  const paying = Math.floor((returnHundredths * CRASH_OUTCOMES) / hundredths)
  return (paying * hundredths) / (100 * CRASH_OUTCOMES)
}

export function crashFacts(definition: CrashDefinition): InstantFacts {
  let [lowest, highest] = [1, 0]
  for (let hundredths = LEAST_AUTO_HUNDREDTHS; hundredths <= definition.topHundredths; hundredths++) {
    const rtp = returnAt(definition, hundredths)
    lowest = Math.min(lowest, rtp)
    highest = Math.max(highest, rtp)
  }
  return { rtp: lowest, highestRtp: highest, topMultiple: definition.topHundredths / 100 }
}
