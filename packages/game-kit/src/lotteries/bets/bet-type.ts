import type { Price } from '../odds.ts'

/** Numbers of a draw as strings of fixed length, in the order in which they were derived. */
export type Result = readonly string[]

export interface Hits {
  price: Price
  /** How often the price is paid on one line. */
  hits: number
}

/** Lines of a ticket that win alike. A line's odds are the sum over its hits. */
export interface WinningLines {
  lines: number
  hits: readonly Hits[]
}

/** A content that was read and found good. */
export interface Bet {
  /** Canonical text: numbers sorted where order is free. */
  content: string
  lines: number
  /** The lines that win on a result; empty when none does. */
  wins(result: Result): WinningLines[]
  /** Expected hits a line at each price, exact. The return of a line is the sum of odds x mean over the cost. */
  chances: readonly { price: Price; mean: number }[]
  /** The most that any result can pay. */
  best: readonly WinningLines[]
}

export interface BetType {
  code: string
  /** Units debited per line for one unit. */
  costPoints: number
  /** The one unit that it is sold in, where it shares a pool; else any of the ladder. */
  ticketCents?: number
  /** @throws ContentError when the content is not one of this bet's */
  read(content: string): Bet
}

export type ContentFault = 'shape' | 'repeated' | 'range' | 'one-order' | 'unknown'

/** A content that the bet type does not take, and why. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly fault: ContentFault

  constructor(fault: ContentFault, content: string) {
    super(`${JSON.stringify(content.slice(0, 60))} is not a content of this bet: ${fault}`)
    this.fault = fault
  }
}

/** One line that is paid one price once. */
export const oneWin = (price: Price): WinningLines[] => [{ lines: 1, hits: [{ price, hits: 1 }] }]
