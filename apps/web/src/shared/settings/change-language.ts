import type { Language } from '@baize/api'
import type { Messages } from '@lingui/core'
import { setBoot } from '../api/boot.ts'
import { call } from '../api/call.ts'
import type { CompleteLanguage } from '../i18n/language.ts'
import { callInLanguage, currentLanguage, isComplete, localeTag, textsInUse } from '../i18n/language.ts'
import { readSession } from '../session/session-storage.ts'
import { tellLanguage, tellServer } from './choose-language.ts'

/**
 * Makes the page speak another language where it stands, so that nothing typed is lost. Texts and the permission answer are
 * fetched first; announcements, menus and all else are asked for anew by the page. The choice is kept for the browser, for
 * the server's first screens and for what a member is sent.
 * @throws ApiError, or what a file that did not come throws; the page then speaks as before
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const before = currentLanguage()
  if (language === before || !isComplete(language)) return
  callInLanguage(language)
  try {
    const [speak, permission] = await Promise.all([
      fetchTexts(language),
      call('site.permission', { url: location.host }),
    ])
    setBoot(permission)
    speak()
    tellLanguage(language, permission)
  } catch (error) {
    callInLanguage(before)
    throw error
  }
  localStorage.setItem('hisLang', language)
  localStorage.setItem('lang', language)
  tellServer(language)
  if (readSession('token')) call('members.updateLanguage', { language }, { keepalive: true }).catch(() => null)
}

/**
 * Fetches what the page needs to speak another language, and answers the step that makes it do so. Rejects where a file does
 * not come; the page then speaks as before.
 */
async function fetchTexts(language: CompleteLanguage): Promise<() => void> {
  const { translator, first, others } = textsInUse()
  const [i18n, start, ...further] = await Promise.all([
    translator,
    first[language](),
    ...[...others].map(file => file[`../../locales/${language}.json`]?.()),
  ])
  const locale = localeTag(language)
  return () => {
    const texts = [start.default, ...further].filter(messages => messages !== undefined)
    i18n?.loadAndActivate({ locale, messages: Object.assign({}, ...texts) as Messages })
    document.documentElement.lang = locale
  }
}
