import type { OperatorPermission } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import { tokenHash } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database, Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { isAllowed } from '../addresses/house-addresses.ts'
import { ownRoles } from '../people/standing.ts'
import { permissionsOf } from '../roles/permissions-of.ts'
import { tables } from '../tables.ts'
import { type DeskSessions, lockAfterMs } from './desk-sessions.ts'

interface Dependencies {
  database: Database
  clock: Clock
  sessions: DeskSessions
}

interface Shown {
  token: string
  /** What the browser's own cookie holds. */
  desk: string | null
  /** Where the call comes from. */
  ip: string
  /** The page asks by itself, so that nobody need be there. */
  isBackground: boolean
}

/**
 * The operator behind a token in this browser, with what their roles allow at this moment; null for a token that no operator
 * was ever given. It counts as an act, but for a session that is locked or a page that asks by itself.
 * @throws ApiError session_expired for one that has ended or is another browser's, account_blocked, not_found from an address that
 * the operator's list does not name
 */
export async function findCaller(
  { database, clock, sessions }: Dependencies,
  { token, desk, ip, isBackground }: Shown,
): Promise<OperatorCaller | null> {
  const row = await openings(database.kysely).where('s.token_hash', '=', tokenHash(token)).executeTakeFirst()
  if (!row) return null
  const isElsewhere = !desk || !tokenHash(desk).equals(row.desk_hash)
  if (row.ended_at || isElsewhere) throw new ApiError('session_expired')
  if (row.blocked) throw new ApiError('account_blocked')
  if (!isAllowed(row.addresses, ip)) throw new ApiError('not_found')
  const why = sessions.overSince(row)
  if (why) {
    await sessions.end(database.kysely, row.id, why)
    throw new ApiError('session_expired')
  }
  const [now, sessionId] = [clock.now(), row.id.toString()]
  const isLocked = isLockedAt(now, row)
  if (!isLocked && !isBackground) await sessions.act(database.kysely, sessionId, now)
  const { operator_id: operatorId, person_id: personId, username, roles, proven_at: provenAt } = row
  return {
    ...{ kind: 'operator', sessionId, operatorId, personId, username, roles },
    permissions: permissionsOf(roles, await ownRoles(database.kysely)),
    ...{ mustChange: row.must_change, isEnrolling: provenAt === null, isLocked, provenAt },
  }
}

/**
 * What an operator may do at this moment by a session that is open already; null where it has ended or is locked. It is no act of
 * theirs.
 */
export async function permissionsNow(
  { database, clock, sessions }: Dependencies,
  sessionId: string,
): Promise<readonly OperatorPermission[] | null> {
  const { kysely } = database
  const row = await openings(kysely).where('s.id', '=', BigInt(sessionId)).executeTakeFirst()
  if (!row || row.ended_at || row.blocked || sessions.overSince(row)) return null
  if (isLockedAt(clock.now(), row)) return null
  return permissionsOf(row.roles, await ownRoles(kysely))
}

const isLockedAt = (now: Date, { acted_at }: { acted_at: Date }): boolean =>
  now.getTime() - acted_at.getTime() > lockAfterMs

/** Sessions `s` with their operators `o`. */
const openings = (db: Queryable) =>
  tables(db)
    .selectFrom('operators.session as s')
    .innerJoin('operators.operator as o', 'o.id', 's.operator_id')
    .innerJoin('identity.account_state as a', 'a.account_id', 'o.id')
    .select(['s.id', 's.desk_hash', 's.acted_at', 's.expires_at', 's.ended_at', 's.must_change', 's.proven_at'])
    .select(['o.id as operator_id', 'o.person_id', 'o.blocked', 'o.addresses', 'a.username'])
    .select(sql<string[]>`array(select role from operators.grant where operator_id = o.id order by role)`.as('roles'))
