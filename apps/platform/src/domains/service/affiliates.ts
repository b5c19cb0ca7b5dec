import type { InputOf, ResponseOf } from '@baize/api'
import { agentCentreTypes, defaultLanguage } from '@baize/api'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { MemberCaller, OperatorCaller } from '../../kernel/http/caller.ts'
import { notify } from '../../kernel/push/notify.ts'
import { makeAgent, usernamesOf } from '../identity/index.ts'
import { languagesOf } from '../members/index.ts'
import type { ServiceDependencies } from './dependencies.ts'
import { tables } from './tables.ts'
import { decisionMessage } from './texts/messages.ts'

type Deps = Pick<ServiceDependencies, 'database' | 'clock' | 'agents' | 'messages'>

const queueLength = 200

/** @throws ApiError not_allowed for who is an agent already, application_exists while one waits */
export async function applyAsAffiliate(
  { database, clock }: Deps,
  { memberId, agentType }: MemberCaller,
  { comment, contact }: InputOf<'service.applyAsAffiliate'>,
): Promise<void> {
  if (agentCentreTypes.includes(agentType)) throw new ApiError('not_allowed')
  try {
    await tables(database.kysely)
      .insertInto('service.application')
      .values({ member_id: memberId, comment, contact, reason: null, sent_at: clock.now(), decided_at: null })
      .execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('application_exists')
    throw error
  }
}

export async function ownApplication(
  { database }: Deps,
  memberId: bigint,
): Promise<ResponseOf<'service.ownApplication'>> {
  const row = await tables(database.kysely)
    .selectFrom('service.application')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { state: row.state, comment: row.comment, sentAt: row.sent_at.toISOString(), reason: row.reason }
}

/** What waits for a decision, oldest first. */
export async function applications({ database }: Deps): Promise<ResponseOf<'service.applications'>> {
  const rows = await tables(database.kysely)
    .selectFrom('service.application')
    .selectAll()
    .where('state', '=', 'PENDING')
    .orderBy('id')
    .limit(queueLength)
    .execute()
  const ids = rows.map(row => row.member_id)
  const names = await usernamesOf(database.kysely, ids)
  const languages = await languagesOf(database.kysely, ids)
  return {
    list: rows.map(({ id, member_id, comment, contact, sent_at }) => ({
      id: id.toString(),
      account: names.get(member_id) ?? '',
      comment,
      contact,
      sentAt: sent_at.toISOString(),
      language: languages.get(member_id) ?? defaultLanguage,
    })),
  }
}

/**
 * Decides an application. An approved member is an agent from the next call on, with a code of their own.
 * @throws ApiError not_found, already_decided
 */
export async function decideApplication(
  { database, clock, agents, messages }: Deps,
  { id, approve, reason }: InputOf<'service.decideApplication'>,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
): Promise<void> {
  await database.transaction(async tx => {
    const row = await tables(tx)
      .selectFrom('service.application')
      .select(['id', 'member_id', 'state'])
      .where('id', '=', BigInt(id))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    if (row.state !== 'PENDING') throw new ApiError('already_decided')
    const at = clock.now()
    const state = approve ? 'APPROVED' : 'REJECTED'
    await tables(tx)
      .updateTable('service.application')
      .set({ state, reason, decided_at: at })
      .where('id', '=', row.id)
      .execute()
    if (approve) {
      await makeAgent(tx, row.member_id)
      await agents.giveCode(tx, row.member_id)
      await notify(tx, row.member_id, { kind: 'member' })
    }
    await messages.send(tx, 'SERVICE', row.member_id, decisionMessage(approve, reason))
    const subject = `application:${id}`
    const change = { detail: { reason }, before: { state: row.state }, after: { state } }
    await audit(tx, { at, actor: `operator:${operatorId}`, action: 'service.decideApplication', subject, ...change })
  })
}
