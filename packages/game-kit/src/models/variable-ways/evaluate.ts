import type { Draws } from '../../draws.ts'
import { BookEntry, type FiniteBook } from '../shared/finite-book.ts'
import type { PaysTally } from '../shared/pays-tally.ts'
import type { VariableWaysDefinition } from './definition.ts'
import { compileGrid } from './grid.ts'

/** What one entry gives: its win in coins, and what the play of it showed. */
export interface BookPlay {
  play(index: number): number
  /** Scatters of the last settled grid. */
  readonly scatters: number
  /** Spins played: 1 in the base game. */
  readonly spins: number
}

/** The entries of the base game: one spin each. */
export function compileBase(definition: VariableWaysDefinition, tally?: PaysTally): BookPlay {
  const { entry, grid } = gridOf(definition, definition.baseBook, tally)
  return {
    spins: 1,
    get scatters() {
      return grid.scatters
    },
    play(index) {
      entry.open(index)
      grid.multiplier = 1
      return grid.spin(0)
    },
  }
}

/** The entries of the feature: all of its free spins. */
export function compileFeature(definition: VariableWaysDefinition, tally?: PaysTally): BookPlay {
  const { entry, grid } = gridOf(definition, definition.featureBook, tally)
  const { trigger, spins, added, limit } = definition.freeSpins
  const feature = {
    spins: 0,
    get scatters() {
      return grid.scatters
    },
    play(index: number): number {
      entry.open(index)
      grid.multiplier = 1
      let coins = 0
      let awarded = spins
      for (let n = 0; n < awarded; n++) {
        coins += grid.spin(1)
        if (grid.scatters >= trigger) awarded = Math.min(limit, awarded + added)
      }
      feature.spins = awarded
      return coins
    },
  }
  return feature
}

function gridOf(definition: VariableWaysDefinition, book: FiniteBook, tally: PaysTally | undefined) {
  const entry = new BookEntry(book)
  return { entry, grid: compileGrid(definition, entry, tally) }
}

/** The win of a round of model f in coins; the same draws give the same win as `playVariableWays`. */
export function variableWaysEvaluator(definition: VariableWaysDefinition): (draws: Draws) => number {
  const { baseBook, featureBook, freeSpins } = definition
  const [base, feature] = [compileBase(definition), compileFeature(definition)]
  const [baseEntries, featureEntries] = [2 ** baseBook.bits, 2 ** featureBook.bits]
  return draws => {
    const coins = base.play(draws.below(baseEntries))
    return base.scatters < freeSpins.trigger ? coins : coins + feature.play(draws.below(featureEntries))
  }
}
