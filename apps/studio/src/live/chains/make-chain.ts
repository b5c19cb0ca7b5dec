import { sha256 } from '@baize/game-kit/node/crypto'
import { hashChain } from '@baize/game-kit/seeds'
import { CHAIN_LENGTH, storedPlaces, terminalOf } from '@baize/game-kit/tables/index'
import type { StudioTx } from '../../studio-database.ts'
import type { LiveDependencies, StoredChain } from '../live-dependencies.ts'
import { sealContext } from './seed-of.ts'

const noTerminal = '0'.repeat(64)

/**
 * Makes the next chain of a table: seeds of which each commits to the one after it. Its terminal stands in the row before a
 * seed of it is used; the seeds lie sealed.
 */
export async function makeChain(
  { outside, seeds }: Pick<LiveDependencies, 'outside' | 'seeds'>,
  tx: StudioTx,
  table: string,
  firstSerial: bigint,
): Promise<StoredChain> {
  const last = await tx
    .selectFrom('studio.table_chain')
    .select(['number', 'terminal'])
    .where('table_code', '=', table)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const all = hashChain(sha256, outside.newServerSeed(), CHAIN_LENGTH)
  const chain = await tx
    .insertInto('studio.table_chain')
    .values({
      table_code: table,
      number: (last?.number ?? 0) + 1,
      length: CHAIN_LENGTH,
      terminal: terminalOf(sha256, all.at(-1)!),
      previous_terminal: last?.terminal ?? noTerminal,
      first_serial: firstSerial,
      created_at: outside.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('studio.table_chain_seed')
    .values(
      storedPlaces(CHAIN_LENGTH).map(place => ({
        chain_id: chain.id,
        place,
        sealed_seed: seeds.seal(all[place]!, sealContext(chain, place)),
      })),
    )
    .execute()
  return chain
}
