import { holdAndWinDefinition } from '@baize/game-kit/models/hold-and-win/definition'
import { linesDefinition } from '@baize/game-kit/models/lines/definition'
import type { ModelLetter } from '@baize/game-kit/models/model'
import { waysCascadeDefinition } from '@baize/game-kit/models/ways-cascade/definition'

export interface ModelStrips {
  base: readonly string[]
  free: readonly string[]
  /** Line rows by reel; none where ways pay. */
  lines: readonly (readonly number[])[]
  /** Multipliers of a chain's steps in the base game and in free spins. */
  ladders: { base: readonly number[]; free: readonly number[] } | null
}

/** What rolls past is the game's real strip: it is the same in every RTP variant, only the pays differ. */
export function stripsOf(model: ModelLetter): ModelStrips {
  if (model === 'c') {
    const { reels, freeReels, multipliers, freeMultipliers } = waysCascadeDefinition('0.96')
    return { base: reels, free: freeReels, lines: [], ladders: { base: multipliers, free: freeMultipliers } }
  }
  if (model === 'd') {
    const { reels, lines } = holdAndWinDefinition('0.96')
    return { base: reels, free: reels, lines, ladders: null }
  }
  const { reels, freeReels, lines } = linesDefinition('0.96')
  return { base: reels, free: freeReels, lines, ladders: null }
}
