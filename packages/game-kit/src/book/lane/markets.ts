import type { ChancedClaim, Claim, ClaimResult } from '../claims.ts'
import { rangeOf } from '../series/distribution.ts'
import { lineClaims, settleInRange } from '../series/lines.ts'
import { type SeriesRules, seriesClaims, settleSeries } from '../series/match-markets.ts'
import { choiceClaims, settleChoice } from '../series/parts.ts'
import { mayBePlayed, playedChance } from '../series/winners.ts'
import type { BookPhase } from '../sport-model.ts'
import { type LaneTables, type MapOutlook, mapOutlook, prepareLane } from './chances.ts'
import { FRESH_MAP, knownWinners, type LaneMap, type LaneState, MAPS_TO_WIN, MOST_MAPS } from './rules.ts'

const SERIES: SeriesRules = { toWin: MAPS_TO_WIN, part: 'MAP', handicap: 'MAH', total: 'TM', totalLines4: [10] }

/** Code of a market on one map; first blood and first tower of map 1 have no number. */
const mapCode = (place: number, kind: string): string =>
  place === 1 && (kind === 'FB' || kind === 'FT') ? kind : `M${place}${kind}`

function mapClaims(place: number, outlook: MapOutlook, played: number, phase: BookPhase): ChancedClaim[] {
  const line = (code: string, kind: 'total' | 'handicap', distribution: MapOutlook['kills']) =>
    lineClaims({ market: mapCode(place, code), kind, distribution, played }, phase)
  return [
    ...line('K', 'total', outlook.kills),
    ...line('KAH', 'handicap', outlook.killLead),
    ...line('T', 'total', outlook.phases),
    ...choiceClaims(mapCode(place, 'FB'), outlook.blood, played),
    ...choiceClaims(mapCode(place, 'FT'), outlook.tower, played),
  ]
}

/** Every claim of the match and of its maps that is still open (sportsbook 4.2, LANE). */
export function laneClaims(tables: LaneTables, state: LaneState, phase: BookPhase): ChancedClaim[] {
  const known = knownWinners(state)
  const outlooks = Array.from({ length: MOST_MAPS }, (_, at) => mapOutlook(tables, state.maps[at] ?? FRESH_MAP))
  const chances = outlooks.map(({ winA }) => winA)
  const ofMaps = outlooks.flatMap((outlook, at) => {
    const played = playedChance(at + 1, MAPS_TO_WIN, known, chances)
    return played > 0 ? mapClaims(at + 1, outlook, state.maps[at] ? 1 : played, phase) : []
  })
  return [...seriesClaims(SERIES, known, chances), ...ofMaps]
}

/** Tables of even sides: the outcomes that are still possible do not depend on the ratings. */
const EVEN = prepareLane({ A: 1500, B: 1500 })

/** A side is out of the race for the tower once the phases left are too few for it. */
function settleTower({ selection }: Claim, tower: Readonly<Record<string, number>>): ClaimResult | null {
  if (tower[selection] === 0) return { kind: 'lost' }
  return tower[selection] === 1 ? { kind: 'won' } : null
}

function settleMap(claim: Claim, kind: string, map: LaneMap): ClaimResult | null {
  const outlook = mapOutlook(EVEN, map)
  if (kind === 'FB') return settleChoice(claim, map.blood)
  if (kind === 'FT') return settleTower(claim, outlook.tower)
  const distribution = kind === 'K' ? outlook.kills : kind === 'KAH' ? outlook.killLead : outlook.phases
  return settleInRange(claim, rangeOf(distribution))
}

/** @throws RangeError when the model has no such market */
export function settleLane(claim: Claim, state: LaneState): ClaimResult | null {
  const known = knownWinners(state)
  const ofSeries = settleSeries(SERIES, claim, known)
  if (ofSeries !== undefined) return ofSeries
  const [, place = '1', kind] = /^(?:M([123]))?(K|KAH|T|FB|FT)$/.exec(claim.market) ?? []
  if (!kind) throw new RangeError(`LANE has no market ${claim.market}`)
  const map = state.maps[Number(place) - 1]
  if (map) return settleMap(claim, kind, map)
  return mayBePlayed(Number(place), MAPS_TO_WIN, known) ? null : { kind: 'void' }
}
