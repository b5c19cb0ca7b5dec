import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const webRoot = fileURLToPath(new URL('..', import.meta.url))
const declared = readFileSync(new URL('../src/app/routing/parts.ts', import.meta.url), 'utf8')

/** Name of each page part by the source of its page, as the site declares them. */
export const partNames: ReadonlyMap<string, string> = new Map(
  [...declared.matchAll(/lazyPart\(\s*'(\w+)',\s*'([^']+)'/g)].map(([, name, source]) => [source!, name!]),
)

/** File of a piece of the build: a page part carries its name in the product, anything else that of its source. */
export const chunkFileName = (chunk: { facadeModuleId?: string | null | undefined }): string => {
  const source = chunk.facadeModuleId ? relative(webRoot, chunk.facadeModuleId).replaceAll('\\', '/') : ''
  return `assets/${partNames.get(source) ?? '[name]'}-[hash].js`
}
