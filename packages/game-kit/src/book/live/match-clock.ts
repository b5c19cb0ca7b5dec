/** Which blocks of a match are played, and how long their windows and plays take (sportsbook 2.1 and 2.2). */
export interface MatchClock<State> {
  /**
   * The next block that draws words when block `played` was the last one opened, 0 before the first; blocks that the end of a
   * map or game leaves over are passed by. Null when the match is over.
   */
  nextBlock(state: State, played: number): number | null
  /** Milliseconds of the window before `block`, in which `state` stands; a break makes it longer. */
  windowMs(state: State, block: number): number
  /** Milliseconds in which `block`, which begins in `state`, is shown. */
  playMs(state: State, block: number): number
}

/** The next block of a match whose maps or games each keep `blocksAPart` blocks, when so many of them are over. */
export const nextBlockOfParts = (played: number, partsOver: number, blocksAPart: number): number =>
  Math.max(played + 1, blocksAPart * partsOver + 1)

/** True of the first block of every part but the first: a break comes before it. */
export const isAfterBreak = (block: number, blocksAPart: number): boolean => block > 1 && block % blocksAPart === 1
