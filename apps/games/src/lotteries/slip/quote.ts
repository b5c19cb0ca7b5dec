import {
  type Bet,
  ContentError,
  type ContentFault,
  type FormatCode,
  type OddsX10000,
  oddsOf,
  priceTicket,
  TicketError,
  type TicketFault,
} from '@baize/game-kit/lotteries/index'

export interface Terms {
  unitCents: number
  times: number
  series: number
}

/** What a row of tickets costs, and the most that one of them pays on any result, or on each hit. */
export interface Quote {
  tickets: number
  lines: number
  costCents: number
  bestCents: number
  isPerHit: boolean
  /** True when the first prize is a share of a pool. */
  isPooled: boolean
}

/** @returns a quote, or the first fault of a content or a figure */
export function quoteOf(
  format: FormatCode,
  betCode: string,
  contents: readonly string[],
  terms: Terms,
): Quote | { fault: ContentFault | TicketFault } {
  try {
    const priced = contents.map(content => priceTicket(format, { betCode, content, ...terms }))
    const isPerHit = priced.some(({ bet }) => paysPerHit(bet))
    const bests = priced.map(({ bet, bestCents }) =>
      isPerHit ? Math.floor((terms.unitCents * terms.times * topOdds(bet, terms.series)) / 10_000) : bestCents,
    )
    return {
      tickets: priced.length,
      lines: priced.reduce((sum, { bet }) => sum + bet.lines, 0),
      costCents: priced.reduce((sum, { costCents }) => sum + costCents, 0),
      bestCents: Math.max(0, ...bests),
      isPerHit,
      isPooled: priced.some(({ type }) => type.ticketCents !== undefined),
    }
  } catch (error) {
    if (error instanceof ContentError || error instanceof TicketError) return { fault: error.fault }
    throw error
  }
}

/** True when one line may be paid several times, so that its ceiling over all hits would mislead. */
const paysPerHit = (bet: Bet): boolean => bet.best.some(({ hits }) => hits.length > 1 || hits.some(hit => hit.hits > 1))

/** The highest odds of one hit. */
export const topOdds = (bet: Bet, series: number): OddsX10000 =>
  Math.max(0, ...bet.best.flatMap(({ hits }) => hits.map(({ price }) => oddsOf(price, series))))

/** Odds as people read them: `95`, `3.5`, `1,690`, `66.66`. */
export function oddsText(odds: OddsX10000): string {
  const [whole, fraction] = (odds / 10_000).toFixed(2).split('.') as [string, string]
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction === '00' ? '' : `.${fraction.replace(/0$/, '')}`)
}

/** A share of 1/10 000 as people read percents: `2`, `0.5`. */
export const percentText = (shareX10000: number): string => String(shareX10000 / 100)

/** The highest odds of a content; null while there is none that the bet takes. */
export function topOddsOf(
  format: FormatCode,
  betCode: string,
  content: string | undefined,
  series: number,
): OddsX10000 | null {
  if (content === undefined) return null
  try {
    return topOdds(priceTicket(format, { betCode, content, unitCents: 100, times: 1 }).bet, series)
  } catch {
    return null
  }
}
