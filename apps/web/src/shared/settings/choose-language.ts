import type { Language } from '@baize/api'

const yearSeconds = 31_536_000

/** Keeps the chosen language, for the browser and for the server's first screens, and loads the page in it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem('hisLang', language)
  localStorage.setItem('lang', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice before it renders
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  location.reload()
}
