import type { BetOutcome } from '../bets/settle-bet.ts'
import type { Claim, ClaimResult } from '../claims.ts'
import type { BookPhase } from '../sport-model.ts'

/** A leg as its owner may prove it. */
export interface ProvenLeg extends Claim {
  fixture: string
  /** Selections of a combination; empty elsewhere. */
  combined: Claim[]
  /** Odds at which it was accepted, in 1/1000. */
  milli: number
  phase: BookPhase
  /** Blocks played when it was accepted. */
  block: number
  sheetHash: string
  result: ClaimResult | null
}

/** A bet as it was accepted and as it ended. Amounts are units of 1/10 000 as text. */
export interface ProvenBet {
  betId: string
  kind: 'single' | 'parlay' | 'system'
  /** Such as `2/3` or `yankee`; null for singles and parlays. */
  system: string | null
  /** The currency and mode whose money it is. */
  book: string
  lineStakeUnits: string
  stakeUnits: string
  acceptedMs: number
  /** True for a part of a bet that was cashed out in part: its place in the tree is later than its odds. */
  isPart: boolean
  /** Null while it is open. */
  outcome: BetOutcome | 'cashed_out' | null
  payoutUnits: string | null
  /** What was credited beside the payout, where the odds were lower than they had to be. */
  creditedUnits: string
  legs: ProvenLeg[]
}

/** What the owner of a bet needs to find it in the tree of one of its fixtures, and to work out how it ended. */
export interface BetProof {
  /** The fixture whose tree it is. */
  fixture: string
  /** The text of the leaf, and the salt that hides its holder in it. */
  text: string
  salt: string
  index: number
  /** The newest seal: before which block it was made, its number of leaves and its root. */
  block: number
  count: number
  root: string
  /** Hex hashes beside the way from the leaf to the root, from the bottom up. */
  siblings: string[]
  bet: ProvenBet
}

/** A bet in the text of its leaf. */
export interface LeafOfBet extends Pick<ProvenBet, 'betId' | 'book' | 'kind' | 'system' | 'acceptedMs'> {
  /** Hex SHA-256 of salt and member. */
  holder: string
  lineStakeUnits: bigint | string
  stakeUnits: bigint | string
  /** In their order. */
  legs: readonly (Pick<ProvenLeg, 'fixture' | 'milli' | 'phase' | 'block' | 'sheetHash'> & { claim: string })[]
}

/** The text that is hashed into the leaf of a bet, as its owner can make it again. */
export const betLeafText = ({ legs, ...bet }: LeafOfBet): string =>
  [
    ...['SBB1', bet.betId, bet.holder, bet.book, bet.kind, bet.system ?? '-'],
    ...[bet.lineStakeUnits, bet.stakeUnits, bet.acceptedMs],
    ...legs.map(({ fixture, claim, milli, phase, block, sheetHash }) =>
      [fixture, claim, milli, phase, block, sheetHash].join(','),
    ),
  ].join('|')
