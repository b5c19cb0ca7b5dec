import type { StripDefinition, Variant } from '../model.ts'
import type { FreeSpinRule } from '../shared/free-spins.ts'
import { PAYS } from './paytable.ts'

/** Model c: 243 ways, cascades fed by the strips themselves, free spins with higher step multipliers (games book 1.3.c). */
export interface WaysCascadeDefinition extends StripDefinition {
  capMultiple: number
  freeReels: readonly string[]
  /** Multiplier of the first, second, ... step; the last one stays. */
  multipliers: readonly number[]
  freeMultipliers: readonly number[]
  freeSpins: FreeSpinRule
}

export function waysCascadeDefinition(variant: Variant): WaysCascadeDefinition {
  return {
    model: 'c',
    version: 1,
    variant,
    rows: 3,
    coinsPerBet: 20,
    capMultiple: 5000,
    reels: [
      '896452684572713S84928639517348769759',
      '697S9657921438516742782857W434586839',
      '929363587847W4351651672S859672948784',
      '65878965475W9348347861271S9726293548',
      'S16984747359268567368957328948241597',
    ],
    freeReels: [
      '8719472654782586379829159683S4543976',
      'W23469267512563743891846W87589748S75',
      '954528W6S7467963968787254W1475383281',
      '368S54754729836749654387681W781252W9',
      '19236489S265814734892879564375797568',
    ],
    pays: PAYS[variant],
    multipliers: [1, 2, 3, 5],
    freeMultipliers: [3, 6, 9, 15],
    freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, limit: 200 },
  }
}
