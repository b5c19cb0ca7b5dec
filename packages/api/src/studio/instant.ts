/**
 * What the client of an instant game and the studio say to each other. The client sends stakes and choices, never an
 * outcome. Amounts are units of 1/10 000 as decimal strings of whole numbers.
 */
import type { InstantDefinition, InstantEvent, InstantFacts } from '@baize/game-kit/instant/instant-game'
import type { FairnessState, VisitBoot } from './slot.ts'

/** Everything that the client needs to show the game, inlined in its page. */
export interface InstantBoot extends VisitBoot {
  game: {
    code: string
    title: string
    vendor: string
    family: string
    palette: string[]
    /** Exact RTP in percent with two decimals. */
    rtpPercent: string
    /** Stakes, or chips where a stake is the sum of them. */
    stakesUnits: string[]
    defaultStakeUnits: string
    maxStakeUnits: string
  }
  /** Published tables and rules of the game; its kind says which view shows it. */
  definition: InstantDefinition
  facts: InstantFacts
  fairness: FairnessState
  rounds: InstantRounds
  /** Milliseconds from one stake to the next. */
  minimumCycleMs: number
}

/** A round as its player may see it: of a round that goes on, only what its choices have shown. */
export interface InstantRoundView {
  roundId: string
  nonce: number
  /** The first stake. */
  betUnits: string
  /** What the round has cost so far: its first stake and those of choices that raised it. */
  stakedUnits: string
  options: unknown
  winUnits: string
  events: InstantEvent[]
  isOver: boolean
  /** Number of the next choice; 0 once the round is over. */
  nextChoice: number
  /** Since the stake was taken, by the studio's clock; 0 once the round is over. */
  elapsedMs: number
  openedAt: string
  /** True once a page has shown the round to its end. */
  isShown: boolean
  /** False for a round that another page of the player opened. */
  isOfThisVisit: boolean
}

/** GET instant/rounds: the round that waits for a choice, and the last ones that are over, newest first. */
export interface InstantRounds {
  current: InstantRoundView | null
  past: InstantRoundView[]
}

/** POST instant/rounds {stakeUnits, options}, POST instant/rounds/:id/choices {number, choice}, GET instant/rounds/:id/end */
export interface InstantAnswer {
  round: InstantRoundView
  /** Null where no wallet call told it. */
  balanceUnits: string | null
  /** False while the win is still on its way to the wallet; it is certain all the same. */
  settled: boolean
}
