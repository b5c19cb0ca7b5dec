import { commitmentOf } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { Vault } from '@baize/server-kit/secrets/vault'
import type { Selectable } from 'kysely'
import type { StudioOutside } from '../outside.ts'
import type { StudioTx } from '../studio-database.ts'
import type { StudioTables } from '../tables.ts'

export type StoredPair = Selectable<StudioTables['studio.seed_pair']>

/** The pair of a player whose seed is secret, locked. */
export const pairInUse = async (tx: StudioTx, userId: string): Promise<StoredPair | undefined> =>
  (await pairsInUse(tx, [userId]))[0]

/** The pairs of players whose seeds are secret, locked; players without one have none among them. */
export async function pairsInUse(tx: StudioTx, userIds: readonly string[]): Promise<StoredPair[]> {
  const pairs = await lockPairs(tx, userIds)
  const found = new Set(pairs.map(({ user_id }) => user_id))
  const missing = userIds.filter(userId => !found.has(userId))
  // Where a row was revealed while this waited for its lock, the pair after it is there by now.
  return missing.length === 0 ? pairs : [...pairs, ...(await lockPairs(tx, missing))]
}

/** In one order, so that two groups never wait for each other. */
const lockPairs = (tx: StudioTx, userIds: readonly string[]): Promise<StoredPair[]> =>
  tx
    .selectFrom('studio.seed_pair')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('revealed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** What a pair is made with. */
export interface PairMaking {
  outside: StudioOutside
  vault: Vault
}

/** Writes a pair with the seed that was promised before, and promises the one after it. It waits for a client seed. */
export async function createPair(
  tx: StudioTx,
  { outside, vault }: PairMaking,
  userId: string,
  before?: StoredPair,
): Promise<StoredPair> {
  const now = outside.now()
  const present = before ? promisedBy(before) : sealedSeed({ outside, vault })
  const next = sealedSeed({ outside, vault })
  const created = await tx
    .insertInto('studio.seed_pair')
    .values({
      user_id: userId,
      server_seed: null,
      sealed_seed: present.sealed,
      commitment: present.commitment,
      next_server_seed: null,
      sealed_next_seed: next.sealed,
      next_commitment: next.commitment,
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

/** A seed lies under its commitment, so that it stays sealed when the pair that promised it hands it on. */
const promisedBy = ({ sealed_next_seed, next_commitment }: StoredPair) => ({
  sealed: sealed_next_seed!,
  commitment: next_commitment!,
})

function sealedSeed({ outside, vault }: PairMaking) {
  const seed = outside.newServerSeed()
  const commitment = commitmentOf(sha256, seed)
  return { sealed: vault.seal(seed, commitment), commitment }
}

/** The server seed of a pair. @throws Error when it does not hold, so that nothing is played with another one */
export function seedOf(
  vault: Vault,
  { server_seed, sealed_seed, commitment }: Pick<StoredPair, 'server_seed' | 'sealed_seed' | 'commitment'>,
): Buffer {
  const seed = server_seed ?? (sealed_seed && vault.unseal(sealed_seed, commitment))
  if (!seed) throw new Error(`the seed of commitment ${commitment} does not hold`)
  return seed
}
