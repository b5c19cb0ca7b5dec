import type { Claim, Parts } from '../claims.ts'
import { claimCheck } from '../lines/known-claims.ts'
import { partsOfResult } from '../lines/results.ts'
import { lineParts } from '../series/lines.ts'
import { seriesCatalogue, seriesParts } from '../series/match-markets.ts'
import { playedChance } from '../series/winners.ts'
import type { DuelTables } from './chances.ts'
import { LIFE_LIMIT, lifeCode, matchOutlook, readGameCode, SERIES, settleDuel, turnsCode } from './markets.ts'
import { type DuelState, GAMES_TO_WIN, MOST_GAMES } from './rules.ts'

const PLACES = Array.from({ length: MOST_GAMES }, (_, at) => at + 1)
const TOTAL = ['over', 'under'] as const

const requireClaim = claimCheck(
  'DUEL',
  [
    ...seriesCatalogue(SERIES),
    ...PLACES.flatMap(place =>
      TOTAL.map(selection => ({ market: lifeCode(place), line4: 4 * LIFE_LIMIT - 2, selection })),
    ),
  ],
  PLACES.map(place => ({ market: turnsCode(place), sides: TOTAL })),
)

/** Parts of a stake on any claim of the catalogue. @throws RangeError for other claims */
export function duelParts(tables: DuelTables, claim: Claim, state: DuelState): Parts {
  requireClaim(claim)
  const result = settleDuel(claim, state)
  if (result) return partsOfResult(result)
  const { known, chances, outlooks } = matchOutlook(tables, state)
  const ofSeries = seriesParts(SERIES, claim, known, chances)
  if (ofSeries) return ofSeries
  const { place, kind } = readGameCode(claim)
  const { pairs, life } = outlooks[place - 1]!
  const played = playedChance(place, GAMES_TO_WIN, known, chances)
  return lineParts({ distribution: kind === 'T' ? pairs : life, played }, claim)
}
