import type { Language } from '@baize/api'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

export type BannerTexts = Partial<Record<Language, { title: string; text: string; action: string }>>
export type NoticeTexts = Partial<Record<Language, { title: string; html: string }>>

export type ArticleTexts = Partial<Record<Language, { title: string; summary: string; markdown: string }>>

/** Tables that only this domain names. */
export interface SiteTables {
  'site.banner': {
    id: GeneratedAlways<bigint>
    group_name: string
    picture: string
    url: string
    linkage_type: Generated<string>
    texts: JSONColumnType<BannerTexts>
    enabled: Generated<boolean>
    position: number
  }
  'site.help_section': { id: string; position: number; titles: JSONColumnType<Partial<Record<Language, string>>> }
  'site.help_article': { id: string; section_id: string; position: number; texts: JSONColumnType<NoticeTexts> }
  'site.article': {
    id: GeneratedAlways<bigint>
    kind: 'BLOG' | 'NEWS'
    slug: string
    picture: string
    texts: JSONColumnType<ArticleTexts>
    posted_at: Date
    enabled: Generated<boolean>
  }
  'site.notice': {
    id: GeneratedAlways<bigint>
    type: 'PL' | 'PU' | 'PR' | 'H' | 'AG'
    texts: JSONColumnType<NoticeTexts>
    posted_at: Date
    enabled: Generated<boolean>
  }
}

type Tables = SiteTables
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
