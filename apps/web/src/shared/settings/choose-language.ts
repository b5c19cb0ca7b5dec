import type { Language } from '@baize/api'
import { defaultLanguage } from '@baize/api'
import { call } from '../api/call.ts'
import { isComplete } from '../i18n/language.ts'
import { readSession } from '../session/session-storage.ts'

const yearSeconds = 31_536_000

/**
 * Keeps the chosen language for the browser, for the server's first screens and for what a member is sent, and loads
 * the page in it: announcements, menus and permission texts are asked for anew by that.
 */
export function chooseLanguage(language: Language): void {
  localStorage.setItem('hisLang', language)
  localStorage.setItem('lang', language)
  tellServer(language)
  if (readSession('token')) call('members.updateLanguage', { language }, { keepalive: true }).catch(() => null)
  location.reload()
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
