import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Row = Record<string, unknown>

/** What a call needs of its row; the rest is for the server and the reference page. */
const needed = ['moduleId', 'method', 'path', 'auth', 'tokenOptional', 'query', 'encrypt', 'form', 'upload'] as const
/** Modules that only put others together. */
const gathering = ['index.ts', 'first.ts', 'late.ts']

/** The rows of a module without what neither a call nor this app needs. */
export function leanRows(rows: Record<string, Row>, also: readonly string[] = []): Record<string, Row> {
  const keys = [...needed, ...also]
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      Object.fromEntries(keys.flatMap(key => (key in row ? [[key, row[key]] as const] : []))),
    ]),
  )
}

/**
 * Leaves out of the endpoint rows what a browser has no use for. The modules are data, so they are read as such.
 * @param also what the app reads of its rows beside what calls need
 */
export function leanEndpoints(also: readonly string[] = []): Plugin {
  return {
    name: 'lean-endpoints',
    enforce: 'pre',
    async transform(_code, id) {
      if (!/\/packages\/api\/src\/endpoints\/[\w/-]+\.ts$/.test(id) || gathering.includes(basename(id))) return null
      const exported = Object.entries((await import(pathToFileURL(id).href)) as Record<string, Record<string, Row>>)
      const code = exported
        .map(([name, rows]) => `export const ${name} = ${JSON.stringify(leanRows(rows, also))}`)
        .join('\n')
      return { code, map: null }
    },
  }
}
