import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { memberByName, usernamesOf } from '../../identity/index.ts'
import type { ServiceDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { mutedMessage } from '../texts/messages.ts'

type Deps = Pick<ServiceDependencies, 'database' | 'clock' | 'messages'>

const hourMs = 3_600_000

/** @throws ApiError chat_muted while a moderator keeps the member from writing in the common room */
export async function requireUnmuted(tx: Tx, now: Date, memberId: bigint): Promise<void> {
  const mute = await tables(tx)
    .selectFrom('service.mute')
    .select('until')
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst()
  if (!mute) return
  const retryAfterSeconds = Math.ceil((mute.until.getTime() - now.getTime()) / 1000)
  throw new ApiError('chat_muted', { retryAfterSeconds })
}

/**
 * Keeps whoever wrote a post of the common room from writing there for some hours; a longer or shorter time takes the place
 * of one that runs. The member reads the reason.
 * @throws ApiError not_found
 */
export async function muteAuthor(
  { database, clock, messages }: Deps,
  { id, hours, reason }: InputOf<'service.mute'>,
  operatorId: bigint,
): Promise<ResponseOf<'service.mute'>> {
  return database.transaction(async tx => {
    const post = await tables(tx)
      .selectFrom('service.post')
      .select('author_id')
      .where('id', '=', BigInt(id))
      .where('talk_id', 'is', null)
      .executeTakeFirst()
    if (!post?.author_id) throw new ApiError('not_found')
    const memberId = post.author_id
    const at = clock.now()
    const until = new Date(at.getTime() + hours * hourMs)
    const before = await tables(tx)
      .selectFrom('service.mute')
      .select('until')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    await tables(tx)
      .insertInto('service.mute')
      .values({ member_id: memberId, until, reason })
      .onConflict(conflict => conflict.column('member_id').doUpdateSet({ until, reason }))
      .execute()
    await messages.send(tx, 'SERVICE', memberId, mutedMessage(hours, reason))
    const subject = `member:${memberId}`
    const change = { before: { until: before?.until ?? null }, after: { until } }
    const act = { action: 'service.mute', subject, detail: { reason, post: id }, ...change }
    await audit(tx, { at, actor: `operator:${operatorId}`, ...act })
    return { account: (await usernamesOf(tx, [memberId])).get(memberId) ?? '', until: until.toISOString() }
  })
}

/** Lets a member write again. @throws ApiError not_found for somebody who is not kept from it */
export async function unmute(
  { database, clock }: Deps,
  { account, reason }: InputOf<'service.unmute'>,
  operatorId: bigint,
): Promise<void> {
  await database.transaction(async tx => {
    const at = clock.now()
    const memberId = await memberByName(tx, account)
    if (memberId === null) throw new ApiError('not_found')
    const ended = await tables(tx)
      .deleteFrom('service.mute')
      .where('member_id', '=', memberId)
      .where('until', '>', at)
      .returning('until')
      .executeTakeFirst()
    if (!ended) throw new ApiError('not_found')
    const subject = `member:${memberId}`
    const change = { detail: { reason }, before: { until: ended.until }, after: { until: null } }
    await audit(tx, { at, actor: `operator:${operatorId}`, action: 'service.unmute', subject, ...change })
  })
}
