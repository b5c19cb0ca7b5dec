import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** A file of the player site's build, as its manifest has it. */
interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
}

const folder = 'apps/web/dist/client'
const mostEntryKb = 140
/** Screens and texts add to it: `page-js` measures a visitor's home in a browser. */
const mostHomeKb = 145

test('what every page of the player site loads, and what home adds to it, stay within their sizes', () => {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const withImports = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const key of chunk.imports ?? []) withImports(manifest[key]!, seen)
    return seen
  }
  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length, 0) / 1_024
  const entry = withImports(Object.values(manifest).find(({ isEntry }) => isEntry)!)
  const home = Object.values(manifest).find(({ src }) => src === 'src/features/home/home.tsx')!
  expect(kilobytes(entry)).toBeGreaterThan(mostEntryKb / 2)
  expect(kilobytes(entry)).toBeLessThan(mostEntryKb)
  expect(kilobytes(withImports(home, entry))).toBeLessThan(mostHomeKb)
})
