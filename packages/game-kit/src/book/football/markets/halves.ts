import type { Claim, ClaimResult, Parts } from '../../claims.ts'
import { type Forecast, outcomesLeft } from '../forecast.ts'
import { type Offer, offersOf, ownOf, type Reading, refuseClaim, total } from '../reading.ts'
import type { FootballState, Score } from '../state.ts'
import type { SecondHalf } from '../tables/second-half.ts'
import { valueIf } from '../values.ts'
import { resultHolds } from './score.ts'

/** Signs of a half-time/full-time claim. */
const SIGNS: Record<string, 'home' | 'draw' | 'away'> = { 1: 'home', X: 'draw', 2: 'away' }
const HTFT = ['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2']
const MORE: Record<string, 'first' | 'second' | 'equal'> = { '1st': 'first', '2nd': 'second', equal: 'equal' }

const signsOf = (claim: Claim) => {
  if (!HTFT.includes(claim.selection)) return refuseClaim(claim)
  const [half, full] = claim.selection.split('/') as [string, string]
  return { half: SIGNS[half]!, full: SIGNS[full]! }
}

const holds = (result: string, score: Score): boolean => resultHolds(result)!(score)
const moreOf = (claim: Claim) => ownOf(MORE, claim.selection) ?? refuseClaim(claim)

/** How a claim on the halves is read; those on both have a reading once the first is over. Null otherwise. */
export function halvesReading(claim: Claim, { halfTime }: FootballState): Reading | null {
  if (claim.market === 'H1X2') {
    const isIt = resultHolds(claim.selection) ?? refuseClaim(claim)
    return { subject: 'half', key: `1X2 ${claim.selection}`, value: score => valueIf(isIt(score)) }
  }
  if (!halfTime) return null
  if (claim.market === 'HTFT') {
    const { half, full } = signsOf(claim)
    const isOpen = holds(half, halfTime)
    return { subject: 'final', value: score => valueIf(isOpen && holds(full, score)) }
  }
  if (claim.market !== 'HSH') return null
  const more = moreOf(claim)
  const wanted = { first: -1, equal: 0, second: 1 }[more]
  return { subject: 'final', value: score => valueIf(Math.sign(total(score) - 2 * total(halfTime)) === wanted) }
}

/** Chances of a claim on both halves while the first is played: its cells, each with what the second half makes of it. */
export function bothHalvesParts({ tables, spread }: Forecast, claim: Claim): Parts | null {
  if (claim.market !== 'HTFT' && claim.market !== 'HSH') return null
  const chanceAfter = claim.market === 'HSH' ? chanceOfMore(claim) : chanceOfBoth(claim)
  let won = 0
  let lost = 0
  for (const cell of spread('half').cells) {
    const chance = chanceAfter(tables.secondHalf[cell.place]!, cell)
    won += cell.chance * chance
    lost += cell.chance * (1 - chance)
  }
  return { won, returned: 0, lost }
}

type ChanceAfter = (second: SecondHalf, half: Score) => number

function chanceOfMore(claim: Claim): ChanceAfter {
  const more = moreOf(claim)
  return second => second.more[more]
}

function chanceOfBoth(claim: Claim): ChanceAfter {
  const { half, full } = signsOf(claim)
  const isIt = resultHolds(half)!
  return (second, score) => (isIt(score) ? second.result[full] : 0)
}

/** In the first half only a half-time result that is out of reach decides a claim on both halves, `HTFT` or `HSH`. */
export function settleBothHalves(claim: Claim, state: FootballState): ClaimResult | null {
  if (claim.market === 'HSH') {
    moreOf(claim) // refuses what is no selection
    return null
  }
  const { half } = signsOf(claim)
  return outcomesLeft(state, 'half').some(score => holds(half, score)) ? null : { kind: 'lost' }
}

/** Half-time/full-time is taken until half-time. */
export const halvesOffers = ({ halfTime }: FootballState): Offer[] => [
  ...offersOf('HSH', 'B', Object.keys(MORE)),
  ...(halfTime ? [] : [...offersOf('H1X2', 'B', ['home', 'draw', 'away']), ...offersOf('HTFT', 'C', HTFT)]),
]
