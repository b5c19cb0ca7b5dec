/**
 * What the game client and the studio say to each other. The client holds a bearer secret for one visit to one game;
 * it never sends or computes an outcome. Amounts are units of 1/10 000 as decimal strings of whole numbers.
 */
import type { GameEvent, ModelFacts, ModelLetter, VerifiableRound } from '@baize/game-kit'
import type { VerifiableInstant } from '@baize/game-kit/instant/index'

/** What every page of a game starts with, whatever its kind. */
export interface VisitBoot {
  /** Bearer of this visit. */
  secret: string
  language: string
  currency: string
  currencySymbol: string
  mode: 'real' | 'play'
  balanceUnits: string
  backUrl: string
}

/** Everything that the client needs to show the game, inlined in its page. */
export interface GameBoot extends VisitBoot {
  game: {
    code: string
    title: string
    vendor: string
    model: ModelLetter
    family: string
    /** How each symbol is called in the visit's language, by its code. */
    symbolNames: Readonly<Record<string, string>>
    palette: string[]
    /** Exact RTP in percent with two decimals. */
    rtpPercent: string
    lines: number
    stakesUnits: string[]
    defaultStakeUnits: string
  }
  facts: ModelFacts
  fairness: FairnessState
  /** A round that was decided but not shown to its end. */
  unfinished: RoundView | null
  /** Milliseconds from one press to the next. */
  minimumCycleMs: number
}

export interface FairnessState {
  /** SHA-256 of the server seed in use, published before the first bet that uses it. */
  commitment: string
  /** SHA-256 of the server seed after it, which the next client seed will meet. */
  nextCommitment: string
  /** Made in the player's browser; null until it came. */
  clientSeed: string | null
  nextNonce: number
  /** Set while no round is opened before the browser sends a seed: there is none yet, or the pair is due for a change. */
  wantsClientSeed: boolean
}

/** A decided round, as the client shows and replays it. */
export interface RoundView {
  roundId: string
  nonce: number
  betUnits: string
  winUnits: string
  events: GameEvent[]
  /** Last event that the client confirmed, -1 before the first. */
  cursor: number
  openedAt: string
  /** False for a round that another page of the player opened. */
  isOfThisVisit: boolean
}

/** POST spin {stakeUnits} */
export interface SpinAnswer {
  round: RoundView
  balanceUnits: string
  /** False while the win is still on its way to the wallet; it is certain all the same. */
  settled: boolean
  nextNonce: number
}

/** GET rounds */
export interface HistoryAnswer {
  rounds: Omit<RoundView, 'events'>[]
}

/** GET rounds/:id/record: a settled round as a verifier needs it; `serverSeed` is null until the seed is revealed. */
export type RoundRecordAnswer = VerifiableRound | VerifiableInstant

/** POST seeds {clientSeed}: the first seed of a pair, or the one with which the promised pair comes into use. */
export interface RotateAnswer {
  /** The pair that was in use before; null for the first. */
  revealed: { serverSeed: string; commitment: string; clientSeed: string; rounds: number } | null
  fairness: FairnessState
}
