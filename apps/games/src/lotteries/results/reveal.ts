import type { FormatCode } from '@baize/game-kit/lotteries/index'

/** How the numbers of a draw come in: how long after one another, and when each of those shown has its turn. */
export interface RevealPlan {
  stepMs: number
  /** The turn of each piece in the order in which they stand, from 0. */
  turns: readonly number[]
}

const stepsMs: Partial<Record<FormatCode, number>> = { K3: 800, PK10: 420, KENO: 240, SIX45: 700 }
const usualStepMs = 550

/** @param texts what stands on the pieces, by place; @param numbers as they were derived */
export function revealPlan(format: FormatCode, texts: readonly string[], numbers: readonly string[]): RevealPlan {
  // Balls of keno stand in order of size, and come in as they were drawn.
  const turns = format === 'KENO' ? texts.map(text => numbers.indexOf(text)) : texts.map((_, place) => place)
  return { stepMs: stepsMs[format] ?? usualStepMs, turns }
}
