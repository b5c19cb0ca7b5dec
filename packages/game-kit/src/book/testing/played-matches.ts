import { SimulationDraws } from '../../draws.ts'
import type { NextWord } from '../../stream.ts'
import type { SportId, SportModel } from '../sport-model.ts'
import { type AnySport, modelOf, ratingsOf, type SportState, type SportTables } from '../sports.ts'

export interface PlayedBlock<State> {
  block: number
  before: State
  after: State
}

/** Words for tests, the same in every run. */
export function testWords(seed: number): NextWord {
  const draws = new SimulationDraws(seed)
  return () => 65_536 * draws.below(65_536) + draws.below(65_536)
}

/** Plays on from a state to the end, block by block as they follow. */
export function playOn<Tables, State>(
  model: SportModel<never, Tables, State>,
  tables: Tables,
  from: { state: State; played: number },
  word: NextWord,
): PlayedBlock<State>[] {
  const blocks: PlayedBlock<State>[] = []
  let { state: before, played } = from
  for (let block = model.nextBlock(before, played); block !== null; block = model.nextBlock(before, played)) {
    const after = model.play(tables, before, block, word)
    blocks.push({ block, before, after })
    before = after
    played = block
  }
  return blocks
}

/** Lowest and highest of each figure of a side (sportsbook 1.2). */
const FIGURES: Readonly<Record<SportId, readonly (readonly [low: number, high: number])[]>> = {
  FOOT: [
    [860, 1240],
    [860, 1240],
  ],
  BASK: [
    [950, 1050],
    [950, 1050],
  ],
  TENN: [
    [30, 70],
    [30, 70],
  ],
  BADM: [[30, 70]],
  LANE: [[1380, 1680]],
  TACT: [[1380, 1680]],
  DUEL: [[1380, 1680]],
}
export const SPORT_IDS = Object.keys(FIGURES) as SportId[]

/** The figures of an average side. */
export const averageSide = (id: SportId): number[] => FIGURES[id].map(([low, high]) => (low + high) / 2)

/** A match of sides with figures from all over their range. */
export interface PlayedMatch {
  model: AnySport
  tables: SportTables
  blocks: PlayedBlock<SportState>[]
  /** The states before each block, and the last one. */
  states: SportState[]
}

export function playedMatches(id: SportId, count: number, seed: number): PlayedMatch[] {
  const draws = new SimulationDraws(seed)
  const word = testWords(seed + 1)
  const side = () => FIGURES[id].map(([low, high]) => low + draws.below(high - low + 1))
  const model = modelOf(id)
  return Array.from({ length: count }, () => {
    const tables = model.prepare(ratingsOf(id, side(), side()))
    const blocks = playOn(model, tables, { state: model.start(), played: 0 }, word)
    return { model, tables, blocks, states: [...blocks.map(({ before }) => before), blocks.at(-1)!.after] }
  })
}
