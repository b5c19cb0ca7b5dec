import type { TierNumber } from '@baize/game-kit/tables/index'
import type { TablePhase, TableRoundState, TableVoidReason } from './live-states.ts'
import type { SlipState } from './lottery-states.ts'
import type { VisitBoot } from './slot.ts'

/** Amounts are units of 1/10 000 as text; times are milliseconds since 1970 by the server's clock. */

/** A place for chips in one round, with what a player may lay there. */
export interface TableSpotView {
  id: string
  /** The most that it returns with its stake, in 1/10 000 of the stake. */
  topReturnX10000: number
  /** True where the spot is not sold in this round. */
  isShut: boolean
  /** The most that one player may have on it. */
  maxUnits: string
  /** Exact return to the player in percent, cut to six decimals. */
  rtpPercent: string
}

/** Limits of a table's bets. They may change from round to round. */
export interface TableLimits {
  tier: TierNumber
  minUnits: string
  /** The most that a player may have on all spots of a round. */
  maxTotalUnits: string
  chipsUnits: string[]
}

/** A round as everybody may know it before it is dealt. */
export interface TableRoundView {
  serial: number
  definition: string
  phase: TablePhase
  state: TableRoundState
  takesBets: boolean
  /** Hex hash of the seed that decides the round. */
  commitment: string
  /** The round of the public chain whose value is mixed in; null without one. */
  beaconRound: number | null
  opensAtMs: number
  closesAtMs: number
  /** From here on it is dealt. */
  sealsAtMs: number
  resultAtMs: number
  endsAtMs: number
  /** What goes from round to round, such as the cards that are left of the shoe. */
  stateBefore: unknown
  /** What is public of the round before its bets, such as who meets whom. */
  facts: unknown
  limits: TableLimits
  spots: TableSpotView[]
}

/** Everything about the end of a round at once; the film is a pure function of it. */
export interface TableDealView {
  serial: number
  /** Hex. */
  seed: string
  /** `-`, or the 64 hexadecimal digits of the public value. */
  entropy: string
  draws: { purpose: string; taken: [bound: number, value: number][] }[]
  result: unknown
  stateAfter: unknown
  dealtAtMs: number
  resultAtMs: number
  endsAtMs: number
}

export interface TableSealView {
  serial: number
  root: string
  slips: number
  stakeUnits: string
  sealHash: string
}

/** A round of the history, the newest first in lists. */
export interface TableResultView {
  serial: number
  phase: TablePhase
  /** Null where the round was void. */
  result: unknown
  facts: unknown
  commitment: string
  voidReason: TableVoidReason | null
}

/** What everybody has on a spot together: players, and units cut to two digits. */
export type TablePoolView = [spot: string, players: number, units: string]

export interface TablePositionView {
  spot: string
  units: string
  topReturnX10000: number
  payoutUnits: string | null
}

export interface TableSlipView {
  slipId: string
  serial: number
  state: SlipState
  positions: TablePositionView[]
  totalUnits: string
  payoutUnits: string | null
}

/** A table with the limits of its next round. */
export interface TableInfo extends TableLimits {
  code: string
  /** Short name of the rules and their version, such as `bac-c/1`. */
  definition: string
  kind: string
}

export type TableFrame =
  | {
      kind: 'hello'
      nowMs: number
      round: TableRoundView | null
      /** Set while a dealt round is on show. */
      dealt: { round: TableRoundView; deal: TableDealView } | null
      seal: TableSealView | null
      history: TableResultView[]
      pools: TablePoolView[]
      seats: number
      slips: TableSlipView[]
      isResting: boolean
    }
  | { kind: 'open'; nowMs: number; round: TableRoundView }
  | { kind: 'closed'; nowMs: number; serial: number }
  | { kind: 'pool'; serial: number; pools: TablePoolView[]; seats: number }
  | ({ kind: 'sealed' } & TableSealView)
  | ({ kind: 'deal'; nowMs: number } & TableDealView)
  | { kind: 'own'; slip: TableSlipView }
  | { kind: 'result'; serial: number; winners: number; paidUnits: string }
  | { kind: 'void'; serial: number; reason: TableVoidReason }
  | { kind: 'rest' }

export interface TableBetAnswer {
  nowMs: number
  slip: TableSlipView
  acceptedAtMs: number
  /** What the member may play with now; null where an earlier answer is repeated. */
  balanceUnits: string | null
}

export interface TableSlipsAnswer {
  nowMs: number
  slips: TableSlipView[]
}

/** What the owner of a slip needs to find it in the sealed book. */
export interface TableProofAnswer {
  text: string
  salt: string
  index: number
  count: number
  /** Hex, from the leaf up. */
  siblings: string[]
  root: string
}

/** A finished round as a verifier needs it. */
export interface TableRecord {
  table: string
  serial: number
  definition: string
  /** Hex SHA-256 of the definition's canonical text. */
  definitionHash: string
  phase: TablePhase
  chain: number
  place: number
  commitment: string
  stateBefore: unknown
  facts: unknown
  seed: string | null
  entropy: string | null
  beaconRound: number | null
  draws: TableDealView['draws'] | null
  result: unknown
  stateAfter: unknown
  bookRoot: string | null
  slips: number | null
  stakeUnits: string | null
  previousSealHash: string | null
  sealHash: string | null
  voidReason: TableVoidReason | null
}

/** What the page of a table starts with. The rest comes with the first frame of its stream. */
export interface TableBoot extends VisitBoot {
  game: { code: string; title: string; palette: string[] }
  table: TableInfo
}
