import type { ChancedClaim, Claim, ClaimResult } from '../claims.ts'
import { rangeOf } from '../series/distribution.ts'
import { lineClaims, settleInRange } from '../series/lines.ts'
import { type SeriesRules, seriesClaims, settleSeries } from '../series/match-markets.ts'
import { choiceClaims, settleChoice } from '../series/parts.ts'
import { mayBePlayed, playedChance } from '../series/winners.ts'
import type { BookPhase } from '../sport-model.ts'
import { type MapOutlook, mapOutlook, prepareTact, roundChances, type TactTables } from './chances.ts'
import {
  attacksFirst,
  FRESH_MAP,
  HALF_ROUNDS,
  isOvertime,
  knownWinners,
  MAPS_TO_WIN,
  MOST_MAPS,
  mapWinner,
  scoreOf,
  type TactMap,
  type TactState,
} from './rules.ts'

const SERIES: SeriesRules = { toWin: MAPS_TO_WIN, part: 'MAP', handicap: 'MAH', total: 'TM', totalLines4: [10] }

/** Pistol rounds of a map, counted from 0, by their codes; those of map 1 have no number. */
const PISTOL_ROUNDS: Readonly<Record<string, number>> = { PIST: 0, PIST13: HALF_ROUNDS }

const pistolCode = (place: number, kind: string): string => (place === 1 ? kind : `M${place}${kind}`)

function mapClaims(tables: TactTables, place: number, map: TactMap, played: number, phase: BookPhase): ChancedClaim[] {
  const outlook = outlookOf(tables, place, map)
  const ofPart = { played, market: `M${place}R` }
  const pistols = Object.entries(PISTOL_ROUNDS).filter(([, round]) => map.rounds.length <= round)
  return [
    ...lineClaims({ ...ofPart, kind: 'total', distribution: outlook.rounds }, phase),
    ...lineClaims({ ...ofPart, market: `M${place}RAH`, kind: 'handicap', distribution: outlook.roundLead }, phase),
    ...choiceClaims(`M${place}OT`, outlook.overtime, played),
    ...pistols.flatMap(([kind, round]) =>
      choiceClaims(pistolCode(place, kind), roundChances(tables, attacksFirst(place), round), played),
    ),
  ]
}

const outlookOf = (tables: TactTables, place: number, map: TactMap): MapOutlook =>
  mapOutlook(tables, attacksFirst(place), scoreOf(map))

/** The winner of the next round, of the next map where this one is over; each window opens it anew. */
function nextRoundClaims(tables: TactTables, { maps }: TactState): ChancedClaim[] {
  const last = maps.at(-1)
  const isOpen = last !== undefined && mapWinner(last) === null
  const place = isOpen ? maps.length : maps.length + 1
  return choiceClaims('NXR', roundChances(tables, attacksFirst(place), isOpen ? last.rounds.length : 0), 1)
}

/** Every claim of the match, its maps and the next round that is still open (sportsbook 4.2, TACT). */
export function tactClaims(tables: TactTables, state: TactState, phase: BookPhase): ChancedClaim[] {
  const known = knownWinners(state)
  const maps = Array.from({ length: MOST_MAPS }, (_, at) => state.maps[at] ?? FRESH_MAP)
  const chances = maps.map((map, at) => outlookOf(tables, at + 1, map).winA)
  const ofMaps = maps.flatMap((map, at) => {
    const played = playedChance(at + 1, MAPS_TO_WIN, known, chances)
    return played > 0 && !mapWinner(map) ? mapClaims(tables, at + 1, map, played, phase) : []
  })
  const ofMatch = seriesClaims(SERIES, known, chances)
  const isOpen = ofMatch.length > 0
  return [...ofMatch, ...ofMaps, ...(phase === 'live' && isOpen ? nextRoundClaims(tables, state) : [])]
}

/** Tables of even sides: the outcomes that are still possible do not depend on the ratings. */
const EVEN = prepareTact({ A: 1500, B: 1500 })

function overtimeOutcome(map: TactMap): string | null {
  if (isOvertime(scoreOf(map))) return 'yes'
  return mapWinner(map) ? 'no' : null
}

function settleMap(claim: Claim, kind: string, place: number, map: TactMap): ClaimResult | null {
  if (kind === 'OT') return settleChoice(claim, overtimeOutcome(map))
  const pistol = PISTOL_ROUNDS[kind]
  if (pistol !== undefined) return settleChoice(claim, map.rounds[pistol] ?? null)
  const { rounds, roundLead } = outlookOf(EVEN, place, map)
  return settleInRange(claim, rangeOf(kind === 'R' ? rounds : roundLead))
}

const roundsOf = ({ maps }: TactState): string => maps.map(({ rounds }) => rounds).join('')

/**
 * Rounds of overtime count. The next round is the first one after acceptance.
 * @throws RangeError when the model has no such market
 */
export function settleTact(claim: Claim, accepted: TactState, now: TactState): ClaimResult | null {
  if (claim.market === 'NXR') return settleChoice(claim, roundsOf(now)[roundsOf(accepted).length] ?? null)
  const known = knownWinners(now)
  const ofSeries = settleSeries(SERIES, claim, known)
  if (ofSeries !== undefined) return ofSeries
  const [, number = '1', kind] = /^(?:M([123]))?(R|RAH|OT|PIST|PIST13)$/.exec(claim.market) ?? []
  if (!kind) throw new RangeError(`TACT has no market ${claim.market}`)
  const place = Number(number)
  const map = now.maps[place - 1]
  if (map) return settleMap(claim, kind, place, map)
  return mayBePlayed(place, MAPS_TO_WIN, known) ? null : { kind: 'void' }
}
