/**
 * What a bet of the sportsbook may be laid on, as pure data. A claim is one selection of one market of one fixture, on a line
 * where the market has lines; lines are stored times four, so that quarters are integers.
 */
export interface Claim {
  /** The market's code, such as `1X2`, `AH` or `MAP1`. */
  market: string
  /** The line times four, as the selection reads it: home -0.75 is -3, over 2.25 is 9. 0 where the market has no lines. */
  line4: number
  /** The result that wins, such as `home`, `over` or `2-1`. */
  selection: string
}

/** Margin classes: what the house keeps of a stake on a claim of the market (`domain/sportsbook.md` 3.1). */
export type MarketClass = 'A' | 'B' | 'C'

/**
 * What the model expects of a stake on a claim: the parts that are won, returned and lost, 1 together. Half won counts one half
 * each as won and returned, half lost as returned and lost.
 */
export interface Parts {
  won: number
  returned: number
  lost: number
}

/** A claim with its chance in one state of the fixture. */
export interface ChancedClaim extends Claim {
  marketClass: MarketClass
  parts: Parts
}

/** A claim is offered while it decides at least this part of a stake (sportsbook 3.1). */
export const LEAST_DECIDED = 0.1

/** How a claim ended; a dead heat of several is paid by its share. */
export type ClaimResult =
  | { kind: 'won' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void' }
  | { kind: 'dead_heat'; of: number }
