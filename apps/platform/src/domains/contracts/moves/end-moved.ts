import { contractTypes } from '@baize/api'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Move } from '../../agents/index.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import { holdType } from '../offers/position.ts'
import { terminate, withdraw } from '../offers/states/end.ts'
import { tables } from '../tables.ts'
import { idsWithOthers } from './ending.ts'

/**
 * Ends the contracts of members who have moved, with everybody but the upline that they have now, at the moment of their move. A window
 * that ended by then is still settled; one that reaches beyond pays nothing.
 */
export async function endMoved(deps: ContractsDependencies): Promise<void> {
  const { database, agents, clock } = deps
  for (const move of await agents.moves.unfinished(database.kysely, clock.now()))
    await database.transaction(async tx => {
      for (const type of contractTypes) await holdType(tx, deps, type)
      if (await agents.moves.finish(tx, move.id, clock.now())) await endContracts(deps, tx, move)
    })
}

async function endContracts(
  deps: ContractsDependencies,
  tx: Tx,
  { memberId, toUplineId, takesEffectAt, reason }: Move,
): Promise<void> {
  const ids = await idsWithOthers(tx, memberId, toUplineId)
  if (ids.length === 0) return
  const contracts = await tables(tx)
    .selectFrom('contracts.contract')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const offers = contracts.filter(({ state }) => state === 'OFFERED').map(({ id }) => id)
  await withdraw(deps, tx, offers, { at: takesEffectAt, told: reason })
  for (const contract of contracts.filter(({ state }) => state !== 'OFFERED'))
    await terminate(deps, tx, { contract, reason: 'OPERATOR', at: takesEffectAt, told: reason })
}

/** True while a move has taken effect that is not noted in the contracts: those decide who settles a window. */
export const awaitsMoves = async ({ agents }: ContractsDependencies, tx: Tx, now: Date): Promise<boolean> =>
  (await agents.moves.unfinished(tx, now)).length > 0
