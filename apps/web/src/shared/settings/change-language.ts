import type { Language } from '@baize/api'
import { setBoot } from '../api/boot.ts'
import { call } from '../api/call.ts'
import { callInLanguage, currentLanguage, fetchTexts, isComplete } from '../i18n/language.ts'
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
    const [speak, permission] = await Promise.all([fetchTexts(language), call('site.permission', {})])
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
