import type { InstantDefinition } from '../instant-game.ts'

/** One wheel of 37 pockets. The same spots on every table; on some, zero gives half of an even chance back. */
export interface RouletteDefinition extends InstantDefinition {
  kind: 'roulette'
  pockets: number
  /** True when an even chance gets half of its stake back on zero. */
  givesHalfBack: boolean
  /** Most spots of one round. */
  mostSpots: number
}

export interface SpotStake {
  spot: string
  stakeUnits: number
}

export interface RouletteOptions {
  spots: SpotStake[]
}

const wheel = (edition: string, givesHalfBack: boolean): RouletteDefinition => ({
  kind: 'roulette',
  version: 1,
  edition,
  pockets: 37,
  givesHalfBack,
  mostSpots: 60,
})

export const ROULETTE_DEFINITIONS: readonly RouletteDefinition[] = [wheel('european', false), wheel('half-back', true)]
