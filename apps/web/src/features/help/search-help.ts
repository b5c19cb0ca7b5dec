import type { ResponseOf } from '@baize/api'

export type HelpSection = ResponseOf<'site.helpCenter'>['sections'][number]

/** Text as it is compared: small letters without marks, and without tags. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'd')
    .toLowerCase()

/** Articles that hold every word, in their sections; sections without any are left out. No words, everything. */
export function searchHelp(sections: readonly HelpSection[], wanted: string): HelpSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return sections.flatMap(section => {
    const articles = section.articles.filter(({ title, html }) => {
      const text = plain(`${section.title} ${title} ${html}`)
      return words.every(word => text.includes(word))
    })
    return articles.length > 0 ? [{ ...section, articles }] : []
  })
}
