import type { ShardDependencies } from '../rooms-dependencies.ts'
import type { SceneChain } from './scenes/scene-chain.ts'

/** Dependencies of rooms of fish while their shard holds its lease. */
export interface SeaDependencies extends ShardDependencies {
  chain: SceneChain
}
