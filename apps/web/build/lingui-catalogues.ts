import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { completeLanguages } from '../../../packages/api/src/constants.ts'

/** Descriptions of pages and the question for the age stand in what the server writes; browsers do not load them. */
const forServers = /^(head\.\w+\.description$|age\.)/
/** Texts of pages and dialogs that wait for `?late`, the second file of a language. What the shell shows is not among them. */
const late =
  /^(download|help|join|status)\.(?!(link|title)$)|^(download|join)\.title$|^(pattern|sms|slider|recovery|password)\.|^auth\.(?!(signIn|register|lostTitle|toPlay|remember|forgot|bySms|trial)$)|^field\.(?!(username|password|captcha|captchaPicture|captchaRenew|required|showPassword|hidePassword)$)|^(date|favourites|filter|game|inbox|launch|lobby|lottery|room)\.|^network\.|^(invitation_code_error|in_need_true_account|in_increase_submit)$|^head\.(rng|seamless|noticePage|help|download|join|lott|elott)\.title$/
/** Texts of the centres and of what belongs to them, which wait for `?centre`, the third file. */
const centre =
  /^(agent|centre|cashier|define|records|promo|mission|palette|prize|feedback|chat|news|returns|paid|terms|own)\.|^mall\.(?!title$)|^head\.(fairness|promotions|pointMall|games|winners|leaderboard|blog|news|feedback|service|paid|terms)\.title$/

const fileOf = (key: string) => (centre.test(key) ? 'centre' : late.test(key) ? 'late' : undefined)

/**
 * Compiles `locales/*.json` from ICU messages to what the runtime reads, and fails the build when a language that is
 * declared complete lacks a key, has one too many, or names other placeholders than English.
 */
export function linguiCatalogues(): Plugin {
  return {
    name: 'lingui-catalogues',
    enforce: 'pre',
    transform(code, id, options) {
      const [file = '', query] = id.split('?')
      if (!/\/locales\/\w+\.json$/.test(file)) return null
      const messages = JSON.parse(code) as Record<string, string>
      const faults = catalogueFaults(messages, englishBeside(file), basename(file, '.json'))
      if (faults.length > 0) this.error(`${basename(file)}: ${faults.slice(0, 10).join('; ')}`)
      const isShown = (key: string): boolean =>
        options?.ssr ? query === undefined : !forServers.test(key) && fileOf(key) === query
      const shown = Object.entries(messages).filter(([key]) => isShown(key))
      const compiled = Object.fromEntries(shown.map(([key, text]) => [key, compileMessage(text)]))
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}

const englishBeside = (id: string) =>
  JSON.parse(readFileSync(join(dirname(id), 'EN.json'), 'utf8')) as Record<string, string>

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort().join(',')

/** What is wrong with a catalogue beside the English one; empty when it is complete. */
export function catalogueFaults(
  messages: Record<string, string>,
  english: Record<string, string>,
  language: string,
): string[] {
  if (!(completeLanguages as readonly string[]).includes(language)) return []
  const missing = Object.keys(english).filter(key => !messages[key]?.trim())
  const extra = Object.keys(messages).filter(key => english[key] === undefined)
  const differing = Object.keys(english).filter(
    key => messages[key] && placeholders(messages[key]) !== placeholders(english[key]!),
  )
  return [
    ...missing.map(key => `missing ${key}`),
    ...extra.map(key => `unknown ${key}`),
    ...differing.map(key => `other placeholders in ${key}`),
  ]
}
