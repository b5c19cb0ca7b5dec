/** Points of a rank from 1 to 13: tens and pictures count nothing. */
export const pointsOf = (rank: number): number => (rank > 9 ? 0 : rank)

export const totalOf = (points: readonly number[]): number => points.reduce((sum, value) => sum + value, 0) % 10

/** A two-card total on which both sides stand. */
export const isNatural = (total: number): boolean => total >= 8

/** True when the player takes a third card on the first two; no side has a natural. */
export const playerDraws = (total: number): boolean => total <= 5

/**
 * True when the banker takes a third card; no side has a natural.
 * @param playerThird points of the player's third card; null when the player stood
 */
export function bankerDraws(total: number, playerThird: number | null): boolean {
  if (total <= 2) return true
  if (playerThird === null) return total <= 5
  if (total === 3) return playerThird !== 8
  if (total === 4) return playerThird >= 2 && playerThird <= 7
  if (total === 5) return playerThird >= 4 && playerThird <= 7
  return total === 6 && (playerThird === 6 || playerThird === 7)
}

/** Deals a round: player, banker, player, banker, then third cards by the rule. */
export function dealCoup<T>(draw: () => T, pointsOf: (card: T) => number): { player: T[]; banker: T[] } {
  const [player1, banker1, player2, banker2] = [draw(), draw(), draw(), draw()]
  const [player, banker] = [
    [player1, player2],
    [banker1, banker2],
  ]
  const [playerTotal, bankerTotal] = [totalOf(player.map(pointsOf)), totalOf(banker.map(pointsOf))]
  if (isNatural(playerTotal) || isNatural(bankerTotal)) return { player, banker }
  const third = playerDraws(playerTotal) ? draw() : null
  if (third !== null) player.push(third)
  if (bankerDraws(bankerTotal, third === null ? null : pointsOf(third))) banker.push(draw())
  return { player, banker }
}
