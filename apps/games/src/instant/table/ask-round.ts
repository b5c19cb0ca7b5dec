import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { InstantAnswer, InstantRoundView } from '@baize/api/studio/instant'
import type { FairnessState } from '@baize/api/studio/slot'
import type { Bet, InstantApi } from '../api.ts'

/** What became of a bet. */
export type Asked =
  | { kind: 'answered'; answer: InstantAnswer }
  | { kind: 'refused'; error: StudioErrorAnswer }
  /** Another page has opened the round that waits for a choice; `balanceUnits` where the wallet told it. */
  | { kind: 'elsewhere'; round: InstantRoundView; balanceUnits: string | null }
  /** Nothing was played; the notice says what happened to the money. */
  | { kind: 'cancelled'; notice: 'notSent' | 'notPlayed' | 'unknown' }

/** The studio rolls a bet of unknown fate back after 15 seconds; a little later nothing can change any more. */
const lookAfterMs = [1_000, 2_000, 4_000, 6_000, 8_000]

/** Bets once. A bet whose answer was lost is never sent again: the round that it opened is looked up. */
export async function askRound(
  api: InstantApi,
  { nextNonce, commitment }: FairnessState,
  bet: Bet,
  onLost: () => void,
): Promise<Asked> {
  let outcome = await api.open(bet)
  if (outcome.kind === 'refused' && outcome.error.error === 'too_fast') {
    // The studio's clock found the press a moment early and opened nothing: the press waits instead of being lost.
    const { retryAfterMs = 1_000 } = outcome.error
    await new Promise(resolve => setTimeout(resolve, retryAfterMs))
    outcome = await api.open(bet)
  }
  if (outcome.kind === 'ok') return { kind: 'answered', answer: outcome.value }
  if (outcome.kind === 'refused') {
    const { error, balanceUnits = null } = outcome.error
    const rounds = error === 'round_open' ? await api.rounds() : null
    const current = rounds?.kind === 'ok' ? rounds.value.current : null
    if (!current) return { kind: 'refused', error: outcome.error }
    return current.isOfThisVisit ? found(current, balanceUnits) : { kind: 'elsewhere', round: current, balanceUnits }
  }
  onLost()
  for (const delayMs of lookAfterMs) {
    await new Promise(resolve => setTimeout(resolve, delayMs))
    const round = await newestSince(api, nextNonce)
    if (round) return found(round, null)
  }
  const fairness = await api.fairness()
  // With new seeds the numbers start again, so they say nothing about this bet.
  if (fairness.kind !== 'ok' || fairness.value.commitment !== commitment)
    return { kind: 'cancelled', notice: 'unknown' }
  return { kind: 'cancelled', notice: fairness.value.nextNonce <= nextNonce ? 'notSent' : 'notPlayed' }
}

const found = (round: InstantRoundView, balanceUnits: string | null): Asked => ({
  kind: 'answered',
  answer: { round, balanceUnits, settled: true },
})

/** The newest round of this page with this nonce or a later one. */
async function newestSince(api: InstantApi, nonce: number): Promise<InstantRoundView | null> {
  const rounds = await api.rounds()
  if (rounds.kind !== 'ok') return null
  const { current, past } = rounds.value
  const all = current ? [current, ...past] : past
  return all.find(round => round.isOfThisVisit && round.nonce >= nonce) ?? null
}
