import type { JackpotName, SymbolCode } from '@baize/game-kit/events'
import { bookDefinition } from '@baize/game-kit/models/book/definition'
import { classicDefinition } from '@baize/game-kit/models/classic/definition'
import { clustersDefinition } from '@baize/game-kit/models/clusters/definition'
import { expandingWildsDefinition } from '@baize/game-kit/models/expanding-wilds/definition'
import { holdAndWinDefinition } from '@baize/game-kit/models/hold-and-win/definition'
import { linesDefinition } from '@baize/game-kit/models/lines/definition'
import type { ModelLetter, StripDefinition } from '@baize/game-kit/models/model'
import { mysteryWaysDefinition } from '@baize/game-kit/models/mystery-ways/definition'
import { variableWaysDefinition } from '@baize/game-kit/models/variable-ways/definition'
import { waysCascadeDefinition } from '@baize/game-kit/models/ways-cascade/definition'
import { type WheelDefinition, wheelDefinition } from '@baize/game-kit/models/wheel/definition'

export type JackpotMultiples = Readonly<Record<JackpotName, number>>

/** What the stage knows of a model beforehand. */
export interface ModelStrips {
  /** Rows that the frame is laid out for. */
  rows: number
  /** The most rows that a reel may have; more than the frame's where reels change their height. */
  mostRows: number
  /** How a new grid comes: reels roll and stop, or the old cells drop out and new ones fall in. */
  motion: 'roll' | 'drop'
  base: readonly string[]
  free: readonly string[]
  /** Multipliers of a chain's steps in the base game and in free spins. */
  ladders: { base: readonly number[]; free: readonly number[] } | null
  /** The symbol that starts the feature when three reels show it, and the reels that have it. */
  trigger: { symbol: SymbolCode; reels: readonly number[] } | null
  /** Fixed jackpots in bets, best first. */
  jackpots: JackpotMultiples | null
  wheel: WheelDefinition['wheel'] | null
  /** Reels change their height, and the ways with it. */
  changesHeight: boolean
  /** Symbols that free spins may expand. */
  specials: readonly SymbolCode[]
}

/** What rolls past is the game's real strip: it is the same in every RTP variant, only the pays differ. */
export function stripsOf(model: ModelLetter): ModelStrips {
  switch (model) {
    case 'a':
      return plain(classicDefinition('0.96'))
    case 'b': {
      const definition = linesDefinition('0.96')
      return { ...plain(definition, 'S'), free: definition.freeReels }
    }
    case 'c': {
      const definition = waysCascadeDefinition('0.96')
      const ladders = { base: definition.multipliers, free: definition.freeMultipliers }
      return { ...plain(definition, 'S'), free: definition.freeReels, ladders }
    }
    case 'd': {
      const definition = holdAndWinDefinition('0.96')
      const { values, grandMultiple } = definition.hold
      return { ...plain(definition), jackpots: jackpotsOf(values, grandMultiple) }
    }
    case 'e': {
      const { side, symbols, multipliers } = clustersDefinition('0.96')
      const steps = [...new Set(multipliers)]
      const strips = looseStrips(
        side,
        symbols.map(({ symbol, weight }) => [symbol, weight] as const),
      )
      return { ...plain({ reels: strips, rows: side }), motion: 'drop', ladders: { base: steps, free: steps } }
    }
    case 'f': {
      const { reelCount, outerSymbols, innerSymbols, heights } = variableWaysDefinition('0.96')
      const outer = looseStrips(reelCount, outerSymbols)
      const inner = looseStrips(reelCount, innerSymbols)
      const strips = inner.map((strip, reel) => (reel === 0 || reel === reelCount - 1 ? outer[reel]! : strip))
      const mostRows = Math.max(...heights.map(([rows]) => rows))
      return { ...plain({ reels: strips, rows: 5 }, 'S'), mostRows, changesHeight: true }
    }
    case 'g': {
      const definition = expandingWildsDefinition('0.96')
      return { ...plain(definition, 'S'), free: definition.freeReels }
    }
    case 'h': {
      const definition = bookDefinition('0.96')
      return { ...plain(definition, 'W'), specials: definition.specials.map(({ symbol }) => symbol) }
    }
    case 'i': {
      const definition = wheelDefinition('0.96')
      const { wheel } = definition
      return { ...plain(definition, 'B'), wheel, jackpots: jackpotsOf([...wheel.outer, ...wheel.inner]) }
    }
    case 'j': {
      const definition = mysteryWaysDefinition('0.96')
      return { ...plain(definition, 'S'), free: definition.freeReels }
    }
  }
}

function plain({ reels, rows }: Pick<StripDefinition, 'reels' | 'rows'>, trigger?: SymbolCode): ModelStrips {
  return {
    rows,
    mostRows: rows,
    motion: 'roll',
    base: reels,
    free: reels,
    ladders: null,
    trigger: trigger
      ? { symbol: trigger, reels: reels.flatMap((strip, reel) => (strip.includes(trigger) ? [reel] : [])) }
      : null,
    jackpots: null,
    wheel: null,
    changesHeight: false,
    specials: [],
  }
}

/** Strips for a model that has none: what is seen before the first round, every symbol as often as its weight. */
function looseStrips(count: number, symbols: readonly (readonly [SymbolCode, number])[]): string[] {
  const table = symbols.flatMap(([symbol, weight]) => new Array<SymbolCode>(weight).fill(symbol))
  // An odd stride goes through all of 64 places.
  return Array.from({ length: count }, (_, reel) =>
    table.map((_, i) => table[(i * (23 + 2 * reel) + 9 * reel) % table.length]).join(''),
  )
}

function jackpotsOf(
  prizes: readonly { multiple: number; jackpot?: JackpotName }[],
  grandMultiple?: number,
): JackpotMultiples {
  const multipleOf = (name: JackpotName) => prizes.find(({ jackpot }) => jackpot === name)?.multiple ?? 0
  return {
    grand: grandMultiple ?? multipleOf('grand'),
    major: multipleOf('major'),
    minor: multipleOf('minor'),
    mini: multipleOf('mini'),
  }
}
