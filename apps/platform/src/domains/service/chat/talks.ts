import { createHash } from 'node:crypto'
import type { InputOf, Language, ResponseOf } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { ServiceDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { postsOf, sayIn } from './posts.ts'

type Deps = Pick<ServiceDependencies, 'database' | 'clock'>

const listLength = 100
const talkLength = 500

/**
 * The talk that a browser's secret opens, made when the secret is new. A member who comes in later is noted, and the language
 * that is read now.
 */
export async function openTalk(
  { database, clock }: Deps,
  key: string,
  memberId: bigint | null,
  language: Language,
): Promise<bigint> {
  const { id } = await tables(database.kysely)
    .insertInto('service.talk')
    .values({
      key_hash: createHash('sha256').update(key).digest(),
      member_id: memberId,
      opened_at: clock.now(),
      language,
    })
    .onConflict(conflict =>
      conflict
        .column('key_hash')
        .doUpdateSet({ member_id: sql`coalesce(service.talk.member_id, excluded.member_id)`, language }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface TalkRow {
  id: bigint
  language: Language
  username: string | null
  text: string
  at: Date
  waits: boolean
}

/** Talks in which something was said, those that wait for an answer first, then the latest. */
export async function listTalks({ database }: Deps): Promise<ResponseOf<'service.talks'>> {
  const { rows } = await sql<TalkRow>`
    select t.id, t.language, a.username, p.text, p.posted_at as at, not p.staff as waits
    from service.talk t
    join lateral (select text, posted_at, staff from service.post where talk_id = t.id order by id desc limit 1) p on true
    left join identity.account_state a on a.account_id = t.member_id
    order by p.staff, p.posted_at desc limit ${listLength}`.execute(database.kysely)
  return {
    list: rows.map(({ id, username, text, at, waits, language }) => ({
      id: id.toString(),
      account: username,
      lastText: text,
      lastAt: at.toISOString(),
      ...{ waits, language },
    })),
  }
}

/** @throws ApiError not_found */
export async function readTalk({ database }: Deps, id: bigint): Promise<ResponseOf<'service.talk'>> {
  const posts = await postsOf(database.kysely, { talkId: id }, talkLength)
  if (posts.length === 0) throw new ApiError('not_found')
  return { posts }
}

/** @throws ApiError not_found */
export async function answerTalk(
  { database, clock }: Deps,
  { id, text }: InputOf<'service.answerTalk'>,
  operatorId: bigint,
): Promise<void> {
  const talkId = BigInt(id)
  await database.transaction(async tx => {
    const talk = await tables(tx).selectFrom('service.talk').select('id').where('id', '=', talkId).executeTakeFirst()
    if (!talk) throw new ApiError('not_found')
    const at = clock.now()
    await sayIn(tx, at, { talkId }, { text, authorId: null, staff: true })
    const act = { action: 'service.answerTalk', subject: `talk:${id}`, before: null, after: { text } }
    await audit(tx, { at, actor: `operator:${operatorId}`, ...act })
  })
}
