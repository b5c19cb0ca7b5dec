import type { Model } from '../model.ts'
import { type LinesDefinition, linesDefinition } from './definition.ts'
import { linesEvaluator } from './evaluate.ts'
import { linesFacts } from './exact.ts'
import { playLines } from './rules.ts'

export const linesModel: Model<LinesDefinition> = {
  letter: 'b',
  name: 'lines',
  definition: linesDefinition,
  play: playLines,
  evaluator: linesEvaluator,
  facts: linesFacts,
}
