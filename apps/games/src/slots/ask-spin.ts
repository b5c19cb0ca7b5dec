import type { StudioErrorAnswer } from '@baize/api/studio/errors'
import type { FairnessState, RoundView } from '@baize/api/studio/slot'
import type { Api } from './api.ts'
import { findLostRound, newestSince } from './lost-round.ts'

/** What became of a press. */
export type Asked =
  /** `balanceUnits` is null where no answer told it. */
  | { kind: 'decided'; round: RoundView; balanceUnits: bigint | null; settled: boolean }
  | { kind: 'refused'; error: StudioErrorAnswer }
  /** Nothing was played; the notice says what happened to the money. */
  | { kind: 'cancelled'; notice: 'notSent' | 'notPlayed' | 'unknown' }

/**
 * Asks for one round. One press is one round: a request whose answer was lost, or that the network sent again by
 * itself, is never repeated here; the round that it opened is looked up.
 */
export async function askSpin(
  api: Api,
  { nextNonce, commitment }: FairnessState,
  stakeUnits: string,
  onLost: () => void,
): Promise<Asked> {
  const first = await api.spin(stakeUnits)
  const opened = first.kind === 'refused' ? await ownRound(api, first.error, nextNonce) : null
  if (opened) return opened
  const isEarly = first.kind === 'refused' && first.error.error === 'too_fast'
  const outcome = isEarly ? await sendLater(api, stakeUnits, first.error.retryAfterMs ?? 1_000) : first
  if (outcome.kind === 'refused') return outcome
  if (outcome.kind === 'ok') {
    const { round, balanceUnits, settled } = outcome.value
    return { kind: 'decided', round, balanceUnits: BigInt(balanceUnits), settled }
  }
  onLost()
  const lost = await findLostRound(api, nextNonce, commitment)
  return lost.kind === 'found'
    ? { kind: 'decided', round: lost.round, balanceUnits: null, settled: true }
    : { kind: 'cancelled', notice: lost.kind }
}

/**
 * The round that this press opened although it was refused: the refusal answered a copy of the request. One of another page
 * is none of this press.
 */
async function ownRound(api: Api, error: StudioErrorAnswer, nextNonce: number): Promise<Asked | null> {
  const { unfinished, balanceUnits } = error
  const settled = error.error === 'too_fast'
  const round = settled ? await newestSince(api, nextNonce) : unfinished
  if (!round || round.nonce < nextNonce || !round.isOfThisVisit) return null
  const told = balanceUnits === undefined ? null : BigInt(balanceUnits)
  // What is not settled is not in the wallet's balance yet.
  return { kind: 'decided', round, balanceUnits: told && told + (settled ? 0n : BigInt(round.winUnits)), settled }
}

/** The studio's clock found the press a moment early and opened nothing: the press waits instead of being lost. */
async function sendLater(api: Api, stakeUnits: string, delayMs: number) {
  await new Promise(resolve => setTimeout(resolve, delayMs))
  return api.spin(stakeUnits)
}
