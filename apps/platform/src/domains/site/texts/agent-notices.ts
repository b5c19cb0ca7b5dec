import type { InputOf, Language, ResponseOf } from '@baize/api'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { Database } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { inLanguage } from './in-language.ts'

/** A page of the notices for agents, the newest first. One without a text in any language that may be shown is left out. */
export async function agentNotices(
  { kysely }: Database,
  paging: InputOf<'agents.announcements'>,
  language: Language,
): Promise<ResponseOf<'agents.announcements'>> {
  const shown = tables(kysely)
    .selectFrom('site.notice')
    .select(['id', 'texts', 'posted_at'])
    .where('type', '=', 'AG')
    .where('enabled', '=', true)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
  const { rows, totalPages } = await pageOf(shown, paging)
  return {
    list: rows.flatMap(({ id, texts, posted_at }) => {
      const text = inLanguage(texts, language)
      return text ? [{ id: id.toString(), postedAt: posted_at.toISOString(), ...text }] : []
    }),
    totalPages,
  }
}
