import type { OwnRound, TheirRound } from './own-rounds.ts'

export type Fault = 'unknown here' | 'unknown there' | 'open there' | 'other sums'

/** The studio had nothing left to tell the platform when that was asked. */
const wasOver = ({ state, over_at }: OwnRound, askedAt: Date): boolean =>
  ['settled', 'voided', 'rolled-back', 'cancelled'].includes(state) && over_at !== null && over_at < askedAt

/**
 * What is wrong between a round of the studio and the same of the platform; null where nothing is, or where the studio
 * still waits for an answer and asks by itself.
 */
export function faultBetween(own: OwnRound | undefined, theirs: TheirRound, askedAt: Date): Fault | null {
  if (!own) return isOwnKind(theirs) ? 'unknown here' : null
  if (!wasOver(own, askedAt)) return null
  if (theirs.state === 'open') return 'open there'
  if (own.state !== 'settled' || theirs.state !== 'settled') return own.state === 'settled' ? 'other sums' : null
  const differs = (mine: bigint | null, other: number) => mine !== null && mine !== BigInt(other)
  return differs(own.stake, theirs.stake) || differs(own.payout, theirs.payout) ? 'other sums' : null
}

/** Rounds of games and slips have uuids; those of draws have not. */
const isOwnKind = ({ round }: TheirRound): boolean => !round.includes(':')
