import type { InstantDefinition } from '../instant-game.ts'

/** One card after another from a pack that is whole again for each: will the next be higher or lower? */
export interface HiLoDefinition extends InstantDefinition {
  kind: 'hi-lo'
  ranks: number
  suits: number
  /** Return of every way of playing, in hundredths of the stake. */
  returnHundredths: number
  /** Guesses that would pass it are not offered; when none is left, the round cashes out by itself. */
  topMultiple: number
  /** Cards that a player may change without a guess. */
  mostSkips: number
}

/** `higher` and `lower` take an equal card with them, except beside the ends of the row, where equal is a guess of its own. */
export const GUESSES = ['higher', 'lower', 'equal'] as const
export type Guess = (typeof GUESSES)[number]

export type HiLoChoice = { kind: 'guess'; guess: Guess } | { kind: 'skip' } | { kind: 'cash' }

const pack = (edition: string, topMultiple: number, mostSkips: number): HiLoDefinition => ({
  kind: 'hi-lo',
  version: 1,
  edition,
  ranks: 13,
  suits: 4,
  returnHundredths: 97,
  topMultiple,
  mostSkips,
})

export const HI_LO_DEFINITIONS: readonly HiLoDefinition[] = [pack('open', 5000, 25), pack('strict', 1000, 0)]
