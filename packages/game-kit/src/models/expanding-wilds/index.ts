import type { Model } from '../model.ts'
import { type ExpandingWildsDefinition, expandingWildsDefinition } from './definition.ts'
import { expandingWildsEvaluator } from './evaluate.ts'
import { expandingWildsFacts } from './exact.ts'
import { playExpandingWilds } from './rules.ts'

export const expandingWildsModel: Model<ExpandingWildsDefinition> = {
  letter: 'g',
  name: 'expanding-wilds',
  definition: expandingWildsDefinition,
  play: playExpandingWilds,
  evaluator: expandingWildsEvaluator,
  facts: expandingWildsFacts,
}
