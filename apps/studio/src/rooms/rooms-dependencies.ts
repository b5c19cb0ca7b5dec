import type { KeyObject } from 'node:crypto'
import type { Vault } from '@baize/server-kit/secrets/vault'
import type { StudioOutside } from '../outside.ts'
import type { SeedPairs } from '../secrets/seed-pairs.ts'
import type { StudioDatabase } from '../studio-database.ts'
import type { Visits } from '../visits.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { BegunMatch, DealtMatch, EndedMatch, StoredAct } from './pvp/hands/match-store.ts'
import type { NewHold } from './pvp/money/holds.ts'
import type { GroupWriter } from './shard/group-writer.ts'

export interface RoomsDependencies {
  db: StudioDatabase
  outside: StudioOutside
  wallet: WalletClient
  vault: Vault
  visits: Visits
  /** Tickets of fish are played under a player's own seeds. */
  seedPairs: SeedPairs
  /** Signs the hashes of a seal. */
  signingKey: KeyObject
  log: { warn(detail: object, message: string): void; error(detail: object, message: string): void }
}

/** The lease of a shard has passed on: nothing may be written or told any more (rooms.md 1.2). */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Dependencies of one shard while it holds its lease. */
export interface ShardDependencies extends RoomsDependencies {
  shard: string
  /** The number of the lease; it stands in every write. */
  fence: bigint
}

/** Dependencies of the shard of games between members. */
export interface MatchDependencies extends ShardDependencies {
  holds: GroupWriter<NewHold>
  begun: GroupWriter<BegunMatch>
  dealt: GroupWriter<DealtMatch>
  acts: GroupWriter<StoredAct>
  /** True where the end counts: no operator asked for the match to be void before. */
  endings: GroupWriter<EndedMatch, boolean>
}

/** The purpose under which a match's server seed is sealed. */
export const matchSeedContext = 'match-seed'
