import { commitmentOf } from '@baize/game-kit'
import { sha256 } from '@baize/game-kit/node/crypto'
import { seedAt } from '@baize/game-kit/tables/index'
import type { LiveDependencies, StoredChain, StoredTableRound } from '../live-dependencies.ts'

/** What a stored seed is sealed for, so that none can be put in another's place. */
export const sealContext = ({ terminal }: Pick<StoredChain, 'terminal'>, place: number): string =>
  `table-seed ${terminal} ${place}`

/**
 * The seed that a round was committed to, from the nearest one behind it that is stored.
 * @returns null when the sealed bytes do not hold, or do not lead to the commitment: such a round is void
 */
export async function seedOf(
  { db, seeds }: Pick<LiveDependencies, 'db' | 'seeds'>,
  { chain_id, place, commitment }: Pick<StoredTableRound, 'chain_id' | 'place' | 'commitment'>,
): Promise<Uint8Array | null> {
  const stored = await db
    .selectFrom('studio.table_chain_seed as s')
    .innerJoin('studio.table_chain as c', 'c.id', 's.chain_id')
    .select(['s.place', 's.sealed_seed', 'c.terminal'])
    .where('s.chain_id', '=', chain_id)
    .where('s.place', '>=', place)
    .orderBy('s.place')
    .limit(1)
    .executeTakeFirst()
  const opened = stored && seeds.open(stored.sealed_seed, sealContext(stored, stored.place))
  if (!stored || !opened) return null
  const seed = seedAt(sha256, place, { place: stored.place, seed: opened })
  return commitmentOf(sha256, seed) === commitment ? seed : null
}
