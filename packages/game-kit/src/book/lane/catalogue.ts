import type { Claim } from '../claims.ts'
import { claimCheck } from '../lines/known-claims.ts'
import { type SeriesRules, seriesCatalogue } from '../series/match-markets.ts'
import { MAPS_TO_WIN, MOST_MAPS } from './rules.ts'

export const SERIES: SeriesRules = { toWin: MAPS_TO_WIN, part: 'MAP', handicap: 'MAH', total: 'TM', totalLines4: [10] }

/** Markets with lines on one map, and what they count. */
export const MAP_LINES = {
  K: { kind: 'total', sides: ['over', 'under'], of: 'kills' },
  KAH: { kind: 'handicap', sides: ['A', 'B'], of: 'killLead' },
  T: { kind: 'total', sides: ['over', 'under'], of: 'phases' },
} as const
/** Markets on one map without lines. */
export const MAP_CHOICES = {
  FB: { sides: ['A', 'B'], of: 'blood' },
  FT: { sides: ['A', 'B', 'none'], of: 'tower' },
} as const
export type LineKind = keyof typeof MAP_LINES
export type ChoiceKind = keyof typeof MAP_CHOICES
export const LINE_KINDS = Object.keys(MAP_LINES) as LineKind[]
export const CHOICE_KINDS = Object.keys(MAP_CHOICES) as ChoiceKind[]
export const PLACES = Array.from({ length: MOST_MAPS }, (_, at) => at + 1)

/** Code of a market on one map; first blood and first tower of map 1 have no number. */
export const mapCode = (place: number, kind: LineKind | ChoiceKind): string =>
  place === 1 && kind in MAP_CHOICES ? kind : `M${place}${kind}`

/** @throws RangeError when the model has no such market */
export function readMapCode({ market }: Claim): { place: number; kind: LineKind | ChoiceKind } {
  const [, place = '1', kind] = /^(?:M([123]))?(K|KAH|T|FB|FT)$/.exec(market) ?? []
  if (!kind) throw new RangeError(`LANE has no market ${market}`)
  return { place: Number(place), kind: kind as LineKind | ChoiceKind }
}

export const isLine = (kind: LineKind | ChoiceKind): kind is LineKind => kind in MAP_LINES

/** Refuses claims that the model does not have. @throws RangeError for these */
export const requireClaim = claimCheck(
  'LANE',
  [
    ...seriesCatalogue(SERIES),
    ...PLACES.flatMap(place =>
      CHOICE_KINDS.flatMap(kind =>
        MAP_CHOICES[kind].sides.map(selection => ({ market: mapCode(place, kind), line4: 0, selection })),
      ),
    ),
  ],
  PLACES.flatMap(place => LINE_KINDS.map(kind => ({ market: mapCode(place, kind), sides: MAP_LINES[kind].sides }))),
)
