import { isAccepted, type PricePolicy } from '@baize/game-kit/book/bets/acceptance'
import { fairValue } from '@baize/game-kit/book/bets/cash-out'
import { type Fraction, floored, fraction, product, sum, times } from '@baize/game-kit/book/bets/fraction'
import { LEAST_LINE_UNITS } from '@baize/game-kit/book/bets/least-stake'
import { type BookLimits, marketLiability, mostStakeUnits, roomUnits } from '@baize/game-kit/book/bets/limits'
import type { WorstCells } from '../limits/worst-cells.ts'
import type { PricedLeg } from '../prices/price-leg.ts'
import { BetRefused } from './bet-refused.ts'
import { lineText } from './claim-text.ts'
import { type Exposure, memberLine, PARLAYS, SINGLES } from './exposure.ts'
import { type AskedBet, isInBounds } from './read-slip.ts'

/** The most that the odds of a parlay multiply to. */
const mostOdds = 10_000

/** @throws BetRefused for a bet that cannot stand whatever its prices are */
export function checkShape(bet: AskedBet): void {
  if (bet.lineStakeUnits < LEAST_LINE_UNITS)
    throw new BetRefused('stake_below_min', { minUnits: LEAST_LINE_UNITS * BigInt(bet.lines.length) })
  if (!isInBounds(bet)) throw new BetRefused('legs_bounds')
  const pairs = bet.legs.flatMap(({ fixture }, a) =>
    bet.legs.flatMap((other, b): [number, number][] => (b > a && other.fixture === fixture ? [[a, b]] : [])),
  )
  if (pairs.length > 0) throw new BetRefused('related_legs', { pairs })
}

const esports = ['LANE', 'TACT', 'DUEL']

/** Odds as a line of a bet multiplies them. */
const oddsOf = ({ milli }: { milli: number }): Fraction => fraction(milli, 1_000)

/** Products of all lines, added: what a stake of one on each line pays if every leg wins. */
export const sumOfLines = (lines: readonly (readonly number[])[], legs: readonly { milli: number }[]): Fraction =>
  sum(lines.map(line => product(line.map(at => oddsOf(legs[at]!)))))

/** @throws BetRefused for legs of both books, for odds beyond what a parlay may have, and for odds that the policy does not take */
export function checkPrices(bet: AskedBet, legs: readonly PricedLeg[], policy: PricePolicy): void {
  const books = new Set(legs.map(({ fixture }) => esports.includes(fixture.sport)))
  if (books.size > 1) throw new BetRefused('legs_bounds')
  const [shown, now] = [sumOfLines(bet.lines, bet.legs), sumOfLines(bet.lines, legs)]
  const moved = legs.filter(({ milli }, at) => milli !== bet.legs[at]!.milli)
  if (!isAccepted(policy, shown, now)) throw new BetRefused('price_changed', { moved: moved.map(leg => leg.fixture) })
  if (bet.kind === 'parlay' && floored(now) > mostOdds) throw new BetRefused('legs_bounds')
}

/** What a bet pays at the most. */
export const mostPayoutUnits = (
  bet: Pick<AskedBet, 'lines' | 'lineStakeUnits'>,
  legs: readonly { milli: number }[],
): bigint => floored(times(fraction(bet.lineStakeUnits), sumOfLines(bet.lines, legs)))

/** What mathematics expects back of a bet, in units. */
export const expectUnits = (bet: Pick<AskedBet, 'lines' | 'lineStakeUnits'>, legs: readonly PricedLeg[]): bigint =>
  floored(
    fairValue(
      legs.map(({ milli, parts }) => ({ milli, parts })),
      bet.lines,
      bet.lineStakeUnits,
    ),
  )

interface Player {
  book: string
  userId: string
}

/** What limits are held against: what the book has taken so far. */
export interface Held {
  limits: BookLimits
  exposure: Exposure
  cells: WorstCells
}

interface Most {
  /** By class and by what the bet may pay. */
  byLimits: bigint
  /** By what is still free where it lies. */
  byLiability: bigint
}

/** The largest stakes that a bet may have, in units; a system's stake is the same on every line. */
function mostStakes(
  { lines, kind }: Pick<AskedBet, 'lines' | 'kind'>,
  legs: readonly PricedLeg[],
  { limits, exposure, cells }: Held,
  { book, userId }: Player,
): Most {
  const perLine = sumOfLines(lines, legs)
  const odds: Fraction = { over: perLine.over, under: perLine.under * BigInt(lines.length) }
  const rooms = legs.flatMap(leg => {
    const at = { fixture: leg.fixture.id, book }
    const own = inPayouts(limits.payoutsOfMember - exposure.payoutsOf({ ...at, line: memberLine(userId) }), odds)
    if (kind !== 'single')
      return [own, inPayouts(limits.liabilityParlays - exposure.payoutsOf({ ...at, line: PARLAYS }), odds)]
    const selection = leg.combined ? leg.claim : leg.selection
    const taken = exposure.ofSelection({ ...at, line: lineText(leg), selection })
    const ofMarket = roomUnits(marketLiability(limits, leg.marketClass) - taken, odds)
    return [own, ofMarket, roomUnits(cells.freeUnits(leg, book), odds)]
  })
  const alike = (units: bigint) => (units / BigInt(lines.length) / 100n) * 100n * BigInt(lines.length)
  return {
    byLimits: alike(mostStakeUnits(legs, odds, limits)),
    byLiability: alike(rooms.reduce((a, b) => (a < b ? a : b))),
  }
}

/** The largest stake that a bet may have now, in units. */
export function mostStakeNow(...of: Parameters<typeof mostStakes>): bigint {
  const { byLimits, byLiability } = mostStakes(...of)
  return byLimits < byLiability ? byLimits : byLiability
}

/** The largest stake in cents whose payout at some odds fits. */
const inPayouts = (freeUnits: bigint, { over, under }: Fraction): bigint =>
  freeUnits <= 0n ? 0n : (floored({ over: freeUnits * under, under: over }) / 100n) * 100n

/** @throws BetRefused stake_above_max or liability, with the largest stake that fits */
export function checkLimits(bet: AskedBet, legs: readonly PricedLeg[], held: Held, player: Player): void {
  const { byLimits, byLiability } = mostStakes(bet, legs, held, player)
  if (bet.stakeUnits > byLimits) throw new BetRefused('stake_above_max', { maxUnits: byLimits })
  if (bet.stakeUnits > byLiability) throw new BetRefused('liability', { maxUnits: byLiability })
}

export const linesTouched = (
  { kind }: Pick<AskedBet, 'kind'>,
  legs: readonly PricedLeg[],
  { book, userId }: Player,
): { fixture: string; book: string; line: string }[] =>
  legs.flatMap(leg => [
    ...(kind === 'single' ? [lineText(leg), SINGLES] : [PARLAYS]).map(line => ({
      fixture: leg.fixture.id,
      book,
      line,
    })),
    { fixture: leg.fixture.id, book, line: memberLine(userId) },
  ])
