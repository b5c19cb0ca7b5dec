import type { Model } from '../model.ts'
import { type ClassicDefinition, classicDefinition } from './definition.ts'
import { classicEvaluator } from './evaluate.ts'
import { classicFacts } from './exact.ts'
import { playClassic } from './rules.ts'

export const classicModel: Model<ClassicDefinition> = {
  letter: 'a',
  name: 'classic',
  definition: classicDefinition,
  play: playClassic,
  evaluator: classicEvaluator,
  facts: classicFacts,
}
