import type { SymbolCode } from '../../events.ts'
import type { StripDefinition, Variant } from '../model.ts'
import type { FreeSpinRule } from '../shared/free-spins.ts'
import { PAYS } from './paytable.ts'

/** Model j: 1024 ways, stacks of mystery symbols that all show one drawn symbol, free spins (games book 1.3.j). */
export interface MysteryWaysDefinition extends StripDefinition {
  capMultiple: number
  freeReels: readonly string[]
  freeSpins: FreeSpinRule & { multiplier: number }
  /** What the mystery symbols of a window show; weights sum to 64 and are walked in this order. */
  mystery: readonly { symbol: SymbolCode; weight: number }[]
}

export function mysteryWaysDefinition(variant: Variant): MysteryWaysDefinition {
  return {
    model: 'j',
    version: 1,
    variant,
    rows: 4,
    coinsPerBet: 100,
    capMultiple: 5000,
    reels: [
      '764681MMMMS372783853846568214572',
      '64S86278MMMM1W623514753256387478',
      '183586758321457S7W6264MMMM743862',
      '471MMMM5765246785383W4862S786321',
      '684372386MMMMS856328675247181574',
    ],
    freeReels: [
      '4752168632825145MMMMS648737MMMM3',
      'MMMM425346236872176MMMM4S13W8578',
      'MMMM328232476S16716548MMMM7W3548',
      '838S6MMMM42MMMM5213874267W136475',
      '843843265687273MMMM41MMMM2S15675',
    ],
    pays: PAYS[variant],
    freeSpins: { awards: { 3: 8, 4: 12, 5: 20 }, limit: 200, multiplier: 1 },
    mystery: [
      { symbol: '1', weight: 3 },
      { symbol: '2', weight: 5 },
      { symbol: '3', weight: 6 },
      { symbol: '4', weight: 8 },
      { symbol: '5', weight: 9 },
      { symbol: '6', weight: 10 },
      { symbol: '7', weight: 11 },
      { symbol: '8', weight: 12 },
    ],
  }
}
