import type { StripDefinition, Variant } from '../model.ts'
import type { FreeSpinRule } from '../shared/free-spins.ts'
import { LINES_5X3 } from '../shared/lines.ts'
import { PAYS } from './paytable.ts'

/**
 * Model g: 25 lines; scatters on reels 1, 3 and 5 start free spins in which a reel that shows a wild turns wild as a
 * whole (games book 1.3.g).
 */
export interface ExpandingWildsDefinition extends StripDefinition {
  capMultiple: number
  lines: readonly (readonly number[])[]
  freeReels: readonly string[]
  freeSpins: FreeSpinRule & { multiplier: number }
}

export function expandingWildsDefinition(variant: Variant): ExpandingWildsDefinition {
  return {
    model: 'g',
    version: 1,
    variant,
    rows: 3,
    coinsPerBet: 25,
    capMultiple: 5000,
    lines: LINES_5X3,
    reels: [
      '198469825746758419378276S784356S9325',
      '27394917964357858W6748135926468W8527',
      '3461757925W583486972W5S487872864613S',
      '23695385428651W48478796571W937286947',
      '846168S57289785672879421439543S69735',
    ],
    freeReels: [
      '453869673891621242746548987S5397587S',
      '7474561651W478928656957W92348W832738',
      '7W239382626S5418671357W7845W84864S75',
      '64W547587692323875W1928W457871636849',
      '5249S74217578678638589S9693734146852',
    ],
    pays: PAYS[variant],
    freeSpins: { awards: { 3: 10 }, limit: 200, multiplier: 1 },
  }
}
