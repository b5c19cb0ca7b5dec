import type { Language, ResponseOf } from '@baize/api'
import { helpSections, helpTexts } from '@baize/platform/demo/help/sections'
import { banners } from '@baize/platform/demo/texts/banners'
import { notices } from '@baize/platform/demo/texts/notices'
import { fieldRules } from './permission.ts'

type Announcements = ResponseOf<'site.announcements'>

const postedAt = new Date(Date.UTC(2026, 10, 18, 9, 30)).toISOString()
const textIn = <T>(texts: Partial<Record<Language, T>>, language: Language): T => (texts[language] ?? texts.EN)!

const noticesOf = (type: 'PL' | 'PU' | 'PR' | 'H', language: Language): Announcements['player'] =>
  notices
    .filter(notice => notice.type === type)
    .map((notice, index) => ({ id: `${type}${index}`, postedAt, ...textIn(notice.texts, language) }))

/** Banners and notices of the demo brand. */
export const announcements = (language: Language): Announcements => ({
  banners: banners.map(({ group, picture, url, texts }, index) => ({
    bannerId: String(index),
    groupName: group,
    url,
    linkageType: url === '' ? '' : '1',
    image: picture,
    ...textIn(texts, language),
  })),
  player: noticesOf('PL', language),
  popup: noticesOf('PU', language),
  promotion: noticesOf('PR', language),
  help: noticesOf('H', language),
})

/** The help centre of the demo brand. */
export function helpCenter(language: Language): ResponseOf<'site.helpCenter'> {
  const { sections, articles } = textIn(helpTexts, language)
  return {
    sections: helpSections.map(({ id, articles: ids }) => ({
      id,
      title: sections[id],
      articles: ids.map(article => ({ id: article, ...articles[article as keyof typeof articles] })),
    })),
  }
}

const countries = {
  PH: '63',
  VN: '84',
  TH: '66',
  CN: '86',
  JP: '81',
  ID: '62',
  MY: '60',
  SG: '65',
  KR: '82',
  TW: '886',
}

export const countryCode: ResponseOf<'site.countryCode'> = {
  current: 'PH',
  list: Object.entries(countries).map(([code, dialing]) => ({ countryCode: code, countryDialingCode: dialing })),
}

export const registerSettings: ResponseOf<'site.registerSettings'> = {
  usernameRegistration: true,
  mobileRegistration: true,
  mobilePassword: true,
  smsVerification: true,
  countryPicker: true,
  directRegistration: true,
  fields: fieldRules,
}
