import type { ChancedClaim, Claim, Parts } from '../claims.ts'
import { partsOfResult } from '../lines/results.ts'
import { lineClaims, lineParts } from '../series/lines.ts'
import { seriesClaims, seriesParts } from '../series/match-markets.ts'
import { choiceClaims, choiceParts } from '../series/parts.ts'
import { playedChance, type Winners } from '../series/winners.ts'
import type { BookPhase } from '../sport-model.ts'
import {
  isPistol,
  LINE_KINDS,
  MAP_LINES,
  mapCode,
  PISTOL_KINDS,
  PISTOL_ROUNDS,
  PLACES,
  readMapCode,
  requireClaim,
  SERIES,
} from './catalogue.ts'
import { type MapOutlook, mapOutlook, roundChances, type TactTables } from './chances.ts'
import { FRESH_MAP, knownWinners, MAPS_TO_WIN, mapWinner, type TactMap, type TactState } from './rules.ts'
import { settleTact } from './settle.ts'

/** The maps as a state leaves them, and how likely each is played. */
interface MatchOutlook {
  known: Winners
  /** A's chance of each map. */
  chances: number[]
  maps: { map: TactMap; outlook: MapOutlook; played: number }[]
}

function matchOutlook(tables: TactTables, state: TactState): MatchOutlook {
  const known = knownWinners(state)
  const maps = PLACES.map(place => state.maps[place - 1] ?? FRESH_MAP)
  const outlooks = maps.map((map, at) => mapOutlook(tables, at + 1, map))
  const chances = outlooks.map(({ winA }) => winA)
  const playedOf = (at: number): number => playedChance(at + 1, MAPS_TO_WIN, known, chances)
  return { known, chances, maps: maps.map((map, at) => ({ map, outlook: outlooks[at]!, played: playedOf(at) })) }
}

function mapClaims(
  tables: TactTables,
  place: number,
  { map, outlook, played }: MatchOutlook['maps'][number],
  phase: BookPhase,
): ChancedClaim[] {
  const pistols = PISTOL_KINDS.filter(kind => map.rounds.length <= PISTOL_ROUNDS[kind])
  return [
    ...LINE_KINDS.flatMap(code => {
      const { kind, of } = MAP_LINES[code]
      return lineClaims({ market: mapCode(place, code), kind, distribution: outlook[of], played }, phase)
    }),
    ...choiceClaims(mapCode(place, 'OT'), outlook.overtime, played),
    ...pistols.flatMap(kind =>
      choiceClaims(mapCode(place, kind), roundChances(tables, place, PISTOL_ROUNDS[kind]), played),
    ),
  ]
}

/** Chances of the next round, of the next map where this one is over. */
function nextRoundChances(tables: TactTables, { maps }: TactState) {
  const last = maps.at(-1)
  const isOpen = last !== undefined && mapWinner(last) === null
  const place = isOpen ? maps.length : maps.length + 1
  return roundChances(tables, place, isOpen ? last.rounds.length : 0)
}

/** Every claim of the match, its maps and the next round that is still open (sportsbook 4.2, TACT). */
export function tactClaims(tables: TactTables, state: TactState, phase: BookPhase): ChancedClaim[] {
  const { known, chances, maps } = matchOutlook(tables, state)
  const ofMaps = maps.flatMap((one, at) =>
    one.played > 0 && !mapWinner(one.map) ? mapClaims(tables, at + 1, one, phase) : [],
  )
  const ofMatch = seriesClaims(SERIES, known, chances)
  // Each window opens the next round anew.
  const isInPlay = phase === 'live' && ofMatch.length > 0
  return [...ofMatch, ...ofMaps, ...(isInPlay ? choiceClaims('NXR', nextRoundChances(tables, state), 1) : [])]
}

/** Parts of a stake on any claim of the catalogue. @throws RangeError for other claims */
export function tactParts(tables: TactTables, claim: Claim, accepted: TactState, now: TactState): Parts {
  requireClaim(claim)
  const result = settleTact(claim, accepted, now)
  if (result) return partsOfResult(result)
  if (claim.market === 'NXR') return choiceParts(nextRoundChances(tables, now), claim.selection, 1)
  const { known, chances, maps } = matchOutlook(tables, now)
  const ofSeries = seriesParts(SERIES, claim, known, chances)
  if (ofSeries) return ofSeries
  const { place, kind } = readMapCode(claim)
  const { outlook, played } = maps[place - 1]!
  if (kind === 'OT') return choiceParts(outlook.overtime, claim.selection, played)
  if (isPistol(kind)) return choiceParts(roundChances(tables, place, PISTOL_ROUNDS[kind]), claim.selection, played)
  return lineParts({ distribution: outlook[MAP_LINES[kind].of], played }, claim)
}
