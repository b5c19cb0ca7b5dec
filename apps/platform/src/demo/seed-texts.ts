import type { Clock } from '@baize/server-kit/outside'
import { everyTable } from '../domains/every-table.ts'
import type { Database, Queryable } from '../kernel/database/open-database.ts'
import { helpSections, helpTexts } from './help/sections.ts'
import { agentNotices } from './texts/agent-notices.ts'
import { articles } from './texts/articles.ts'
import { type BannerLink, banners } from './texts/banners.ts'
import { earlierNotices } from './texts/earlier-notices.ts'
import { notices } from './texts/notices.ts'

const dayMs = 86_400_000

/** Banners, notices, articles and the help centre of the demo brand, after its promotions: all of them, or none where they are there. */
export async function seedTexts(database: Database, clock: Clock): Promise<void> {
  await database.transaction(async kysely => {
    const known = await everyTable(kysely).selectFrom('site.banner').select('id').limit(1).executeTakeFirst()
    if (!known) await writeTexts({ kysely }, clock)
  })
}

async function writeTexts({ kysely }: { kysely: Queryable }, clock: Clock): Promise<void> {
  const promotions = await everyTable(kysely).selectFrom('promotions.promotion').select(['code', 'id']).execute()
  const addressOf = (url: string, linksTo: BannerLink) =>
    linksTo === '4' ? String(promotions.find(({ code }) => code === url)!.id) : url
  await everyTable(kysely)
    .insertInto('site.banner')
    .values(
      banners.map(({ group, picture, url, linksTo = url === '' ? '' : '1', texts }, position) => ({
        group_name: group,
        picture,
        url: addressOf(url, linksTo),
        linkage_type: linksTo,
        texts: JSON.stringify(texts),
        position,
      })),
    )
    .execute()
  await everyTable(kysely)
    .insertInto('site.notice')
    .values(
      [...notices, ...earlierNotices, ...agentNotices].map(({ type, daysAgo, texts }) => ({
        type,
        texts: JSON.stringify(texts),
        posted_at: new Date(clock.now().getTime() - daysAgo * dayMs),
      })),
    )
    .execute()
  await everyTable(kysely)
    .insertInto('site.article')
    .values(
      articles.map(({ kind, slug, picture, daysAgo, texts }) => ({
        ...{ kind, slug, picture },
        texts: JSON.stringify(texts),
        posted_at: new Date(clock.now().getTime() - daysAgo * dayMs),
      })),
    )
    .execute()
  await seedHelp({ kysely })
}

async function seedHelp({ kysely }: { kysely: Queryable }): Promise<void> {
  const languages = Object.entries(helpTexts)
  await everyTable(kysely)
    .insertInto('site.help_section')
    .values(
      helpSections.map(({ id }, position) => ({
        id,
        position,
        titles: JSON.stringify(Object.fromEntries(languages.map(([code, { sections }]) => [code, sections[id]]))),
      })),
    )
    .execute()
  await everyTable(kysely)
    .insertInto('site.help_article')
    .values(
      helpSections.flatMap(({ id: section_id, articles }) =>
        articles.map((id, position) => ({
          id,
          section_id,
          position,
          texts: JSON.stringify(Object.fromEntries(languages.map(([code, texts]) => [code, texts.articles[id]]))),
        })),
      ),
    )
    .execute()
}
