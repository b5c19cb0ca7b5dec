import type { Model } from '../model.ts'
import { type ClustersDefinition, clustersDefinition } from './definition.ts'
import { clustersEvaluator } from './evaluate.ts'
import { clustersFacts } from './exact.ts'
import { playClusters } from './rules.ts'

export const clustersModel: Model<ClustersDefinition> = {
  letter: 'e',
  name: 'clusters',
  definition: clustersDefinition,
  play: playClusters,
  evaluator: clustersEvaluator,
  facts: clustersFacts,
}
