import { agentCentreTypes } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { codeKey } from './codes.ts'
import { tables } from './tables.ts'

/** Accounts that may have downlines. */
const agents = (db: Queryable) =>
  tables(db)
    .selectFrom('agents.member as m')
    .innerJoin('identity.account_state as a', 'a.account_id', 'm.id')
    .select('m.id')
    .where('a.active', '=', true)
    .where('a.agent_type', 'in', [...agentCentreTypes])

/**
 * The agent who takes in members by a code on a domain, and the code as it is stored.
 * @throws ApiError affiliate_unknown
 */
export async function agentByCode(db: Queryable, code: string, domain: string): Promise<{ id: bigint; code: string }> {
  const agent = await agents(db)
    .innerJoin('agents.affiliate_code as c', 'c.agent_id', 'm.id')
    .select('c.code')
    .where('c.code', '=', codeKey(code))
    .where(sql<boolean>`(c.domains = '{}' or ${domain.toLowerCase()} = any (c.domains))`)
    .executeTakeFirst()
  if (!agent) throw new ApiError('affiliate_unknown')
  return agent
}

/**
 * The agent of a numeric id, as older links name them.
 * @throws ApiError invalid_input naming the field
 */
export async function agentById(db: Queryable, recommenderId: string): Promise<bigint> {
  const agent = /^\d{1,18}$/.test(recommenderId)
    ? await agents(db).where('m.id', '=', BigInt(recommenderId)).executeTakeFirst()
    : undefined
  if (!agent) throw new ApiError('invalid_input', { faults: [{ field: 'recommenderId', fault: 'pattern' }] })
  return agent.id
}

/** The member who hands out a referral code, or null: a stale invitation must not keep anybody out. */
export async function inviterByCode(db: Queryable, code: string): Promise<bigint | null> {
  const inviter = await tables(db)
    .selectFrom('agents.member')
    .select('id')
    .where('referral_code', '=', codeKey(code))
    .executeTakeFirst()
  return inviter?.id ?? null
}
