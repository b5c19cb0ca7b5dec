import type { RoundView } from '@baize/api/studio/slot'
import type { Api } from './api.ts'

/** What became of a spin without an answer. */
export type LostRound =
  | { kind: 'found'; round: RoundView }
  /** The request never arrived: nothing was reserved and nothing was charged. */
  | { kind: 'notSent' }
  /** It arrived and was not played; a debit is rolled back. */
  | { kind: 'notPlayed' }
  | { kind: 'unknown' }

/** The studio rolls a bet of unknown fate back after 15 seconds; a little later nothing can change any more. */
const lookAfterMs = [1_000, 2_000, 4_000, 6_000, 8_000]

/** Looks for the round that a lost spin may have opened. The spin itself is never sent again. */
export async function findLostRound(api: Api, expectedNonce: number, commitment: string): Promise<LostRound> {
  for (const delayMs of lookAfterMs) {
    await new Promise(resolve => setTimeout(resolve, delayMs))
    const round = await newestSince(api, expectedNonce)
    if (round) return { kind: 'found', round }
  }
  const fairness = await api.fairness()
  // With new seeds the numbers start again, so they say nothing about this spin.
  if (fairness.kind !== 'ok' || fairness.value.commitment !== commitment) return { kind: 'unknown' }
  return { kind: fairness.value.nextNonce <= expectedNonce ? 'notSent' : 'notPlayed' }
}

/** The newest round of this page with this nonce or a later one; null when there is none or nobody answers. */
export async function newestSince(api: Api, nonce: number): Promise<RoundView | null> {
  const history = await api.history()
  if (history.kind !== 'ok') return null
  const newest = history.value.rounds.find(round => round.isOfThisVisit && round.nonce >= nonce)
  if (!newest) return null
  const round = await api.round(newest.roundId)
  return round.kind === 'ok' ? round.value : null
}
