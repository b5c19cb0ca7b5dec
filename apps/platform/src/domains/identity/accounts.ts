import type { AgentType } from '@baize/api'
import { guestType } from '@baize/api'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { ApiError } from '../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'
import { usernameKey } from './username-key.ts'

export interface NewAccount {
  username: string
  passwordHash: string
  kind: 'member' | 'operator'
  agentType: AgentType
  at: Date
  /** A number of which the member showed that it is theirs, or that they want to sign in with; see `parseNumber`. */
  mobile?: { dialingCode: string; mobileNum: string } | undefined
  /** The member showed by a code that the number is theirs. */
  isMobileProven?: boolean | undefined
  /** Address to which the link for a new password goes. */
  email?: string | undefined
  /** The password was given by somebody else and must be changed. */
  oneTimePassword?: boolean | undefined
}

/** Names that are cookies or fields of the site and can be nobody's username. */
const reservedNames = new Set([
  'device',
  'captcha',
  'social',
  'lang',
  'hislang',
  'theme',
  'loginremember',
  'logintypesms',
  'signed-in',
  'token',
  'baize',
])
const isReserved = (key: string) => reservedNames.has(key) || key.startsWith('__') || key.endsWith('-login')

/**
 * Creates the credentials of a new account.
 * @throws ApiError username_taken, username_reserved or mobile_taken
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<bigint> {
  const key = usernameKey(account.username)
  if (isReserved(key)) throw new ApiError('username_reserved')
  try {
    const { id } = await tables(tx)
      .insertInto('identity.account')
      .values({
        username: account.username,
        username_key: key,
        kind: account.kind,
        agent_type: account.agentType,
        password_hash: account.passwordHash,
        password_changed_at: account.at,
        password_one_time: account.oneTimePassword ?? false,
        dialing_code: account.mobile?.dialingCode ?? null,
        mobile_num: account.mobile?.mobileNum ?? null,
        email: account.email?.trim().toLowerCase() || null,
        contact_proven_at: account.isMobileProven ? account.at : null,
        first_signed_in_at: null,
        created_at: account.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (isUniqueViolation(error, 'account_mobile')) throw new ApiError('mobile_taken')
    if (isUniqueViolation(error)) throw new ApiError('username_taken')
    throw error
  }
}

/** The member who signs in by a name, in whatever case it is written; null for nobody. */
export async function memberByName(db: Queryable, username: string): Promise<bigint | null> {
  const row = await tables(db)
    .selectFrom('identity.account')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .where('kind', '=', 'member')
    .executeTakeFirst()
  return row?.id ?? null
}

/** When the account signed in before the current time, newest first but one. */
export async function previousSignIn(db: Queryable, accountId: bigint): Promise<Date | null> {
  const row = await tables(db)
    .selectFrom('identity.sign_in')
    .select('at')
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Guests made before a moment who are still let in. */
export async function staleGuests(db: Queryable, before: Date): Promise<bigint[]> {
  const rows = await tables(db)
    .selectFrom('identity.account')
    .select('id')
    .where('agent_type', '=', guestType)
    .where('status', '=', 'active')
    .where('created_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

/** Lets nobody in with a guest's account any more. */
export async function retireGuest(tx: Queryable, accountId: bigint): Promise<void> {
  await tables(tx)
    .updateTable('identity.account')
    .set({ status: 'blocked' })
    .where('id', '=', accountId)
    .where('agent_type', '=', guestType)
    .execute()
}

/** Usernames by account id. */
export async function usernamesOf(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('identity.account')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** Makes a member an agent; sessions that are open act as one from their next call on. */
export async function makeAgent(tx: Queryable, accountId: bigint): Promise<void> {
  await tables(tx)
    .updateTable('identity.account')
    .set({ agent_type: 1 })
    .where('id', '=', accountId)
    .where('agent_type', '=', 0)
    .execute()
}
