import { BLOCK_TIMES } from '../../live/block-times.ts'
import { isAfterBreak, type MatchClock, nextBlockOfParts } from '../../live/match-clock.ts'
import { HALF_ROUNDS, isTactOver, knownWinners, MAP_BLOCKS, type TactState } from '../rules.ts'

const MAP_BREAK_MS = 12_000
/** Before the sides swap for round 13. */
const HALF_BREAK_MS = 3_000

function breakMs(block: number): number {
  if (isAfterBreak(block, MAP_BLOCKS)) return MAP_BREAK_MS
  return (block - 1) % MAP_BLOCKS === HALF_ROUNDS ? HALF_BREAK_MS : 0
}

const { windowMs, playMs } = BLOCK_TIMES.TACT

export const tactClock: MatchClock<TactState> = {
  nextBlock: (state, played) =>
    isTactOver(state) ? null : nextBlockOfParts(played, knownWinners(state).length, MAP_BLOCKS),
  windowMs: (_state, block) => windowMs + breakMs(block),
  playMs: () => playMs,
}
