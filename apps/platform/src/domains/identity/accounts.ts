import type { AgentType } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../kernel/database/open-database.ts'
import { isUniqueViolation } from '../../kernel/database/postgres-errors.ts'
import { usernameKey } from './username-key.ts'

export interface NewAccount {
  username: string
  passwordHash: string
  kind: 'member' | 'operator'
  agentType: AgentType
  at: Date
}

/** Names that are cookies or fields of the site and can be nobody's username. */
const reservedNames = new Set(['device', 'captcha', 'lang', 'theme', 'loginremember', 'logintypesms', 'token', 'baize'])

/**
 * Creates the credentials of a new account.
 * @throws ApiError username_taken or username_reserved, naming the field
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<bigint> {
  const key = usernameKey(account.username)
  if (reservedNames.has(key)) throw new ApiError('username_reserved')
  try {
    const { id } = await tx
      .insertInto('identity.account')
      .values({
        username: account.username,
        username_key: key,
        kind: account.kind,
        agent_type: account.agentType,
        password_hash: account.passwordHash,
        password_changed_at: account.at,
        first_signed_in_at: null,
        created_at: account.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('username_taken')
    throw error
  }
}

/** When the account signed in before the current time, newest first but one. */
export async function previousSignIn(db: Queryable, accountId: bigint): Promise<Date | null> {
  const row = await db
    .selectFrom('identity.sign_in')
    .select('at')
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Usernames by account id. */
export async function usernamesOf(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('identity.account').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
