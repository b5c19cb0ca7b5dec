import { createHash } from 'node:crypto'
import type { Rng } from '@baize/server-kit/outside'
import { isSealedText, type Vault } from '@baize/server-kit/secrets/vault'
import type { Selectable } from 'kysely'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { PromotionsTables } from '../tables.ts'
import { tables } from '../tables.ts'

type StoredSeed = Selectable<PromotionsTables['promotions.draw_seed']>

const contextOf = (promotionId: bigint, epoch: number) => `draw-seed:${promotionId}:${epoch}`

const seedsOf = (on: Queryable, promotionId: bigint) =>
  tables(on)
    .selectFrom('promotions.draw_seed')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('epoch', 'desc')

const openSeed = (vault: Vault, { promotion_id, epoch, sealed_seed }: StoredSeed): Buffer =>
  Buffer.from(vault.unsealText(sealed_seed, contextOf(promotion_id, epoch)), 'hex')

/** The seed that a campaign draws from now, with the number of its epoch. */
export async function currentSeed(on: Queryable, vault: Vault, promotionId: bigint) {
  const row = await seedsOf(on, promotionId).limit(1).executeTakeFirstOrThrow()
  return { epoch: row.epoch, seed: openSeed(vault, row) }
}

/** Commits a campaign to a fresh seed where it has none, or where it goes on after its last one was shown. */
export async function keepSeed(
  tx: Tx,
  { rng, vault }: { rng: Rng; vault: Vault },
  promotionId: bigint,
  { isShown }: { isShown: boolean },
): Promise<void> {
  const last = await seedsOf(tx, promotionId).limit(1).executeTakeFirst()
  if (last && !isShown) return
  const seed = rng.bytes(32)
  const epoch = (last?.epoch ?? 0) + 1
  const sealed_seed = vault.sealText(seed.toString('hex'), contextOf(promotionId, epoch))
  const commitment = createHash('sha256').update(seed).digest('hex')
  await tables(tx)
    .insertInto('promotions.draw_seed')
    .values({ promotion_id: promotionId, epoch, sealed_seed, commitment })
    .execute()
}

/** The hash of the current seed is public from the start, the seed once nobody can draw from it any more. */
export async function shownSeeds(
  on: Queryable,
  vault: Vault,
  { id, ends_at }: { id: bigint; ends_at: Date },
  now: Date,
) {
  const [current, ...earlier] = await seedsOf(on, id).execute()
  return {
    seedHash: current!.commitment,
    seed: now >= ends_at ? openSeed(vault, current!).toString('hex') : null,
    earlierSeeds: earlier.map(each => openSeed(vault, each).toString('hex')),
  }
}

/** Seals seeds that were written before seeds were. */
export async function sealOldSeeds(on: Queryable, vault: Vault): Promise<void> {
  const seeds = await tables(on).selectFrom('promotions.draw_seed').selectAll().execute()
  for (const { promotion_id, epoch, sealed_seed } of seeds) {
    if (isSealedText(sealed_seed)) continue
    await tables(on)
      .updateTable('promotions.draw_seed')
      .set({ sealed_seed: vault.sealText(sealed_seed, contextOf(promotion_id, epoch)) })
      .where('promotion_id', '=', promotion_id)
      .where('epoch', '=', epoch)
      .execute()
  }
}
