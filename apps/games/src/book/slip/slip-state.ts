import type { StudioRequest } from '@baize/api/studio/requests'
import type { BetView } from '@baize/api/studio/sports/bets'
import type { MarketClass } from '@baize/game-kit/book/claims'
import type { BookPhase, SportId } from '@baize/game-kit/book/sport-model'
import type { ClaimOfFixture } from '../state/claim-key.ts'

/** A selection in the slip, at the odds that the player saw and agreed to. */
export interface SlipLeg extends ClaimOfFixture {
  key: string
  sport: SportId
  competition: string
  home: string
  away: string
  milli: number
  /** Token of the sheet, or of the combination, in which they stood. */
  token: string
  chancePpm: number
  marketClass: MarketClass
  phase: BookPhase
}

export type SlipTab = 'single' | 'multiple' | 'system'

/** Why a bet was refused, with the figures that came along. */
export interface Refusal {
  error: string
  maxUnits?: string | undefined
  minUnits?: string | undefined
}

export interface SlipLimits {
  /** By the key of a leg; null where it is shut. */
  singlesMaxUnits: Readonly<Record<string, string | null>>
  parlayMaxUnits: string | null
  /** Keys of legs that cannot stand in one bet. */
  related: readonly (readonly [string, string])[]
}

export type PlaceRequest = StudioRequest<'book.place'>

/**
 * How a slip stands that was sent: on its way, received by the studio, without an answer, or past its time, when nothing of it is
 * taken any more that was not taken before.
 */
export type SentStage = 'sending' | 'received' | 'unanswered' | 'late'

/** Keys of what was refused are those of legs, or `multiple` and `system`. */
export interface SlipState {
  legs: readonly SlipLeg[]
  tab: SlipTab
  /** Stakes of singles as they are typed, by the key of the leg. */
  stakes: Readonly<Record<string, string>>
  parlayStake: string
  /** Stake of each line of a system. */
  lineStake: string
  /** Null until one is chosen: then the first that fits counts. */
  system: string | null
  limits: SlipLimits
  refusals: Readonly<Record<string, Refusal>>
  /** A request whose answer is not certain, with the keys of its bets by their ids. */
  sent: { request: PlaceRequest; keys: Readonly<Record<string, string>>; stage: SentStage } | null
  /** Bets of the last slip that were accepted. */
  placed: readonly BetView[]
  /** Selections of those bets, for another slip like it. */
  kept: { legs: readonly SlipLeg[]; tab: SlipTab } | null
  /** The last stake that was placed, as it was typed. */
  lastStake: string | null
}

const noLimits: SlipLimits = { singlesMaxUnits: {}, parlayMaxUnits: null, related: [] }

export const emptySlip: SlipState = {
  ...{ legs: [], tab: 'single', stakes: {}, parlayStake: '', lineStake: '', system: null },
  ...{ limits: noLimits, refusals: {}, sent: null, placed: [], kept: null, lastStake: null },
}

/** The most legs that a slip holds: as many single bets as one request takes. */
export const MOST_LEGS = 20
