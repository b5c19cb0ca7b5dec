import { commitmentOf } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { Selectable } from 'kysely'
import type { StudioOutside } from './outside.ts'
import type { StudioTx } from './studio-database.ts'
import type { StudioTables } from './tables.ts'

export type StoredPair = Selectable<StudioTables['studio.seed_pair']>

/** The pair of a player whose seed is secret, locked. */
export async function pairInUse(tx: StudioTx, userId: string): Promise<StoredPair | undefined> {
  const inUse = tx
    .selectFrom('studio.seed_pair')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revealed_at', 'is', null)
    .forUpdate()
  // Where the row was revealed while this waited for its lock, the pair after it is there by now.
  return (await inUse.executeTakeFirst()) ?? inUse.executeTakeFirst()
}

/** Writes a pair with the seed that was promised before, and promises the one after it. It waits for a client seed. */
export async function createPair(
  tx: StudioTx,
  outside: StudioOutside,
  userId: string,
  before?: StoredPair,
): Promise<StoredPair> {
  const now = outside.now()
  const serverSeed = before?.next_server_seed ?? outside.newServerSeed()
  const nextServerSeed = outside.newServerSeed()
  const created = await tx
    .insertInto('studio.seed_pair')
    .values({
      user_id: userId,
      server_seed: Buffer.from(serverSeed),
      commitment: commitmentOf(sha256, serverSeed),
      next_server_seed: Buffer.from(nextServerSeed),
      next_commitment: commitmentOf(sha256, nextServerSeed),
      next_committed_at: now,
      follows: before?.id ?? null,
      client_seed: null,
      client_seed_at: null,
      created_at: now,
      revealed_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  // Another call of the player made the pair at the same moment.
  return created ?? (await pairInUse(tx, userId))!
}
