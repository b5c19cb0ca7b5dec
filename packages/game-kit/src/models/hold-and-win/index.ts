import type { Model } from '../model.ts'
import { type HoldAndWinDefinition, holdAndWinDefinition } from './definition.ts'
import { holdAndWinEvaluator } from './evaluate.ts'
import { holdAndWinFacts } from './exact.ts'
import { playHoldAndWin } from './rules.ts'

export const holdAndWinModel: Model<HoldAndWinDefinition> = {
  letter: 'd',
  name: 'hold-and-win',
  definition: holdAndWinDefinition,
  play: playHoldAndWin,
  evaluator: holdAndWinEvaluator,
  facts: holdAndWinFacts,
}
