import type { Draws } from '../../draws.ts'

/** Tumbles of dice and coins that were computed beforehand; their faces are named anew so that the result lies on top. */
const TUMBLES = 32

/** When the bowl or the cover lifts, in milliseconds since the deal. */
export const LIFT_MS = { 'sic-bo': 4_200, 'xoc-dia': 5_500 } as const

/** Which of the tumbles a round shows. */
export const drawTumble = (look: Draws): number => look.below(TUMBLES)
