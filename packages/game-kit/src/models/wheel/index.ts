import type { Model } from '../model.ts'
import { type WheelDefinition, wheelDefinition } from './definition.ts'
import { wheelEvaluator } from './evaluate.ts'
import { wheelFacts } from './exact.ts'
import { playWheel } from './rules.ts'

export const wheelModel: Model<WheelDefinition> = {
  letter: 'i',
  name: 'wheel',
  definition: wheelDefinition,
  play: playWheel,
  evaluator: wheelEvaluator,
  facts: wheelFacts,
}
