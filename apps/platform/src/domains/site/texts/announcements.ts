import type { InputOf, Language, ResponseOf } from '@baize/api'
import type { Database } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { inLanguage } from './in-language.ts'

type Announcements = ResponseOf<'site.announcements'>
type Notice = Announcements['player'][number]

/** Banners and notices of the types asked for; a type that was not asked for comes empty. */
export async function announcements(
  { kysely }: Database,
  input: InputOf<'site.announcements'>,
  language: Language,
): Promise<Announcements> {
  const types = new Set(input.types.split(',').map(type => type.trim().toUpperCase()))
  const bannerRows = types.has('B')
    ? await tables(kysely)
        .selectFrom('site.banner')
        .selectAll()
        .where('enabled', '=', true)
        .orderBy('position')
        .execute()
    : []
  const noticeRows = await tables(kysely)
    .selectFrom('site.notice')
    .selectAll()
    .where('enabled', '=', true)
    .where('type', '<>', 'AG')
    .orderBy('posted_at', 'desc')
    .limit(200)
    .execute()
  const notices = (type: string): Notice[] =>
    types.has(type)
      ? noticeRows
          .filter(row => row.type === type)
          .flatMap(row => {
            const text = inLanguage(row.texts, language)
            return text ? [{ id: row.id.toString(), postedAt: row.posted_at.toISOString(), ...text }] : []
          })
      : []
  return {
    banners: bannerRows.flatMap(row => {
      const text = inLanguage(row.texts, language)
      if (!text) return []
      const { group_name: groupName, url, linkage_type: linkageType, picture: image } = row
      return [{ bannerId: row.id.toString(), groupName, url, linkageType, image, ...text }]
    }),
    player: notices('PL'),
    popup: notices('PU'),
    promotion: notices('PR'),
    help: notices('H'),
  }
}
