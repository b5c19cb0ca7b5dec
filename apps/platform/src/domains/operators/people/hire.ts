import type { Tx } from '../../../kernel/database/open-database.ts'
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
  /** The operator who gives the roles; null for the command line and the demo. */
  by: bigint | null
  /** The person, where the house knows them by another account. */
  personId?: bigint | undefined
}

/** Makes an operator's account with its roles, and answers its id. @throws ApiError username_taken, username_reserved */
export async function hire(tx: Tx, newcomer: Newcomer): Promise<bigint> {
  const { roles, at, by, personId, ...account } = newcomer
  const id = await createAccount(tx, { ...account, kind: 'operator', agentType: 0, at })
  await tables(tx)
    .insertInto('operators.operator')
    .values({ id, person_id: personId ?? id, created_at: at })
    .execute()
  await grant(tx, { operatorId: id, roles, at, by })
  return id
}

/** Gives an operator roles. */
export async function grant(
  tx: Tx,
  { operatorId, roles, at, by }: { operatorId: bigint; roles: readonly string[]; at: Date; by: bigint | null },
): Promise<void> {
  if (roles.length === 0) return
  const rows = roles.map(role => ({ operator_id: operatorId, role, granted_by: by, granted_at: at }))
  await tables(tx).insertInto('operators.grant').values(rows).execute()
}
