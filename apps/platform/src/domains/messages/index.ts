import { type InputOf, type Language, type MessageTopic, messageTopics, type ResponseOf } from '@baize/api'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database, Queryable, Tx } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { notify, notifyAll } from '../../kernel/push/notify.ts'
import type { MessageTexts } from './tables.ts'
import { tables } from './tables.ts'

export { fillTexts, type LetterTexts } from './fill-texts.ts'
export { messagesOfMember } from './of-member.ts'
export type { MessageTexts } from './tables.ts'

type UnreadCounts = ResponseOf<'messages.unreadCount'>
type OtherCount = 'missionCount' | 'rewardCount' | 'promoCount'

/** What is written to a member, in every language that the texts have. */
export interface Letter {
  memberId: bigint
  texts: MessageTexts
}

/** Personal messages and which of them were read. */
export function createMessages({ database, clock }: { database: Database; clock: Clock }) {
  const { kysely } = database
  const others: Partial<Record<OtherCount, (memberId: bigint) => Promise<number>>> = {}

  async function inbox(
    memberId: bigint,
    { topic, ...paging }: InputOf<'messages.inbox'>,
    language: Language,
  ): Promise<ResponseOf<'messages.inbox'>> {
    const own = tables(kysely)
      .selectFrom('messages.message')
      .selectAll()
      .where('member_id', '=', memberId)
      .$if(topic !== undefined, query => query.where('topic', '=', topic!))
    const [{ rows, totalPages }, unread] = await Promise.all([
      pageOf(own.orderBy('id', 'desc'), paging),
      unreadByTopic(memberId),
    ])
    const content = rows.map(row => ({
      id: row.id.toString(),
      topic: row.topic,
      ...(row.texts[language] ?? row.texts.EN),
      sentAt: row.sent_at.toISOString(),
      read: row.read_at !== null,
    }))
    return { content, totalPages, unread }
  }

  /** Reading twice changes nothing. @throws ApiError not_found for a message that is not the member's */
  async function markRead(memberId: bigint, id: bigint): Promise<void> {
    const row = await tables(kysely)
      .updateTable('messages.message')
      .set(eb => ({ read_at: eb.fn.coalesce('read_at', eb.val(clock.now())) }))
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    await notify(kysely, memberId, { kind: 'unread' })
  }

  /** @param topic the one group that is read; every group where it is left out */
  async function markAllRead(memberId: bigint, topic?: MessageTopic): Promise<void> {
    await tables(kysely)
      .updateTable('messages.message')
      .set({ read_at: clock.now() })
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .$if(topic !== undefined, query => query.where('topic', '=', topic!))
      .execute()
    await notify(kysely, memberId, { kind: 'unread' })
  }

  /** @throws ApiError not_found for a message that is not the member's */
  async function remove(memberId: bigint, id: bigint): Promise<void> {
    const row = await tables(kysely)
      .deleteFrom('messages.message')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    await notify(kysely, memberId, { kind: 'unread' })
  }

  async function unreadByTopic(memberId: bigint): Promise<Record<MessageTopic, number>> {
    const rows = await tables(kysely)
      .selectFrom('messages.message')
      .select(eb => ['topic', eb.fn.countAll<bigint>().as('count')])
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .groupBy('topic')
      .execute()
    const counts = new Map(rows.map(({ topic, count }) => [topic, Number(count)]))
    return Object.fromEntries(messageTopics.map(topic => [topic, counts.get(topic) ?? 0])) as Record<
      MessageTopic,
      number
    >
  }

  const unreadCount = async (memberId: bigint): Promise<number> =>
    Object.values(await unreadByTopic(memberId)).reduce((sum, count) => sum + count, 0)

  async function unreadCounts(memberId: bigint): Promise<UnreadCounts> {
    const [count, missionCount = 0, rewardCount = 0, promoCount = 0] = await Promise.all([
      unreadCount(memberId),
      others.missionCount?.(memberId),
      others.rewardCount?.(memberId),
      others.promoCount?.(memberId),
    ])
    return { count, messageCount: count, missionCount, rewardCount, promoCount }
  }

  async function sendAll(tx: Tx, topic: MessageTopic, letters: readonly Letter[]): Promise<void> {
    if (letters.length === 0) return
    const at = clock.now()
    await tables(tx)
      .insertInto('messages.message')
      .values(
        letters.map(({ memberId, texts }) => ({
          ...{ member_id: memberId, topic, texts: JSON.stringify(texts), sent_at: at, read_at: null },
        })),
      )
      .execute()
    await notifyAll(tx, [...new Set(letters.map(({ memberId }) => memberId))], { kind: 'unread' })
  }

  return {
    unreadCounts,
    /** Lets a later domain give a count of its own. Tell of changes by `noteChange`. */
    countBy(name: OtherCount, count: (memberId: bigint) => Promise<number>): void {
      others[name] = count
    },
    /** Tells the member's open pages, when the transaction commits, that what waits for them has changed. */
    noteChange: (tx: Queryable, memberId: bigint): Promise<void> => notify(tx, memberId, { kind: 'unread' }),

    /** Writes to a member inside the caller's transaction. */
    send: (tx: Tx, topic: MessageTopic, memberId: bigint, texts: MessageTexts): Promise<void> =>
      sendAll(tx, topic, [{ memberId, texts }]),
    /** The same to many at once. */
    sendAll,

    routes: {
      'messages.unreadCount': (_input, { caller }) => unreadCounts(caller.memberId),
      'messages.inbox': (input, { caller, language }) => inbox(caller.memberId, input, language),
      'messages.markRead': async ({ id }, { caller }) => {
        await markRead(caller.memberId, BigInt(id))
        return null
      },
      'messages.markAllRead': async ({ topic }, { caller }) => {
        await markAllRead(caller.memberId, topic)
        return null
      },
      'messages.remove': async ({ id }, { caller }) => {
        await remove(caller.memberId, BigInt(id))
        return null
      },
    } satisfies Partial<Handlers>,
  }
}
export type Messages = ReturnType<typeof createMessages>
