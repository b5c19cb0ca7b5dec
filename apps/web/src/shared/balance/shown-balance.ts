import { parseAmount } from '@baize/money'
import type { Balance } from '../session/session-store.ts'
import { sessionStore } from '../session/session-store.ts'
import { totalOf } from './total-balance.ts'

let roundOpen = false
let held: Balance | null = null

/**
 * Shows a balance that was pushed. While a round is still being shown, a higher one waits until its end, so that the
 * header does not tell a win before the reels do; a lower one, the stake, is shown at once.
 */
export function receiveBalance(next: Balance): void {
  const { balance: shown } = sessionStore.getState()
  const rises = shown !== null && parseAmount(totalOf(next)) > parseAmount(totalOf(shown))
  if (roundOpen && rises) {
    held = next
    return
  }
  held = null
  sessionStore.setState({ balance: next })
}

/** Told by the page of a game when a round begins to be shown, and when it has been. */
export function showRound(open: boolean): void {
  roundOpen = open
  if (open || !held) return
  sessionStore.setState({ balance: held })
  held = null
}
