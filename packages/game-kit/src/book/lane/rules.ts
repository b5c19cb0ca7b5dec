import { belowMultiply, type NextWord } from '../../stream.ts'
import { thresholdOf } from '../block-words.ts'
import type { RatingPair, Side } from '../series/sides.ts'
import { type Winners, wonBy } from '../series/winners.ts'

/** Constants of Lanternfall (sportsbook 2.2, LANE). */
export const PHASES = 15
export const MAPS_TO_WIN = 2
export const MOST_MAPS = 2 * MAPS_TO_WIN - 1
export const WINNING_LEAD = 4
/** Lead that takes the first tower. */
export const TOWER_LEAD = 2
export const WINNER_KILLS = [1, 1, 2, 2, 2, 3, 3, 4] as const
export const LOSER_KILLS = [0, 0, 0, 0, 1, 1, 1, 2] as const
/** Below this word first blood is the phase winner's: three quarters. */
export const BLOOD_THRESHOLD = 3 * 2 ** 30
const EVEN_PPM = 500_000
const SLOPE_PPM = 200

/** One map so far. */
export interface LaneMap {
  phases: number
  /** Phases won by A minus those won by B. */
  lead: number
  kills: Record<Side, number>
  blood: Side | null
  tower: Side | null
}

/** The maps that have begun, in order; the last one may be open. */
export interface LaneState {
  maps: LaneMap[]
}

export const FRESH_MAP: LaneMap = { phases: 0, lead: 0, kills: { A: 0, B: 0 }, blood: null, tower: null }

/** A wins a phase when the word is below this. */
export const phaseThreshold = ({ A, B }: RatingPair): number => thresholdOf(EVEN_PPM + SLOPE_PPM * (A - B))

export const isMapOver = ({ phases, lead }: LaneMap): boolean => phases === PHASES || Math.abs(lead) === WINNING_LEAD

/** The side whose lead the phases left cannot undo; null while either side may win the map. */
export const mapWinner = ({ phases, lead }: LaneMap): Side | null => {
  if (Math.abs(lead) < WINNING_LEAD && Math.abs(lead) <= PHASES - phases) return null
  return lead > 0 ? 'A' : 'B'
}

/** Winners of the maps that are certain, the open map's too. */
export const knownWinners = ({ maps }: LaneState): Winners => maps.map(map => mapWinner(map) ?? '').join('')

export function isLaneOver(state: LaneState): boolean {
  const winners = knownWinners({ maps: state.maps.filter(isMapOver) })
  return wonBy(winners, 'A') === MAPS_TO_WIN || wonBy(winners, 'B') === MAPS_TO_WIN
}

/** Words of a phase in order: its winner, in the first phase first blood, the winner's kills, the loser's kills. */
function playPhase(threshold: number, map: LaneMap, word: NextWord): LaneMap {
  const [winner, loser]: [Side, Side] = word() < threshold ? ['A', 'B'] : ['B', 'A']
  const blood = map.phases > 0 ? map.blood : word() < BLOOD_THRESHOLD ? winner : loser
  const won = map.kills[winner] + WINNER_KILLS[belowMultiply(word, WINNER_KILLS.length)]!
  const lost = map.kills[loser] + LOSER_KILLS[belowMultiply(word, LOSER_KILLS.length)]!
  const lead = map.lead + (winner === 'A' ? 1 : -1)
  const tower = map.tower ?? (Math.abs(lead) === TOWER_LEAD ? winner : null)
  const kills = winner === 'A' ? { A: won, B: lost } : { A: lost, B: won }
  return { phases: map.phases + 1, lead, kills, blood, tower }
}

/** Map n is played in the blocks from 15 (n - 1) + 1; a block after the end of its map changes nothing and takes no word. */
export function playLane(threshold: number, state: LaneState, block: number, word: NextWord): LaneState {
  const place = Math.ceil(block / PHASES)
  const map = state.maps[place - 1] ?? FRESH_MAP
  if (isMapOver(map) || isLaneOver(state)) return state
  return { maps: [...state.maps.slice(0, place - 1), playPhase(threshold, map, word)] }
}
