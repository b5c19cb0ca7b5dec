import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsoleFiles } from './document.ts'

/** A file of the build, as its manifest has it. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

const firstFonts = /(manrope|bricolage-grotesque)-basic/
const address = (file: string) => `/console/${file}`

/**
 * Tells what the console starts with, from the manifest of its build. It is read when it is asked for, since the console may be built
 * after the server began, and again when it was built anew. Null while there is none.
 */
export function consoleFiles(folder: string): () => ConsoleFiles | null {
  const path = join(folder, '.vite/manifest.json')
  let known: { at: number; files: ConsoleFiles } | null = null
  return () => {
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (at === undefined) return null
    if (known?.at !== at) known = { at, files: read(path) }
    return known.files
  }
}

function read(path: string): ConsoleFiles {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
  const chunks = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || chunks.has(chunk)) return
    for (const key of chunk.imports ?? []) visit(manifest[key])
    chunks.add(chunk)
  }
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`${path} names no entry`)
  visit(entry)
  return {
    entry: address(entry.file),
    scripts: [...chunks].filter(chunk => chunk !== entry).map(({ file }) => address(file)),
    // The entry's come first: they say which layer of styles gives way to which.
    styles: [...new Set([entry, ...chunks].flatMap(({ css = [] }) => css))].map(address),
    fonts: Object.values(manifest).flatMap(({ file }) => (firstFonts.test(file) ? [address(file)] : [])),
  }
}
