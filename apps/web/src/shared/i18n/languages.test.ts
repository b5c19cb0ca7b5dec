import { readdirSync, readFileSync } from 'node:fs'
import { type Language, languages } from '@baize/api'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { grouped } from '../../features/games/games-count.tsx'
import { dayText } from '../records/days/days.ts'
import { localeTag } from './language.ts'

const folder = new URL('../../locales/', import.meta.url)
const codes = Object.keys(languages) as Language[]
const catalogueOf = (language: Language) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<string, string>

/** A translator as the build makes it: compiled messages under the language's tag. */
function translator(language: Language) {
  const messages = Object.entries(catalogueOf(language)).map(([key, text]) => [key, compileMessage(text)])
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: localeTag(language), messages: Object.fromEntries(messages) })
  return i18n
}

test('[I18N-001] there are local files of Chinese, English, Indonesian, Thai, Tagalog, Vietnamese and Japanese', () => {
  expect(codes).toEqual(expect.arrayContaining(['CN', 'EN', 'ID', 'JA', 'TH', 'TY', 'VI']))
  expect(readdirSync(folder).sort()).toEqual(codes.map(code => `${code}.json`).sort())
  for (const language of codes) expect(translator(language)._('auth.register'), language).not.toBe('auth.register')
})

describe.each(codes)('%s', language => {
  const messages = catalogueOf(language)

  test('[I18N-011, I18N-012, I18N-013] has the trial warning, its button and the refused invitation code', () => {
    for (const key of ['in_need_true_account', 'in_increase_submit', 'invitation_code_error'])
      expect(messages[key]?.trim(), key).toBeTruthy()
  })

  test.each(['ALNUM', 'ALPHA', 'NUM', 'ALNUM_START_ALPHA', 'PASSWORD', 'EMAIL', 'PHONE', 'NAME', 'ANY', 'DATE'])(
    '[I18N-014] has the hint of the pattern %s, with both bounds',
    patternId => {
      expect(messages[`pattern.${patternId}`]).toContain('(min) - (max)')
    },
  )

  test('says that an error is unknown, and every other fault of the browser', () => {
    for (const fault of ['unknown', 'network', 'slow', 'popupClosed', 'invalidUrl', 'partFailed'])
      expect(messages[`error.${fault}`]?.trim(), fault).toBeTruthy()
  })

  test('every text takes its values and leaves no brace', () => {
    const i18n = translator(language)
    for (const [key, text] of Object.entries(messages)) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!)
      const shown = i18n._(key, Object.fromEntries(names.map(name => [name, 47])))
      expect(shown, key).not.toMatch(/[{}]/)
      for (const name of names) expect(shown, `${key} ${name}`).toContain('47')
    }
  })

  test('every text is written in composed characters, without spaces at its ends', () => {
    for (const [key, text] of Object.entries(messages)) expect(text, key).toBe(text.normalize('NFC').trim())
  })

  test('names of places keep to the room of a menu', () => {
    const graphemes = new Intl.Segmenter(localeTag(language))
    const limit = { CN: 6, JA: 9, TH: 14 }[language as string] ?? 18
    for (const [key, text] of Object.entries(messages))
      if (/^(nav|category)\./.test(key)) expect([...graphemes.segment(text)].length, key).toBeLessThanOrEqual(limit)
  })
})

test.each([
  ['EN', 1, '1 thing waiting for you'],
  ['EN', 4, '4 things waiting for you'],
  ['TY', 3, 'May 3 item na naghihintay sa iyo'],
  ['TY', 4, 'May 4 na item na naghihintay sa iyo'],
  ['ID', 1, '1 hal menunggu Anda'],
  ['VI', 4, '4 mục đang chờ bạn'],
] as const)('[UX-007] %s counts %d by its own plural rules', (language, count, sentence) => {
  expect(translator(language)._('account.waiting', { count })).toBe(sentence)
})

const halfPastMidnight = '2026-01-05T00:30:00.000Z'
test.each([
  ['CN', '2026年1月5日', '2026年11月20日'],
  ['EN', '5 Jan 2026', '20 Nov 2026'],
  ['ID', '5 Jan 2026', '20 Nov 2026'],
  ['TH', '5 ม.ค. 2026', '20 พ.ย. 2026'],
  ['TY', 'Jan 5, 2026', 'Nov 20, 2026'],
  ['VI', '5/1/2026', '20/11/2026'],
  ['JA', '2026年1月5日', '2026年11月20日'],
] as const)('[UX-007] %s writes days as %s and %s', (language, winter, autumn) => {
  const i18n = translator(language)
  const t: Parameters<typeof dayText>[0] = (key, values) => i18n._(key, values)
  expect(dayText(t, halfPastMidnight, 'GMT')).toBe(winter)
  expect(dayText(t, '2026-11-19T16:30:00.000Z', 'Asia/Manila')).toBe(autumn)
})

test.each(['EN', 'ID', 'TH'] as const)('%s names the months as its readers know them', language => {
  const known = new Intl.DateTimeFormat(localeTag(language), { month: 'short', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, at) => known.format(Date.UTC(2026, at, 15)))
  expect(catalogueOf(language)['date.months']!.split(' ')).toEqual(names)
})

test.each(codes)('[UX-007] %s parts thousands as its readers do', language => {
  const mark = catalogueOf(language)['number.group']!
  for (const count of [7, 950, 3_012, 1_234_567])
    expect(grouped(count, mark)).toBe(new Intl.NumberFormat(localeTag(language)).format(count))
})
