import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** A file of a build, as its manifest has it. */
export interface Chunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
}

/** Scripts of a site's build in a folder, with the files that one loads and what files weigh, compressed alike. */
export function builtScripts(folder: string) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  /** Adds a file and all that it imports. */
  const withImports = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const key of chunk.imports ?? []) withImports(manifest[key]!, seen)
    return seen
  }
  const kilobytes = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length, 0) / 1024
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  return { chunks, entry: chunks.find(({ isEntry }) => isEntry)!, withImports, kilobytes }
}
