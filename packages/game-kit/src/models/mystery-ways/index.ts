import type { Model } from '../model.ts'
import { type MysteryWaysDefinition, mysteryWaysDefinition } from './definition.ts'
import { mysteryWaysEvaluator } from './evaluate.ts'
import { mysteryWaysFacts } from './exact.ts'
import { playMysteryWays } from './rules.ts'

export const mysteryWaysModel: Model<MysteryWaysDefinition> = {
  letter: 'j',
  name: 'mystery-ways',
  definition: mysteryWaysDefinition,
  play: playMysteryWays,
  evaluator: mysteryWaysEvaluator,
  facts: mysteryWaysFacts,
}
