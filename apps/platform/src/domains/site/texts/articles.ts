import type { InputOf, Language, ResponseOf } from '@baize/api'
import { pageOf } from '@baize/server-kit/database/page-of'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { tables } from '../tables.ts'
import { inLanguage } from './in-language.ts'
import { markdownToHtml } from './markdown.ts'

type Deps = { database: Database; clock: Clock }

/** A page of articles of one kind that are out by now, the newest first. */
export async function listArticles(
  { database: { kysely }, clock }: Deps,
  { kind, ...paging }: InputOf<'site.articles'>,
  language: Language,
): Promise<ResponseOf<'site.articles'>> {
  const out = tables(kysely)
    .selectFrom('site.article')
    .where('kind', '=', kind)
    .where('enabled', '=', true)
    .where('posted_at', '<=', clock.now())
    .selectAll()
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
  const { rows, totalPages } = await pageOf(out, paging)
  return {
    list: rows.flatMap(row => {
      const text = inLanguage(row.texts, language)
      if (!text) return []
      const { title, summary } = text
      return [{ slug: row.slug, picture: row.picture, title, summary, postedAt: row.posted_at.toISOString() }]
    }),
    totalPages,
  }
}

/** @throws ApiError not_found for a slug that is not out */
export async function readArticle(
  { database: { kysely }, clock }: Deps,
  { kind, slug }: InputOf<'site.article'>,
  language: Language,
): Promise<ResponseOf<'site.article'>> {
  const row = await tables(kysely)
    .selectFrom('site.article')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('enabled', '=', true)
    .where('posted_at', '<=', clock.now())
    .executeTakeFirst()
  const text = row && inLanguage(row.texts, language)
  if (!row || !text) throw new ApiError('not_found')
  const { title, summary, markdown } = text
  const { picture, posted_at } = row
  return { slug, picture, title, summary, html: markdownToHtml(markdown), postedAt: posted_at.toISOString() }
}

/** Writes an article anew or over the one of the same kind and slug. */
export async function saveArticle(
  { database, clock }: Deps,
  { reason, texts, ...input }: InputOf<'site.saveArticle'>,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
): Promise<void> {
  await database.transaction(async tx => {
    const at = clock.now()
    const posted_at = input.postedAt ? new Date(input.postedAt) : at
    const { kind, slug, picture, enabled } = input
    const values = { picture, texts: JSON.stringify(texts), enabled, posted_at }
    const known = await tables(tx)
      .selectFrom('site.article')
      .select(['picture', 'texts', 'enabled', 'posted_at'])
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst()
    await tables(tx)
      .insertInto('site.article')
      .values({ kind, slug, ...values })
      .onConflict(conflict => conflict.columns(['kind', 'slug']).doUpdateSet(values))
      .execute()
    const subject = `article:${kind}/${slug}`
    const change = { before: known ?? null, after: { picture, texts, enabled, posted_at } }
    const act = { action: 'site.saveArticle', subject, detail: { reason }, ...change }
    await audit(tx, { at, actor: `operator:${operatorId}`, ...act })
  })
}
