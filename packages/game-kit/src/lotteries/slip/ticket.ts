import type { Bet, BetType, Result, WinningLines } from '../bets/bet-type.ts'
import { ContentError } from '../bets/bet-type.ts'
import { betTypeOf, type FormatCode } from '../formats.ts'
import { defaultSeries, isSamePrice, type OddsX10000, oddsOf, type Price, poolPercent } from '../odds.ts'

/** Stakes of one line may be 1, 0.1 or 0.01 of the currency, in cents. */
export const unitLadderCents = [100, 10, 1] as const
export const highestTimes = 9_999
const mostLines = 10_000

/** One bet of a slip: cost = lines x cost points x unit x times (lotteries book 0 and 5.1). */
export interface Ticket {
  betCode: string
  content: string
  unitCents: number
  times: number
  series?: number
  /** Odds that were promised when the ticket was bought, in the order of {@link lineOdds}; else those of the series. */
  oddsX10000?: readonly OddsX10000[]
}

export type TicketFault = 'bet-code' | 'unit' | 'times' | 'too-many-lines'

/** A ticket that cannot be priced, and which field of it is wrong. */
export class TicketError extends Error {
  override name = 'TicketError'
  readonly fault: TicketFault

  constructor(fault: TicketFault) {
    super(`the ticket cannot be priced: ${fault}`)
    this.fault = fault
  }
}

export interface PricedTicket {
  type: BetType
  bet: Bet
  costCents: number
  /** The most that any result pays, in cents. */
  bestCents: number
}

/**
 * Reads and prices a ticket.
 * @throws TicketError for an unknown code, a unit off the ladder, times outside 1 to 9 999 or more than 10 000 lines
 * @throws ContentError for a content that the bet does not take
 */
export function priceTicket(format: FormatCode, ticket: Ticket): PricedTicket {
  const { betCode, content, unitCents, times } = ticket
  const type = betTypeOf(format, betCode)
  if (!type) throw new TicketError('bet-code')
  if (!(type.ticketCents ? [type.ticketCents] : unitLadderCents).some(unit => unit === unitCents))
    throw new TicketError('unit')
  if (!Number.isInteger(times) || times < 1 || times > highestTimes) throw new TicketError('times')
  if (content.length > 2000) throw new ContentError('shape', content)
  const bet = type.read(content)
  if (bet.lines > mostLines) throw new TicketError('too-many-lines')
  const costCents = bet.lines * type.costPoints * unitCents * times
  return { type, bet, costCents, bestCents: payoutOf(bet.best, ticket, promisedOdds(bet, ticket)) }
}

/** What a priced ticket pays on a result, in cents. */
export const payoutCents = (bet: Bet, result: Result, ticket: Ticket): number =>
  payoutOf(bet.wins(result), ticket, promisedOdds(bet, ticket))

/** Shares of the pool that a ticket has on a result: its lines that win one, times its times. */
export const poolShares = (bet: Bet, result: Result, { times }: Pick<Ticket, 'times'>): number =>
  bet
    .wins(result)
    .filter(({ hits }) => hits.some(({ price }) => price.kind === 'pool'))
    .reduce((sum, { lines }) => sum + lines * times, 0)

/** Odds of each price of a bet at a series, in the order in which its chances name them. */
export const lineOdds = ({ chances }: Bet, series: number = defaultSeries): OddsX10000[] =>
  chances.map(({ price }) => oddsOf(price, series))

/** What was promised at the purchase outlives any change of the tables, and so does that a price was not promised yet. */
const promisedOdds =
  ({ chances }: Bet, { oddsX10000 = [], series = defaultSeries }: Ticket) =>
  (price: Price): OddsX10000 => {
    const at = chances.findIndex(chance => isSamePrice(chance.price, price))
    const isOfLaterTable = oddsX10000.length > 0 && at >= oddsX10000.length
    return oddsX10000[at] ?? (isOfLaterTable ? 0 : oddsOf(price, series))
  }

/** The odds of all hits of a line are summed first and floored once, line by line (lotteries book 0). */
function payoutOf(
  lines: readonly WinningLines[],
  { unitCents, times }: Ticket,
  oddsFor: (price: Price) => OddsX10000,
): number {
  return lines.reduce((total, { lines: count, hits }) => {
    const odds = hits.reduce((sum, hit) => sum + oddsFor(hit.price) * hit.hits, 0)
    return total + count * Number((BigInt(unitCents * times) * BigInt(odds)) / 10_000n)
  }, 0)
}

/** Exact return of a bet at a series, as a share of its cost; of a pool, in the long run. */
export function exactReturn(type: BetType, content: string, series: number = defaultSeries): number {
  const { chances } = type.read(content)
  const fromPool = chances.some(({ price }) => price.kind === 'pool') ? poolPercent / 100 : 0
  return (
    chances.reduce((sum, { price, mean }) => sum + (oddsOf(price, series) * mean) / 10_000, fromPool) / type.costPoints
  )
}
