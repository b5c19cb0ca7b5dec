import type { Language, Permission } from '@baize/api'
import { defaultLanguage } from '@baize/api'
import { isComplete } from '../i18n/language.ts'

const yearSeconds = 31_536_000

/** Told when the page speaks another language, with the permission answer in it, or when that answer has changed. */
let onLanguage: (language: Language, permission: Permission) => void = () => {}
export const whenLanguageChanges = (listener: typeof onLanguage): void => {
  onLanguage = listener
}
export const tellLanguage: typeof onLanguage = (language, permission) => onLanguage(language, permission)

/** The language of a start: the one chosen earlier if it is offered, the default for one that is not. */
export const startLanguage = (chosen: string | null, rendered: Language): Language =>
  chosen === null ? rendered : isComplete(chosen) ? chosen : defaultLanguage

/** Notes the language of this start. Where the server no longer knew the choice, it is told, and the page loads again. */
export function noteLanguage(rendered: Language): void {
  const language = startLanguage(localStorage.getItem('hisLang'), rendered)
  localStorage.setItem('lang', language)
  if (language !== rendered && tellServer(language)) location.reload()
}

/** True when the browser keeps what the server reads before it renders. */
export function tellServer(language: Language): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice before it renders
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  return document.cookie.split('; ').includes(`lang=${language}`)
}
