import type { ChatPost } from '@baize/api'
import { chatHistory, chatPauseMs } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { ChatRoom } from '../../../kernel/push/hub.ts'
import { notify } from '../../../kernel/push/notify.ts'
import { nicknamesOf } from '../../members/index.ts'
import type { ServiceDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { requireUnmuted } from './mutes.ts'

type Deps = Pick<ServiceDependencies, 'database' | 'clock'>

/** Where something is said: the common room, or a talk with the house. */
export type Place = { talkId: bigint | null }

export const roomOf = ({ talkId }: Place): ChatRoom => (talkId === null ? 'room:lobby' : `room:talk-${talkId}`)

/** The latest posts of a place, oldest first. */
export async function postsOf(database: Queryable, { talkId }: Place, limit = chatHistory): Promise<ChatPost[]> {
  const rows = await tables(database)
    .selectFrom('service.post')
    .select(['id', 'author_id', 'staff', 'text', 'posted_at'])
    .where('talk_id', talkId === null ? 'is' : '=', talkId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const names = await nicknamesOf(
    database,
    rows.flatMap(({ author_id }) => (author_id === null ? [] : [author_id])),
  )
  return rows.toReversed().map(({ id, author_id, staff, text, posted_at }) => ({
    id: id.toString(),
    author: author_id === null ? null : (names.get(author_id) ?? null),
    staff,
    text,
    at: posted_at.toISOString(),
  }))
}

export interface Saying {
  text: string
  /** Member who speaks; null for a visitor and for the house. */
  authorId: bigint | null
  staff: boolean
}

/**
 * Says something in a place; everybody there hears it with the commit.
 * @throws ApiError too_many_requests within the pause after the last post of the same author or visitor, chat_muted
 */
export async function say({ database, clock }: Deps, place: Place, saying: Saying): Promise<void> {
  await database.transaction(async tx => {
    await sayIn(tx, clock.now(), place, saying)
  })
}

export async function sayIn(tx: Tx, now: Date, place: Place, { text, authorId, staff }: Saying): Promise<void> {
  if (!staff) await waitForTurn(tx, now, place, authorId)
  if (place.talkId === null && authorId !== null) await requireUnmuted(tx, now, authorId)
  const { id } = await tables(tx)
    .insertInto('service.post')
    .values({ talk_id: place.talkId, author_id: authorId, staff, text, posted_at: now, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const author = authorId === null ? null : ((await nicknamesOf(tx, [authorId])).get(authorId) ?? null)
  const post = { id: id.toString(), author, staff, text, at: now.toISOString() }
  await notify(tx, roomOf(place), { kind: 'post', post })
}

async function waitForTurn(tx: Tx, now: Date, { talkId }: Place, authorId: bigint | null): Promise<void> {
  const who = authorId === null ? `talk:${talkId}` : `member:${authorId}`
  // An author who speaks elsewhere at this moment is too early here: nobody waits for a lock with a connection in hand.
  const { rows } = await sql<{ is_first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`service.post|${who}`}, 0)) as is_first`.execute(tx)
  if (!rows[0]!.is_first) throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(chatPauseMs / 1000) })
  const last = await tables(tx)
    .selectFrom('service.post')
    .select(eb => eb.fn.max('posted_at').as('at'))
    .where('staff', '=', false)
    .where(eb => (authorId === null ? eb('talk_id', '=', talkId) : eb('author_id', '=', authorId)))
    .executeTakeFirst()
  const waitMs = last?.at ? last.at.getTime() + chatPauseMs - now.getTime() : 0
  if (waitMs > 0) throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** @throws ApiError not_found */
export async function removePost(
  { database, clock }: Deps,
  { id, reason }: { id: string; reason: string },
  operatorId: bigint,
): Promise<void> {
  await database.transaction(async tx => {
    const at = clock.now()
    const row = await tables(tx)
      .updateTable('service.post')
      .set({ removed_at: at })
      .where('id', '=', BigInt(id))
      .where('talk_id', 'is', null)
      .where('removed_at', 'is', null)
      .returning('author_id')
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    await notify(tx, roomOf({ talkId: null }), { kind: 'removed', id })
    const detail = { reason, author: String(row.author_id) }
    await audit(tx, {
      at,
      actor: `operator:${operatorId}`,
      action: 'service.removePost',
      subject: `post:${id}`,
      detail,
      ...{ before: { removed: false }, after: { removed: true } },
    })
  })
}
