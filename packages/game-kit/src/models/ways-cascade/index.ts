import type { Model } from '../model.ts'
import { type WaysCascadeDefinition, waysCascadeDefinition } from './definition.ts'
import { waysCascadeEvaluator } from './evaluate.ts'
import { waysCascadeFacts } from './exact.ts'
import { playWaysCascade } from './rules.ts'

export const waysCascadeModel: Model<WaysCascadeDefinition> = {
  letter: 'c',
  name: 'ways-cascade',
  definition: waysCascadeDefinition,
  play: playWaysCascade,
  evaluator: waysCascadeEvaluator,
  facts: waysCascadeFacts,
}
