import { currentAct } from '../../../kernel/acts/current-act.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { createAccount } from '../../identity/index.ts'
import { tables } from '../tables.ts'

/** Somebody who is to work for the house. */
export interface Newcomer {
  username: string
  passwordHash: string
  /** The password was given by somebody else and must be changed. */
  oneTimePassword: boolean
  roles: readonly string[]
  at: Date
  /** The operator who gives the roles, and the one who agreed; null for the command line and the demo. */
  by: bigint | null
  approvedBy?: bigint | null
  /** The person, where the house knows them by another account. */
  personId?: bigint | undefined
}

/** Makes an operator's account with its roles, and answers its id. @throws ApiError username_taken, username_reserved */
export async function hire(tx: Tx, newcomer: Newcomer): Promise<bigint> {
  const { roles, at, by, approvedBy = null, personId, ...account } = newcomer
  const id = await createAccount(tx, { ...account, kind: 'operator', agentType: 0, at })
  await tables(tx)
    .insertInto('operators.operator')
    .values({ id, person_id: personId ?? id, created_at: at })
    .execute()
  await grant(tx, { operatorId: id, roles, at, by, approvedBy })
  return id
}

interface Given {
  operatorId: bigint
  roles: readonly string[]
  at: Date
  by: bigint | null
  approvedBy: bigint | null
}

/** Gives an operator roles. */
export async function grant(tx: Tx, { operatorId, roles, at, by, approvedBy }: Given): Promise<void> {
  if (roles.length === 0) return
  const given = { operator_id: operatorId, granted_by: by, approved_by: approvedBy, granted_at: at }
  await tables(tx)
    .insertInto('operators.grant')
    .values(roles.map(role => ({ role, ...given })))
    .execute()
}

/** Those who give something by the call that runs: whoever asked for it, and whoever agreed. */
export const giversOf = ({ operatorId }: Pick<OperatorCaller, 'operatorId'>) => {
  const run = currentAct()?.run
  return { by: operatorId, approvedBy: typeof run === 'object' ? run.decidedBy : null }
}
