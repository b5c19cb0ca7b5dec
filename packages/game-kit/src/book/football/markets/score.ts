import type { Claim } from '../../claims.ts'
import { lead, type Offer, offersOf, ownOf, type Reading, refuseClaim, total } from '../reading.ts'
import type { Score } from '../state.ts'
import { LOST, valueIf, WON } from '../values.ts'

/** Correct scores that are claims of their own; in any other score a side has more than this. */
const TOP_SCORE = 4
/** From here on exact goals are one claim. */
const MOST_GOALS = 6

const SCORES: readonly string[] = Array.from({ length: 25 }, (_, at) => `${Math.floor(at / 5)}-${at % 5}`)

type Holds = (score: Score) => boolean

function isScore(text: string): Holds {
  const [ofHome, ofAway] = text.split('-').map(Number)
  return ({ home, away }) => home === ofHome && away === ofAway
}

const RESULT: Record<string, Holds> = {
  home: score => lead(score) > 0,
  draw: score => lead(score) === 0,
  away: score => lead(score) < 0,
}

const HOLDS: Record<string, Record<string, Holds>> = {
  '1X2': RESULT,
  DC: {
    '1X': score => lead(score) >= 0,
    '12': score => lead(score) !== 0,
    X2: score => lead(score) <= 0,
  },
  BTTS: {
    yes: ({ home, away }) => home > 0 && away > 0,
    no: ({ home, away }) => home === 0 || away === 0,
  },
  OE: { odd: score => total(score) % 2 === 1, even: score => total(score) % 2 === 0 },
  WTN: {
    'home yes': ({ home, away }) => home > 0 && away === 0,
    'home no': ({ home, away }) => home === 0 || away > 0,
    'away yes': ({ home, away }) => away > 0 && home === 0,
    'away no': ({ home, away }) => away === 0 || home > 0,
  },
  EXG: Object.fromEntries([
    ...Array.from({ length: MOST_GOALS }, (_, goals) => [`${goals}`, (score: Score) => total(score) === goals]),
    [`${MOST_GOALS}+`, (score: Score) => total(score) >= MOST_GOALS],
  ]),
  CS: Object.fromEntries([
    ...SCORES.map(text => [text, isScore(text)]),
    ['other', ({ home, away }: Score) => home > TOP_SCORE || away > TOP_SCORE],
  ]),
}

/** The three results of a score; the first half has them too. */
export const resultHolds = (selection: string): Holds | undefined => ownOf(RESULT, selection)

/** How a claim on the final score without a line is read; null for other markets (sportsbook 4.2). */
export function scoreReading(claim: Claim): Reading | null {
  const { market, selection } = claim
  if (market === 'DNB') {
    if (selection === 'home')
      return { subject: 'final', key: 'DNB home', value: score => (lead(score) === 0 ? 0 : valueIf(lead(score) > 0)) }
    if (selection === 'away')
      return { subject: 'final', key: 'DNB away', value: score => (lead(score) === 0 ? 0 : valueIf(lead(score) < 0)) }
    return refuseClaim(claim)
  }
  if (!Object.hasOwn(HOLDS, market)) return null
  const holds = ownOf(HOLDS[market]!, selection) ?? refuseClaim(claim)
  return { subject: 'final', key: `${market} ${selection}`, value: score => (holds(score) ? WON : LOST) }
}

/** The markets of the final score in the order of the catalogue. */
export const SCORE_OFFERS: readonly Offer[] = [
  ...offersOf('1X2', 'B', ['home', 'draw', 'away']),
  ...offersOf('DC', 'B', ['1X', '12', 'X2']),
  ...offersOf('DNB', 'B', ['home', 'away']),
  ...offersOf('OE', 'B', ['odd', 'even']),
  ...offersOf('BTTS', 'B', ['yes', 'no']),
  ...offersOf('EXG', 'C', Object.keys(HOLDS.EXG!)),
  ...offersOf('WTN', 'B', Object.keys(HOLDS.WTN!)),
  ...offersOf('CS', 'C', [...SCORES, 'other']),
].map(offer => ({ ...offer, reading: scoreReading(offer)! }))
