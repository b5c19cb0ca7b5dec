import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { completeLanguages } from '@baize/api'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

export interface CatalogueParts {
  /** End of the path of the folder whose languages have parts; those of other folders are one file. */
  folder: string
  /** The part of a key, which waits for its own file, `?late`; undefined for what the first file has. */
  partOf(key: string): string | undefined
  /** Keys that browsers do not load. */
  isForServers(key: string): boolean
}

/**
 * Compiles `locales/*.json` from ICU messages to what the runtime reads, and fails the build when a language that is
 * declared complete lacks a key, has one too many, or names other placeholders than English. Without parts a language is one file.
 */
export function linguiCatalogues(parts?: CatalogueParts): Plugin {
  return {
    name: 'lingui-catalogues',
    enforce: 'pre',
    transform(code, id, options) {
      const [file = '', query] = id.split('?')
      if (!/\/locales\/\w+\.json$/.test(file)) return null
      const messages = JSON.parse(code) as Record<string, string>
      const faults = catalogueFaults(messages, englishBeside(file), basename(file, '.json'))
      if (faults.length > 0) this.error(`${basename(file)}: ${faults.slice(0, 10).join('; ')}`)
      const isShown = (key: string): boolean => {
        if (options?.ssr || !parts || !dirname(file).endsWith(parts.folder)) return query === undefined
        return !parts.isForServers(key) && parts.partOf(key) === query
      }
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
  [...new Set([...text.matchAll(/\{(\d+|[a-z]\w*)(?=[,}])/gi)].map(([, name]) => name))].sort().join(',')

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
