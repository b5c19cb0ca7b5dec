import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { BenchmarkResult } from './main.ts'

/** A file of the console's build, as its manifest has it. */
interface Chunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

const folder = 'apps/console/dist/client'
const isLanguage = ({ src }: Chunk) => /locales\/[A-Z]{2}\.json$/.test(src ?? '')
const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length, 0) / 1024

/**
 * Scripts of the operator console, compressed alike: all that its first screen loads, with the largest language and the library of
 * tables, and the largest part that a screen adds.
 */
export async function run(_options: { smoke: boolean }): Promise<BenchmarkResult> {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const withImports = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const key of chunk.imports ?? []) withImports(manifest[key]!, seen)
    return seen
  }
  const entry = chunks.find(({ isEntry }) => isEntry)!
  const first = withImports(entry)
  const languages = chunks.filter(isLanguage).map(({ file }) => kilobytes([file]))
  const screens = chunks.filter(chunk => /screens\/[\w-]+\/index\.ts$/.test(chunk.src ?? ''))
  const home = screens.find(({ src }) => src?.includes('screens/home/'))!
  const table = chunks.filter(({ name }) => name === 'table').map(({ file }) => file)
  const opened = new Set([...first, ...withImports(home), ...table])
  const parts = screens.map(screen => kilobytes([...withImports(screen)].filter(file => !opened.has(file))))
  return {
    figures: {
      first_kb_gzip: kilobytes(opened) + Math.max(...languages),
      largest_part_kb_gzip: Math.max(...parts),
    },
    targets: { first_kb_gzip: { max: 185 }, largest_part_kb_gzip: { max: 80 } },
  }
}
