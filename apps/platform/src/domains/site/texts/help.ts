import type { Language, ResponseOf } from '@baize/api'
import type { Database } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { inLanguage } from './in-language.ts'

/** Sections with their articles in order, each text in the language asked for or else in the default one. */
export async function helpCenter({ kysely }: Database, language: Language): Promise<ResponseOf<'site.helpCenter'>> {
  const sections = await tables(kysely).selectFrom('site.help_section').selectAll().orderBy('position').execute()
  const articles = await tables(kysely).selectFrom('site.help_article').selectAll().orderBy('position').execute()
  const bySection = Map.groupBy(articles, article => article.section_id)
  return {
    sections: sections.flatMap(({ id, titles }) => {
      const title = inLanguage(titles, language)
      if (!title) return []
      const shown = (bySection.get(id) ?? []).flatMap(article => {
        const text = inLanguage(article.texts, language)
        return text ? [{ id: article.id, ...text }] : []
      })
      return [{ id, title, articles: shown }]
    }),
  }
}
