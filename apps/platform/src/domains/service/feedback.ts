import type { InputOf, Language, ResponseOf } from '@baize/api'
import { guestType, wordCount } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Caller, OperatorCaller } from '../../kernel/http/caller.ts'
import { usernamesOf } from '../identity/index.ts'
import type { ServiceDependencies } from './dependencies.ts'
import { tables } from './tables.ts'
import { answerMessage } from './texts/messages.ts'

type Deps = Pick<ServiceDependencies, 'database' | 'clock' | 'settings' | 'messages'>

/** An address or a member says so much in an hour, and no more. */
const perHour = 5
const hourMs = 3_600_000
const queueLength = 200

/**
 * Takes feedback in. Whoever has no account leaves a way to reach them.
 * @throws ApiError invalid_input for too few or too many words, or no contact; too_many_requests
 */
export async function takeFeedback(
  { database, clock, settings }: Deps,
  { questionType, content, contact }: InputOf<'service.feedback'>,
  { caller, address, language }: { caller: Caller; address: string; language: Language },
): Promise<ResponseOf<'service.feedback'>> {
  if (caller.kind === 'member' && caller.agentType === guestType) throw new ApiError('trial_refused')
  const { min, max } = (await settings.brand()).feedbackWords
  const words = wordCount(content)
  if (words < min) throw refused('content', 'too_few_words', { min })
  if (words > max) throw refused('content', 'too_many_words', { max })
  const memberId = caller.kind === 'member' ? caller.memberId : null
  if (memberId === null && contact.trim() === '') throw refused('contact', 'required')
  const now = clock.now()
  const since = new Date(now.getTime() - hourMs)
  const { recent } = await tables(database.kysely)
    .selectFrom('service.feedback')
    .select(eb => eb.fn.countAll<bigint>().as('recent'))
    .where('sent_at', '>', since)
    .where(eb =>
      memberId === null
        ? eb.and([eb('member_id', 'is', null), eb('address', '=', address)])
        : eb('member_id', '=', memberId),
    )
    .executeTakeFirstOrThrow()
  if (recent >= perHour) throw new ApiError('too_many_requests', { retryAfterSeconds: hourMs / 1000 })
  const { id } = await tables(database.kysely)
    .insertInto('service.feedback')
    .values({
      member_id: memberId,
      address,
      question_type: questionType,
      content: content.trim(),
      contact: contact.trim(),
      language,
      sent_at: now,
      answer: null,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: id.toString() }
}

const refused = (
  field: string,
  fault: 'too_few_words' | 'too_many_words' | 'required',
  values?: Record<string, number>,
) => new ApiError('invalid_input', { faults: [{ field, fault, ...(values && { values }) }] })

/** What a member said so far, newest first. */
export async function ownFeedback({ database }: Deps, memberId: bigint): Promise<ResponseOf<'service.ownFeedback'>> {
  const rows = await tables(database.kysely)
    .selectFrom('service.feedback')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return { list: rows.map(present) }
}

/** What waits for an answer, oldest first. */
export async function feedbackQueue({ database }: Deps): Promise<ResponseOf<'service.feedbackQueue'>> {
  const rows = await tables(database.kysely)
    .selectFrom('service.feedback')
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy('id')
    .limit(queueLength)
    .execute()
  const ids = rows.flatMap(({ member_id }) => (member_id === null ? [] : [member_id]))
  const names = await usernamesOf(database.kysely, ids)
  return {
    list: rows.map(row => ({
      ...present(row),
      account: row.member_id === null ? null : (names.get(row.member_id) ?? null),
      contact: row.contact,
      language: row.language,
    })),
  }
}

/** @throws ApiError not_found, already_decided */
export async function answerFeedback(
  { database, clock, messages }: Deps,
  { id, reason: answer }: InputOf<'service.answerFeedback'>,
  operator: Pick<OperatorCaller, 'operatorId'>,
): Promise<void> {
  await database.transaction(async tx => {
    const row = await tables(tx)
      .selectFrom('service.feedback')
      .selectAll()
      .where('id', '=', BigInt(id))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    if (row.answered_at) throw new ApiError('already_decided')
    const at = clock.now()
    await tables(tx).updateTable('service.feedback').set({ answer, answered_at: at }).where('id', '=', row.id).execute()
    if (row.member_id !== null) await messages.send(tx, 'SERVICE', row.member_id, answerMessage(row.content, answer))
    const actor = `operator:${operator.operatorId}`
    await audit(tx, {
      at,
      actor,
      action: 'service.answerFeedback',
      subject: `feedback:${id}`,
      ...{ detail: { reason: answer }, before: { answer: null }, after: { answer } },
    })
  })
}

interface StoredFeedback {
  id: bigint
  question_type: ResponseOf<'service.ownFeedback'>['list'][number]['questionType']
  content: string
  sent_at: Date
  answer: string | null
  answered_at: Date | null
}

const present = (row: StoredFeedback) => ({
  id: row.id.toString(),
  questionType: row.question_type,
  content: row.content,
  sentAt: row.sent_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})
