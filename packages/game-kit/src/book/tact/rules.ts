import { belowMultiply, type NextWord } from '../../stream.ts'
import { thresholdOf } from '../block-words.ts'
import type { RatingPair, Side } from '../series/sides.ts'
import { type Winners, wonBy } from '../series/winners.ts'

/** Constants of Harbour Twelve (sportsbook 2.2, TACT). */
export const MAPS_TO_WIN = 2
export const MOST_MAPS = 2 * MAPS_TO_WIN - 1
const ROUNDS_TO_WIN = 13
export const HALF_ROUNDS = 12
const OVERTIME_SETS = 5
const OVERTIME_HALF = 3
const OVERTIME_TO_WIN = 4
/** Blocks kept for one map: 24 rounds and five sets of six. */
export const MAP_BLOCKS = 2 * HALF_ROUNDS + OVERTIME_SETS * 2 * OVERTIME_HALF
const ATTACK_PPM = 480_000
const DEFENCE_PPM = 520_000
const SLOPE_PPM = 300

/** Rounds won by A and by B. */
export type RoundScore = Readonly<Record<Side, number>>

/** One map so far. */
export interface TactMap {
  /** Winners of its rounds in order, such as `ABB`. */
  rounds: string
  /** Side that the last word gives the map to after five level sets of overtime. */
  coin: Side | null
}

/** The maps that have begun, in order; the last one may be open. */
export interface TactState {
  maps: TactMap[]
}

export const FRESH_MAP: TactMap = { rounds: '', coin: null }

/** Thresholds of a round under which its word gives it to A, as A attacks or defends. */
export interface TactThresholds {
  attack: number
  defence: number
}

export const roundThresholds = ({ A, B }: RatingPair): TactThresholds => ({
  attack: thresholdOf(ATTACK_PPM + SLOPE_PPM * (A - B)),
  defence: thresholdOf(DEFENCE_PPM + SLOPE_PPM * (A - B)),
})

export function scoreOf({ rounds }: TactMap): RoundScore {
  const A = wonBy(rounds, 'A')
  return { A, B: rounds.length - A }
}

/** A attacks first on maps 1 and 3. */
export const attacksFirst = (place: number): boolean => place % 2 === 1

/** True when A attacks in a round, counted from 0: sides swap after 12 rounds, and in each set of overtime after three. */
export function isAttack(startsInAttack: boolean, round: number): boolean {
  const late = round - 2 * HALF_ROUNDS
  const isFirstHalf = late < 0 ? round < HALF_ROUNDS : late % (2 * OVERTIME_HALF) < OVERTIME_HALF
  return isFirstHalf === startsInAttack
}

/** True at 12-12 and after. */
export const isOvertime = ({ A, B }: RoundScore): boolean => Math.min(A, B) >= HALF_ROUNDS

/** True once five sets of overtime are level. */
export const isLevelAtEnd = ({ A, B }: RoundScore): boolean => A + B === MAP_BLOCKS && A === B

/** The side that has won by rounds; null while the map runs, or where it is level at the end. */
export function roundWinner(score: RoundScore): Side | null {
  const { A, B } = score
  const levelSets = Math.floor((Math.min(A, B) - HALF_ROUNDS) / OVERTIME_HALF)
  const target = isOvertime(score) ? HALF_ROUNDS + OVERTIME_HALF * levelSets + OVERTIME_TO_WIN : ROUNDS_TO_WIN
  if (A === target) return 'A'
  return B === target ? 'B' : null
}

/** Winner of a map that is over, null before. */
export const mapWinner = (map: TactMap): Side | null => map.coin ?? roundWinner(scoreOf(map))

/** Every map but the last one is over, and who won its last round won it. */
export const knownWinners = ({ maps }: TactState): Winners =>
  maps.map((map, at) => (at < maps.length - 1 ? (map.coin ?? map.rounds.at(-1)) : (mapWinner(map) ?? ''))).join('')

export function isTactOver(state: TactState): boolean {
  const winners = knownWinners(state)
  return wonBy(winners, 'A') === MAPS_TO_WIN || wonBy(winners, 'B') === MAPS_TO_WIN
}

/** Map n is played in the blocks from 54 (n - 1) + 1; a block after the end of its map changes nothing and takes no word. */
export function playTact(thresholds: TactThresholds, state: TactState, block: number, word: NextWord): TactState {
  const place = Math.ceil(block / MAP_BLOCKS)
  const map = state.maps[place - 1] ?? FRESH_MAP
  if (mapWinner(map) || isTactOver(state)) return state
  const isAttacking = isAttack(attacksFirst(place), map.rounds.length)
  const rounds = map.rounds + (word() < thresholds[isAttacking ? 'attack' : 'defence'] ? 'A' : 'B')
  const isLevel = isLevelAtEnd(scoreOf({ rounds, coin: null }))
  const coin = isLevel ? (belowMultiply(word, 2) === 0 ? 'A' : 'B') : null
  return { maps: [...state.maps.slice(0, place - 1), { rounds, coin }] }
}
