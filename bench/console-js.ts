import type { BenchmarkResult } from './main.ts'
import { builtScripts, type Chunk } from './page/built-scripts.ts'

const isLanguage = ({ src }: Chunk) => /locales\/[A-Z]{2}\.json$/.test(src ?? '')

/**
 * Scripts of the operator console, compressed alike: all that its first screen loads, with the largest language and the library of
 * tables, and the largest part that a screen adds.
 */
export async function run(_options: { smoke: boolean }): Promise<BenchmarkResult> {
  const { chunks, entry, withImports, kilobytes } = builtScripts('apps/console/dist/client')
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
