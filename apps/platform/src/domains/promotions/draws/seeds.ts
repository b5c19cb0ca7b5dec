import { createHash } from 'node:crypto'
import type { Rng } from '@baize/server-kit/outside'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

const seedsOf = (on: Queryable, promotionId: bigint) =>
  tables(on)
    .selectFrom('promotions.draw_seed')
    .select(['epoch', 'seed'])
    .where('promotion_id', '=', promotionId)
    .orderBy('epoch', 'desc')

/** The seed that a campaign draws from now, with the number of its epoch. */
export const currentSeed = (on: Queryable, promotionId: bigint) =>
  seedsOf(on, promotionId).limit(1).executeTakeFirstOrThrow()

/** Commits a campaign to a fresh seed where it has none, or where it goes on after its last one was shown. */
export async function keepSeed(
  tx: Tx,
  rng: Rng,
  promotionId: bigint,
  { isShown }: { isShown: boolean },
): Promise<void> {
  const last = await seedsOf(tx, promotionId).limit(1).executeTakeFirst()
  if (last && !isShown) return
  const row = { promotion_id: promotionId, epoch: (last?.epoch ?? 0) + 1, seed: rng.bytes(32) }
  await tables(tx).insertInto('promotions.draw_seed').values(row).execute()
}

/** The hash of the current seed is public from the start, the seed once nobody can draw from it any more. */
export async function shownSeeds(on: Queryable, { id, ends_at }: { id: bigint; ends_at: Date }, now: Date) {
  const [current, ...earlier] = await seedsOf(on, id).execute()
  const { seed } = current!
  return {
    seedHash: createHash('sha256').update(seed).digest('hex'),
    seed: now >= ends_at ? seed.toString('hex') : null,
    earlierSeeds: earlier.map(each => each.seed.toString('hex')),
  }
}
