import type { JackpotName, SymbolCode } from '@baize/game-kit/events'
import { bookDefinition } from '@baize/game-kit/models/book/definition'
import { classicDefinition } from '@baize/game-kit/models/classic/definition'
import { expandingWildsDefinition } from '@baize/game-kit/models/expanding-wilds/definition'
import { holdAndWinDefinition } from '@baize/game-kit/models/hold-and-win/definition'
import { linesDefinition } from '@baize/game-kit/models/lines/definition'
import type { ModelLetter } from '@baize/game-kit/models/model'
import { waysCascadeDefinition } from '@baize/game-kit/models/ways-cascade/definition'
import { type WheelDefinition, wheelDefinition } from '@baize/game-kit/models/wheel/definition'

export type JackpotMultiples = Readonly<Record<JackpotName, number>>

/** What the stage knows of a model beforehand. */
export interface ModelStrips {
  base: readonly string[]
  free: readonly string[]
  /** Multipliers of a chain's steps in the base game and in free spins. */
  ladders: { base: readonly number[]; free: readonly number[] } | null
  /** The symbol that starts the feature when three reels show it, and the reels that have it. */
  trigger: { symbol: SymbolCode; reels: readonly number[] } | null
  /** Fixed jackpots in bets, best first. */
  jackpots: JackpotMultiples | null
  wheel: WheelDefinition['wheel'] | null
  /** Symbols that free spins may expand. */
  specials: readonly SymbolCode[]
}

/** What rolls past is the game's real strip: it is the same in every RTP variant, only the pays differ. */
export function stripsOf(model: ModelLetter): ModelStrips {
  switch (model) {
    case 'a':
      return plain(classicDefinition('0.96').reels)
    case 'c': {
      const { reels, freeReels, multipliers, freeMultipliers } = waysCascadeDefinition('0.96')
      return { ...plain(reels, 'S'), free: freeReels, ladders: { base: multipliers, free: freeMultipliers } }
    }
    case 'd': {
      const { reels, hold } = holdAndWinDefinition('0.96')
      return { ...plain(reels), jackpots: jackpotsOf(hold.values, hold.grandMultiple) }
    }
    case 'g': {
      const { reels, freeReels } = expandingWildsDefinition('0.96')
      return { ...plain(reels, 'S'), free: freeReels }
    }
    case 'h': {
      const { reels, specials } = bookDefinition('0.96')
      return { ...plain(reels, 'W'), specials: specials.map(({ symbol }) => symbol) }
    }
    case 'i': {
      const { reels, wheel } = wheelDefinition('0.96')
      return { ...plain(reels, 'B'), wheel, jackpots: jackpotsOf([...wheel.outer, ...wheel.inner]) }
    }
    default: {
      const { reels, freeReels } = linesDefinition('0.96')
      return { ...plain(reels, 'S'), free: freeReels }
    }
  }
}

function plain(reels: readonly string[], trigger?: SymbolCode): ModelStrips {
  return {
    base: reels,
    free: reels,
    ladders: null,
    trigger: trigger
      ? { symbol: trigger, reels: reels.flatMap((strip, reel) => (strip.includes(trigger) ? [reel] : [])) }
      : null,
    jackpots: null,
    wheel: null,
    specials: [],
  }
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
