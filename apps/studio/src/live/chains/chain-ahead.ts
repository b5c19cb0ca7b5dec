import { NEXT_CHAIN_AT } from '@baize/game-kit/tables/index'
import type { StudioTx } from '../../studio-database.ts'
import type { LiveDependencies, StoredTableRound } from '../live-dependencies.ts'
import { makeChain } from './make-chain.ts'

/** Publishes the next chain of a table while seeds of this one are left, so that its terminal is known long before its use. */
export async function chainAhead(
  deps: Pick<LiveDependencies, 'outside' | 'seeds'>,
  tx: StudioTx,
  { table_code, chain_id, place, serial }: StoredTableRound,
): Promise<void> {
  const { length, number } = await tx
    .selectFrom('studio.table_chain')
    .select(['length', 'number'])
    .where('id', '=', chain_id)
    .executeTakeFirstOrThrow()
  if (length - place > NEXT_CHAIN_AT) return
  const next = await tx
    .selectFrom('studio.table_chain')
    .select('id')
    .where('table_code', '=', table_code)
    .where('number', '>', number)
    .executeTakeFirst()
  if (!next) await makeChain(deps, tx, table_code, serial + BigInt(length - place))
}
