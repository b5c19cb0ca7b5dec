import type { Model } from '../model.ts'
import { type VariableWaysDefinition, variableWaysDefinition } from './definition.ts'
import { variableWaysEvaluator } from './evaluate.ts'
import { variableWaysFacts } from './exact.ts'
import { playVariableWays } from './rules.ts'

export const variableWaysModel: Model<VariableWaysDefinition> = {
  letter: 'f',
  name: 'variable-ways',
  definition: variableWaysDefinition,
  play: playVariableWays,
  evaluator: variableWaysEvaluator,
  facts: variableWaysFacts,
}
