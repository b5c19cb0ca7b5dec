/** Times of rooms.md 3.1, in milliseconds. */
const CHECK_MS = 10_000
const MORE_SEATS_MS = 8_000

/** The ready check before a hand. */
export interface ReadyCheck {
  /** No hand begins before, while a seat is free that could still be taken. */
  earliest: number
  until: number
}

/** A check that begins at `at`; a table with free seats waits for more members. */
export const beginCheck = (at: number, hasFreeSeats: boolean): ReadyCheck => ({
  earliest: hasFreeSeats ? at + MORE_SEATS_MS : at,
  until: at + CHECK_MS + (hasFreeSeats ? MORE_SEATS_MS : 0),
})

/** A seat at a check; one that still asks the wallet is not ready yet. */
export interface CheckedSeat {
  isReady: boolean
}

/**
 * What a check comes to: the hand starts with those who are ready, the check goes on, or too few were ready when it ended.
 * It starts when all who sit are ready, or at its end with those who are, if two or more.
 */
export function checkOutcome(
  { earliest, until }: ReadyCheck,
  seated: readonly CheckedSeat[],
  { seats, now }: { seats: number; now: number },
): 'starts' | 'waits' | 'fails' {
  const ready = seated.filter(({ isReady }) => isReady).length
  if (ready >= 2 && ready === seated.length && (ready === seats || now >= earliest)) return 'starts'
  if (now < until) return 'waits'
  return ready >= 2 ? 'starts' : 'fails'
}
