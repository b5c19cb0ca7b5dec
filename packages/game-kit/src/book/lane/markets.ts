import type { ChancedClaim, Claim, ClaimResult, Parts } from '../claims.ts'
import { partsOfResult } from '../lines/results.ts'
import { rangeOf } from '../series/distribution.ts'
import { lineClaims, lineParts, settleInRange } from '../series/lines.ts'
import { seriesClaims, seriesParts, settleSeries } from '../series/match-markets.ts'
import { choiceClaims, choiceParts, settleChoice } from '../series/parts.ts'
import { mayBePlayed, playedChance, type Winners } from '../series/winners.ts'
import type { BookPhase } from '../sport-model.ts'
import {
  CHOICE_KINDS,
  type ChoiceKind,
  isLine,
  LINE_KINDS,
  type LineKind,
  MAP_CHOICES,
  MAP_LINES,
  mapCode,
  PLACES,
  readMapCode,
  requireClaim,
  SERIES,
} from './catalogue.ts'
import { type LaneTables, type MapOutlook, mapOutlook, prepareLane } from './chances.ts'
import { FRESH_MAP, knownWinners, type LaneMap, type LaneState, MAPS_TO_WIN } from './rules.ts'

/** The maps as a state leaves them, and how likely each is played. */
interface MatchOutlook {
  known: Winners
  /** A's chance of each map. */
  chances: number[]
  maps: { outlook: MapOutlook; played: number }[]
}

function matchOutlook(tables: LaneTables, state: LaneState): MatchOutlook {
  const known = knownWinners(state)
  const outlooks = PLACES.map(place => mapOutlook(tables, state.maps[place - 1] ?? FRESH_MAP))
  const chances = outlooks.map(({ winA }) => winA)
  const maps = outlooks.map((outlook, at) => ({
    outlook,
    played: playedChance(at + 1, MAPS_TO_WIN, known, chances),
  }))
  return { known, chances, maps }
}

function mapClaims(place: number, outlook: MapOutlook, played: number, phase: BookPhase): ChancedClaim[] {
  return [
    ...LINE_KINDS.flatMap(code => {
      const { kind, of } = MAP_LINES[code]
      return lineClaims({ market: mapCode(place, code), kind, distribution: outlook[of], played }, phase)
    }),
    ...CHOICE_KINDS.flatMap(code => choiceClaims(mapCode(place, code), outlook[MAP_CHOICES[code].of], played)),
  ]
}

/** Every claim of the match and of its maps that is still open (sportsbook 4.2, LANE). */
export function laneClaims(tables: LaneTables, state: LaneState, phase: BookPhase): ChancedClaim[] {
  const { known, chances, maps } = matchOutlook(tables, state)
  const ofMaps = maps.flatMap(({ outlook, played }, at) =>
    played > 0 ? mapClaims(at + 1, outlook, played, phase) : [],
  )
  return [...seriesClaims(SERIES, known, chances), ...ofMaps]
}

/** Parts of a stake on any claim of the catalogue. @throws RangeError for other claims */
export function laneParts(tables: LaneTables, claim: Claim, state: LaneState): Parts {
  requireClaim(claim)
  const result = settleLane(claim, state)
  if (result) return partsOfResult(result)
  const { known, chances, maps } = matchOutlook(tables, state)
  const ofSeries = seriesParts(SERIES, claim, known, chances)
  if (ofSeries) return ofSeries
  const { place, kind } = readMapCode(claim)
  const { outlook, played } = maps[place - 1]!
  return isLine(kind)
    ? lineParts({ distribution: outlook[MAP_LINES[kind].of], played }, claim)
    : choiceParts(outlook[MAP_CHOICES[kind].of], claim.selection, played)
}

/** Tables of even sides: the outcomes that are still possible do not depend on the ratings. */
const EVEN = prepareLane({ A: 1500, B: 1500 })

/** A side is out of the race for the tower once the phases left are too few for it. */
function settleTower({ selection }: Claim, tower: Readonly<Record<string, number>>): ClaimResult | null {
  if (tower[selection] === 0) return { kind: 'lost' }
  return tower[selection] === 1 ? { kind: 'won' } : null
}

function settleMap(claim: Claim, kind: LineKind | ChoiceKind, map: LaneMap): ClaimResult | null {
  if (kind === 'FB') return settleChoice(claim, map.blood)
  const outlook = mapOutlook(EVEN, map)
  if (kind === 'FT') return settleTower(claim, outlook.tower)
  return settleInRange(claim, rangeOf(outlook[MAP_LINES[kind].of]))
}

/** @throws RangeError when the model has no such market */
export function settleLane(claim: Claim, state: LaneState): ClaimResult | null {
  const known = knownWinners(state)
  const ofSeries = settleSeries(SERIES, claim, known)
  if (ofSeries !== undefined) return ofSeries
  const { place, kind } = readMapCode(claim)
  const map = state.maps[place - 1]
  if (map) return settleMap(claim, kind, map)
  return mayBePlayed(place, MAPS_TO_WIN, known) ? null : { kind: 'void' }
}
