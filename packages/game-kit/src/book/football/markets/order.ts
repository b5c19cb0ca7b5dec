import type { Claim, ClaimResult, Parts } from '../../claims.ts'
import { BAND_MINUTES, MATCH_MINUTES, MINUTES_PER_BLOCK } from '../constants.ts'
import type { Forecast } from '../forecast.ts'
import { type Offer, offersOf, type Reading, refuseClaim, total } from '../reading.ts'
import { type FootballState, isFullTime, type Side } from '../state.ts'
import { bandOf, type MinuteChances } from '../thresholds.ts'
import { valueIf } from '../values.ts'

const INTERVALS = [1, 2, 3, 4, 5, 6]
const EITHER_SIDE = ['home', 'away', 'none']
const SELECTIONS: Record<string, readonly string[]> = {
  ...{ FTS: EITHER_SIDE, NG: EITHER_SIDE, FCR: EITHER_SIDE },
  INT: ['yes', 'no'],
}

/** True for a claim of these markets: one of their selections, and where goals or intervals are numbered a number that is. */
function isOrderClaim({ market, selection, line4 }: Claim): boolean {
  if (!Object.hasOwn(SELECTIONS, market) || !SELECTIONS[market]!.includes(selection)) return false
  if (market === 'INT') return INTERVALS.includes(line4 / 4)
  return market === 'NG' ? Number.isInteger(line4 / 4) && line4 > 0 : line4 === 0
}

/** Goal that a claim is about, from 1; null where it is about none. */
const goalOf = ({ market, line4 }: Claim): number | null => {
  if (market === 'FTS') return 1
  return market === 'NG' ? line4 / 4 : null
}

const minutePlayed = ({ block }: FootballState): number => MINUTES_PER_BLOCK * block
const goalsBefore = ({ goals }: FootballState, minute: number): number =>
  goals.filter(goal => goal.minute < minute).length
const firstMinuteOf = ({ line4 }: Claim): number => BAND_MINUTES * (line4 / 4 - 1) + 1

/**
 * How a claim on the order of goals follows from the final score: "no such goal" always does, the last interval once it
 * has begun. Null for the others.
 */
export function orderReading(claim: Claim, state: FootballState): Reading | null {
  if (!isOrderClaim(claim)) return null
  const goal = goalOf(claim)
  if (goal !== null && claim.selection === 'none')
    return { subject: 'final', value: score => valueIf(total(score) < goal) }
  if (claim.market !== 'INT' || claim.line4 !== 4 * INTERVALS.length) return null
  const from = firstMinuteOf(claim)
  if (minutePlayed(state) < from - 1) return null
  const before = goalsBefore(state, from)
  return { subject: 'final', value: score => valueIf(total(score) > before === (claim.selection === 'yes')) }
}

/** Chances of the next event over the minutes to come, from the last one back: of home, of away, of neither. */
function nextOf(minutes: readonly MinuteChances[]): Record<Side | 'none', number> {
  const next = { home: 0, away: 0, none: 1 }
  for (const { home, away, none } of minutes.toReversed()) {
    next.home = home + none * next.home
    next.away = away + none * next.away
    next.none = none * next.none
  }
  return next
}

/** Chance that event number `place` of the minutes to come is the side's; the first is the next one. */
function placeOf(minutes: readonly MinuteChances[], place: number, side: Side): number {
  if (place === 1) return nextOf(minutes)[side]
  // Chances of 0, 1, ... events so far, up to the one before.
  let counts = [1]
  let chance = 0
  for (const minute of minutes) {
    chance += (counts[place - 1] ?? 0) * minute[side]
    const happens = minute.home + minute.away
    counts = Array.from(
      { length: Math.min(place, counts.length + 1) },
      (_, count) => minute.none * (counts[count] ?? 0) + happens * (counts[count - 1] ?? 0),
    )
  }
  return chance
}

const minutesOf = (goals: readonly MinuteChances[], from: number, to: number): MinuteChances[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => goals[bandOf(from + at)]!)

/**
 * Chances of an open claim on a goal by its number, the first corner or an interval; null for other markets. The cap of
 * fifteen goals is left out of account here: it weighs less than the last digits of a double.
 */
export function orderParts({ tables, state }: Forecast, claim: Claim): Parts | null {
  const { market, selection } = claim
  const minute = minutePlayed(state) + 1
  const goal = goalOf(claim)
  let chance: number | undefined
  if (market === 'INT') {
    const from = firstMinuteOf(claim)
    const { none } = nextOf(minutesOf(tables.goals, Math.max(minute, from), from + BAND_MINUTES - 1))
    chance = { yes: 1 - none, no: none }[selection]
  } else if (market === 'FCR') {
    chance = nextOf(new Array(MATCH_MINUTES - minute + 1).fill(tables.corner))[selection as Side]
  } else if (goal !== null) {
    chance = placeOf(minutesOf(tables.goals, minute, MATCH_MINUTES), goal - state.goals.length, selection as Side)
  } else return null
  return chance === undefined ? refuseClaim(claim) : { won: chance, returned: 0, lost: 1 - chance }
}

const wonIf = (holds: boolean): ClaimResult => ({ kind: holds ? 'won' : 'lost' })

/**
 * How a claim on an order of events ended; null while it is open.
 * @throws RangeError for a claim that football does not know
 */
export function settleOrder(claim: Claim, now: FootballState): ClaimResult | null {
  if (!isOrderClaim(claim)) return refuseClaim(claim)
  if (claim.market === 'INT') {
    const from = firstMinuteOf(claim)
    const isHit = now.goals.some(({ minute }) => minute >= from && minute < from + BAND_MINUTES)
    if (!isHit && minutePlayed(now) < from + BAND_MINUTES - 1) return null
    return wonIf(isHit === (claim.selection === 'yes'))
  }
  const goal = goalOf(claim)
  const side = goal === null ? now.firstCorner : (now.goals[goal - 1]?.side ?? null)
  if (side === null && !isFullTime(now)) return null
  return wonIf(claim.selection === (side ?? 'none'))
}

/** The next goal has its number as its line, an interval too: `line4` is four times it. */
export const orderOffers = ({ goals, firstCorner }: FootballState): Offer[] => [
  ...(goals.length === 0 ? offersOf('FTS', 'B', EITHER_SIDE) : []),
  ...offersOf('NG', 'B', EITHER_SIDE, 4 * (goals.length + 1)),
  ...INTERVALS.flatMap(interval => offersOf('INT', 'B', SELECTIONS.INT!, 4 * interval)),
  ...(firstCorner ? [] : offersOf('FCR', 'B', EITHER_SIDE)),
]
