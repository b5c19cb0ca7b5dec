/** The rake of a pot, and the most that it may be, in units of 1/10 000 (rooms.md 3.2). */
export const RAKE_PERCENT = 5
export const MOST_RAKE_UNITS = 250_000

/**
 * What each seat gives of what it won, in units. In a duel the pot is both stakes, and its winner pays for all of it; elsewhere
 * the pot is what losers pay. Each share is cut to whole units, and all are cut in proportion where their sum passes the most.
 * @param netsUnits by seat, their sum 0
 */
export function rakesOf(netsUnits: readonly number[], isDuel: boolean): number[] {
  const ofPot = isDuel ? 2 : 1
  const shares = netsUnits.map(net => Math.floor((Math.max(0, net) * ofPot * RAKE_PERCENT) / 100))
  const sum = shares.reduce((total, share) => total + share, 0)
  return sum <= MOST_RAKE_UNITS ? shares : shares.map(share => Math.floor((share * MOST_RAKE_UNITS) / sum))
}
