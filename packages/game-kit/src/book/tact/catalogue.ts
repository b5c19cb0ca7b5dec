import type { Claim } from '../claims.ts'
import { claimCheck } from '../lines/known-claims.ts'
import { type SeriesRules, seriesCatalogue } from '../series/match-markets.ts'
import { HALF_ROUNDS, MAPS_TO_WIN, MOST_MAPS } from './rules.ts'

export const SERIES: SeriesRules = {
  ...{ toWin: MAPS_TO_WIN, part: 'MAP', handicap: 'MAH', total: 'TM' },
  totalLines4: [10],
}

/** Markets with lines on one map, and what they count. */
export const MAP_LINES = {
  R: { kind: 'total', sides: ['over', 'under'], of: 'rounds' },
  RAH: { kind: 'handicap', sides: ['A', 'B'], of: 'roundLead' },
} as const
/** Pistol rounds of a map, counted from 0, by their codes. */
export const PISTOL_ROUNDS = { PIST: 0, PIST13: HALF_ROUNDS } as const

type LineKind = keyof typeof MAP_LINES
type PistolKind = keyof typeof PISTOL_ROUNDS
type MapKind = LineKind | PistolKind | 'OT'
export const LINE_KINDS = Object.keys(MAP_LINES) as LineKind[]
export const PISTOL_KINDS = Object.keys(PISTOL_ROUNDS) as PistolKind[]
export const PLACES = Array.from({ length: MOST_MAPS }, (_, at) => at + 1)

/** Code of a market on one map; pistol rounds of map 1 have no number. */
export const mapCode = (place: number, kind: MapKind): string =>
  place === 1 && kind in PISTOL_ROUNDS ? kind : `M${place}${kind}`

/** @throws RangeError when the model has no such market */
export function readMapCode({ market }: Claim): { place: number; kind: MapKind } {
  const [, place = '1', kind] = /^(?:M([123]))?(R|RAH|OT|PIST|PIST13)$/.exec(market) ?? []
  if (!kind) throw new RangeError(`TACT has no market ${market}`)
  return { place: Number(place), kind: kind as MapKind }
}

export const isPistol = (kind: MapKind): kind is PistolKind => kind in PISTOL_ROUNDS

const choices = (market: string, selections: readonly string[]): Claim[] =>
  selections.map(selection => ({ market, line4: 0, selection }))

/** Refuses claims that the model does not have. @throws RangeError for these */
export const requireClaim = claimCheck(
  'TACT',
  [
    ...seriesCatalogue(SERIES),
    ...choices('NXR', ['A', 'B']),
    ...PLACES.flatMap(place => [
      ...choices(mapCode(place, 'OT'), ['yes', 'no']),
      ...PISTOL_KINDS.flatMap(kind => choices(mapCode(place, kind), ['A', 'B'])),
    ]),
  ],
  PLACES.flatMap(place => LINE_KINDS.map(kind => ({ market: mapCode(place, kind), sides: MAP_LINES[kind].sides }))),
)
