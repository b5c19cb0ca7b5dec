import type { Language, Permission } from '@baize/api'
import { defaultLanguage } from '@baize/api'
import { setBoot } from '../api/boot.ts'
import { call } from '../api/call.ts'
import { callInLanguage, currentLanguage, fetchTexts, isComplete } from '../i18n/language.ts'
import { readSession } from '../session/session-storage.ts'

const yearSeconds = 31_536_000

/** Told when the page speaks another language, with the permission answer in it. */
let onLanguage: (language: Language, permission: Permission) => void = () => {}
export const whenLanguageChanges = (listener: typeof onLanguage): void => {
  onLanguage = listener
}

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
    onLanguage(language, permission)
  } catch (error) {
    callInLanguage(before)
    throw error
  }
  localStorage.setItem('hisLang', language)
  localStorage.setItem('lang', language)
  tellServer(language)
  if (readSession('token')) call('members.updateLanguage', { language }, { keepalive: true }).catch(() => null)
}

/** The language of a start: the one chosen earlier if it is offered, the default for one that is not. */
export const startLanguage = (chosen: string | null, rendered: Language): Language =>
  chosen === null ? rendered : isComplete(chosen) ? chosen : defaultLanguage

/** Notes the language of this start. Where the server no longer knew the choice, it is told, and the page loads again. */
export function noteLanguage(rendered: Language): void {
  const language = startLanguage(localStorage.getItem('hisLang'), rendered)
  localStorage.setItem('lang', language)
  if (language !== rendered && tellServer(language)) location.reload()
}

/** Whether the browser keeps what the server reads before it renders. */
function tellServer(language: Language): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice before it renders
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  return document.cookie.split('; ').includes(`lang=${language}`)
}
