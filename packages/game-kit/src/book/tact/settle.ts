import type { Claim, ClaimResult } from '../claims.ts'
import { rangeOf } from '../series/distribution.ts'
import { settleInRange } from '../series/lines.ts'
import { settleSeries } from '../series/match-markets.ts'
import { settleChoice } from '../series/parts.ts'
import { mayBePlayed } from '../series/winners.ts'
import { isPistol, MAP_LINES, PISTOL_ROUNDS, readMapCode, SERIES } from './catalogue.ts'
import { mapOutlook, prepareTact } from './chances.ts'
import { isOvertime, knownWinners, MAPS_TO_WIN, mapWinner, scoreOf, type TactMap, type TactState } from './rules.ts'

/** Tables of even sides: the outcomes that are still possible do not depend on the ratings. */
const EVEN = prepareTact({ A: 1500, B: 1500 })

function overtimeOutcome(map: TactMap): string | null {
  if (isOvertime(scoreOf(map))) return 'yes'
  return mapWinner(map) ? 'no' : null
}

function settleMap(claim: Claim, map: TactMap): ClaimResult | null {
  const { place, kind } = readMapCode(claim)
  if (kind === 'OT') return settleChoice(claim, overtimeOutcome(map))
  if (isPistol(kind)) return settleChoice(claim, map.rounds[PISTOL_ROUNDS[kind]] ?? null)
  return settleInRange(claim, rangeOf(mapOutlook(EVEN, place, map)[MAP_LINES[kind].of]))
}

const roundsOf = ({ maps }: TactState): string => maps.map(({ rounds }) => rounds).join('')

/** The number of the round, over all maps, that a claim on the next one is on. */
export const nextRoundNumber = (state: TactState): number => roundsOf(state).length + 1

/**
 * Rounds of overtime count. The next round is the first one after acceptance.
 * @throws RangeError when the model has no such market
 */
export function settleTact(claim: Claim, accepted: TactState, now: TactState): ClaimResult | null {
  if (claim.market === 'NXR') return settleChoice(claim, roundsOf(now)[nextRoundNumber(accepted) - 1] ?? null)
  const known = knownWinners(now)
  const ofSeries = settleSeries(SERIES, claim, known)
  if (ofSeries !== undefined) return ofSeries
  const { place } = readMapCode(claim)
  const map = now.maps[place - 1]
  if (map) return settleMap(claim, map)
  return mayBePlayed(place, MAPS_TO_WIN, known) ? null : { kind: 'void' }
}
