/** Sides as boards and pictures name them; of two sides A and B, A is home. */
export type MatchSide = 'home' | 'away'

export type BoardPair = [home: number, away: number]

/** What a row of a list, a ticket and a table of standings show of a match. */
export interface ScoreBoard {
  /** Goals, points, or sets, maps or games won. */
  score: BoardPair
  /**
   * Goals by half, points by quarter with all overtimes as one more, games by set, points by game, kills or rounds by map, lives
   * by game. The last one is open until the match is over.
   */
  parts: BoardPair[]
  /** The open part, or the one that comes after a break: `H1`, `Q3`, `OT1`, `S2`, `G3`, `MAP2`; `HT` at half-time, `FT` at the end. */
  period: string
  minute?: number
  serving?: 'A' | 'B'
}

/** How a match ended. */
export type MatchWinner = MatchSide | 'draw'

export const homeOrAway = (side: 'A' | 'B'): MatchSide => (side === 'A' ? 'home' : 'away')

/** The side that is ahead on the board of a match that is over, null before. */
export function winnerOf({ score: [home, away] }: ScoreBoard, isOver: boolean): MatchWinner | null {
  if (!isOver) return null
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

/**
 * The board of a match in sets, games or maps.
 * @param code what its parts are called before their number, such as `MAP`
 */
export const boardOfParts = (
  code: string,
  score: readonly [number, number],
  parts: readonly (readonly [number, number])[],
  isOver: boolean,
): ScoreBoard => ({
  score: [...score],
  parts: parts.map(part => [...part]),
  period: isOver ? 'FT' : `${code}${parts.length}`,
})
