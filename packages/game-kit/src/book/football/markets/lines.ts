import type { Claim } from '../../claims.ts'
import { GOAL_CAP } from '../constants.ts'
import type { Subject } from '../forecast.ts'
import { lead, type Reading, refuseClaim, total } from '../reading.ts'
import type { FootballState, Score } from '../state.ts'
import type { Value } from '../values.ts'

/** A market with lines: what it counts, and for goal handicaps from when. */
interface LineMarket {
  subject: Subject
  kind: 'handicap' | 'total'
  count(outcome: Score): number
  /** Goal handicaps count what comes after acceptance (sportsbook 4.2). */
  isFromAcceptance?: true
}

/** No line on goals lies beyond this; others have no name, so that no stranger's claim fills the memory. */
export const MOST_LINE4 = 4 * 2 * GOAL_CAP

const first = ({ home }: Score): number => home

export const LINE_MARKETS: Record<string, LineMarket> = {
  AH: { subject: 'final', kind: 'handicap', count: lead, isFromAcceptance: true },
  OU: { subject: 'final', kind: 'total', count: total },
  TTH: { subject: 'final', kind: 'total', count: ({ home }) => home },
  TTA: { subject: 'final', kind: 'total', count: ({ away }) => away },
  H1AH: { subject: 'half', kind: 'handicap', count: lead, isFromAcceptance: true },
  H1OU: { subject: 'half', kind: 'total', count: total },
  CROU: { subject: 'cornerTotal', kind: 'total', count: first },
  CRAH: { subject: 'cornerLead', kind: 'handicap', count: first },
}

export const selectionsOf = ({ kind }: LineMarket): [string, string] =>
  kind === 'total' ? ['over', 'under'] : ['home', 'away']

/** Value of a selection by what the market counts, home's lead for a handicap; null for a selection it does not have. */
function lineValue({ kind }: LineMarket, selection: string, line4: number): ((count: number) => Value) | null {
  switch (`${kind} ${selection}`) {
    case 'handicap home':
      return count => 4 * count + line4
    case 'handicap away':
      return count => line4 - 4 * count
    case 'total over':
      return count => 4 * count - line4
    case 'total under':
      return count => line4 - 4 * count
    default:
      return null
  }
}

/** The score from which a claim counts, such as `0-1`; `''` where it counts all of the match. */
export function lineBasis({ market }: Claim, { score }: FootballState): string {
  const isFromAcceptance = Object.hasOwn(LINE_MARKETS, market) && LINE_MARKETS[market]!.isFromAcceptance
  return isFromAcceptance ? `${score.home}-${score.away}` : ''
}

/** How a claim with a line is read; null for markets without lines. */
export function lineReading(claim: Claim, accepted: FootballState): Reading | null {
  if (!Object.hasOwn(LINE_MARKETS, claim.market)) return null
  const market = LINE_MARKETS[claim.market]!
  const value = lineValue(market, claim.selection, claim.line4) ?? refuseClaim(claim)
  const from = market.isFromAcceptance ? lead(accepted.score) : 0
  const reading: Reading = { subject: market.subject, value: outcome => value(market.count(outcome) - from) }
  if (Math.abs(claim.line4) > MOST_LINE4) return reading
  return { ...reading, key: `${claim.market} ${claim.selection} ${claim.line4} ${from}` }
}
