import type { Language } from '@baize/api'
import { completeLanguages, defaultLanguage } from '@baize/api'
import type { FastifyRequest } from 'fastify'

/** Header with which the browser client names the interface language. */
const languageHeader = 'x-language'
/** Cookie that mirrors the saved choice, so that the first screen comes in the visitor's language. */
const languageCookie = 'lang'

const isOffered = (code: unknown): code is Language =>
  typeof code === 'string' && (completeLanguages as readonly string[]).includes(code)

/** The language of an answer: the call's header, else the saved choice, else the default. */
export function requestLanguage(
  request: Pick<FastifyRequest, 'headers'> & { cookies?: FastifyRequest['cookies'] },
): Language {
  const header = request.headers[languageHeader]
  if (isOffered(header)) return header
  const cookie = request.cookies?.[languageCookie]
  return isOffered(cookie) ? cookie : defaultLanguage
}
