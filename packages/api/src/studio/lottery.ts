/** What a betting page and the studio say to each other about draws. Stakes and prices are cents of the currency. */
import type { DrawBeacon, FailedVersion, FormatCode, PrizeMode } from '@baize/game-kit/lotteries/index'
import type {
  ChaseIssueState,
  ChaseState,
  ChaseTicket,
  DrawState,
  FailureReason,
  SlipState,
  VoidReason,
} from './lottery-states.ts'
import type { VisitBoot } from './slot.ts'

/** The vendors of lotteries, in the order in which their games are listed. */
export const lotteryVendors = ['ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'LOTT'] as const
export type LotteryVendor = (typeof lotteryVendors)[number]

/** Everything that a betting page needs to start, inlined in it. Bets, odds and prices follow from the format. */
export interface LotteryBoot extends VisitBoot {
  game: { code: string; title: string; format: FormatCode; prizeMode: PrizeMode; palette: string[] }
  /** The highest odds series that the player may choose; what it exceeds the chosen one by goes back as rebate. */
  maxSeries: number
  /** Countdowns follow the server's clock. */
  serverTime: string
  coming: DrawView[]
  held: DrawView[]
  /** Every lottery of the house, this one included. */
  games: LotteryGameView[]
}

/** GET games: a lottery with its next draw, from one page to another; null where none is planned. */
export interface LotteryGameView {
  code: string
  title: string
  /** The vendor under which it is listed. */
  vendor: LotteryVendor
  next: { closesAt: string; drawsAt: string } | null
}

/** A draw as everybody may see it. */
export interface DrawView {
  gameCode: string
  issue: string
  version: number
  state: DrawState
  opensAt: string
  closesAt: string
  drawsAt: string
  /** True when six matches share a pool; announced before selling starts. */
  hasPool: boolean
  /** SHA-256 of the seed, published before selling starts. */
  commitment: string
  /** What the numbers follow from beside the seed: `-`, or the value of the public round, null until it came. */
  entropy: string | null
  beacon: DrawBeacon | null
  /** Versions that came to no result, oldest first. */
  failed: (FailedVersion & { beacon: DrawBeacon | null; drawsAt: string; reason: FailureReason })[]
  /** In the order in which they were derived; null before the draw. */
  numbers: string[] | null
  /** Hex, once the result is published. */
  serverSeed: string | null
  book: { root: string; tickets: number; salesCents: number; previousSealHash: string; sealHash: string } | null
  voidReason: VoidReason | null
}

/** A ticket with the odds that the client showed; the server refuses with its own when they differ. */
export interface QuotedTicket {
  betCode: string
  content: string
  unitCents: number
  times: number
  /** Odds of each price of the bet, in 1/10 000. */
  oddsX10000: number[]
}

/** POST slips */
export interface SlipInput {
  /** Made by the client, so that a repeated call buys once. */
  slipId: string
  issue: string
  series: number
  /** What the client showed; the server refuses when its own sum differs. */
  costCents: number
  tickets: QuotedTicket[]
}

export interface SlipAnswer {
  slipId: string
  issue: string
  costCents: number
  acceptedAt: string
}

/** GET slips */
export interface SlipView {
  slipId: string
  /** The order over several draws that it belongs to. */
  chaseId: string | null
  issue: string
  state: SlipState
  numbers: string[] | null
  costCents: number
  payoutCents: number | null
  series: number
  /** What goes back of the stake beside the payout, once the slip is settled. */
  rebateCents: number | null
  createdAt: string
  tickets: {
    ticketId: string
    betCode: string
    content: string
    unitCents: number
    times: number
    lines: number
    costCents: number
    /** Odds that were promised; null for tickets from before they were written on them. */
    oddsX10000: number[] | null
    /** With the share of a pool, which also stands by itself. */
    payoutCents: number | null
    poolCents: number
  }[]
}

/** GET pool: what it holds now. */
export interface PoolAnswer {
  balanceUnits: string
}

/** GET tickets/:id/proof */
export interface ProofAnswer {
  /** The leaf's text; its hash and the siblings lead to the root. */
  text: string
  salt: string
  index: number
  count: number
  siblings: string[]
  root: string
}

/** When a chase ends early: with any win, or once its wins exceed what was staked by so much. Null plays on. */
export type ChaseStop = { kind: 'win' } | { kind: 'profit'; cents: number }

/** POST chases: the same tickets for each of the coming issues, all paid for at once. */
export interface ChaseInput {
  /** Made by the client, so that a repeated call orders once. */
  chaseId: string
  /** The issue that sells now, or the next one; the others follow it. */
  firstIssue: string
  series: number
  /** What the client showed for the whole order; the server refuses when its own sum differs. */
  costCents: number
  tickets: QuotedTicket[]
  /** How often the tickets are played in each issue. */
  times: number[]
  stop: ChaseStop | null
}

export interface ChaseAnswer {
  chaseId: string
  costCents: number
  issues: number
}

/** GET chases */
export interface ChaseView {
  chaseId: string
  state: ChaseState
  series: number
  costCents: number
  /** What is still held for issues to come. */
  heldCents: number
  /** What was released out of the hold so far, whether the wallet has answered yet or not. */
  releasedCents: number
  stop: ChaseStop | null
  createdAt: string
  tickets: ChaseTicket[]
  issues: { issue: string; times: number; costCents: number; state: ChaseIssueState; payoutCents: number | null }[]
}
