/** Elo, for duels (rooms.md 3.1). */
export const FIRST_RATING = 1_500
const MOST_CHANGE = 24

/**
 * Ratings after a duel; their sum stays.
 * @param score of the first one: 1 won, 0.5 drawn, 0 lost
 */
export function ratingsAfter([first, second]: readonly [number, number], score: 0 | 0.5 | 1): [number, number] {
  const expected = 1 / (1 + 10 ** ((second - first) / 400))
  const change = MOST_CHANGE * (score - expected)
  return [first + change, second - change]
}
