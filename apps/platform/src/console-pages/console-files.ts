import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@baize/api'
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

type Manifest = Record<string, Chunk>
/** Files of the console for a screen's path below `/console`, in a language. */
type FilesOf = (screen: string, language: Language) => ConsoleFiles

/**
 * Tells what a screen of the console starts with, from the manifest of its build. It is read when it is asked for, since the console
 * may be built after the server began, and again when it was built anew. Null while there is none.
 */
export function consoleFiles(folder: string): () => FilesOf | null {
  const path = join(folder, '.vite/manifest.json')
  let known: { at: number; manifest: Manifest } | null = null
  return () => {
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (at === undefined) return null
    if (known?.at !== at) known = { at, manifest: JSON.parse(readFileSync(path, 'utf8')) as Manifest }
    const { manifest } = known
    return (screen, language) => filesOf(manifest, screen, language)
  }
}

/** The part of the build that draws a screen: the innermost folder of screens that its path names. */
function partOf(manifest: Manifest, screen: string): Chunk | undefined {
  const names = ['home', ...screen.split('/').filter(Boolean)].reverse()
  return names.map(name => manifest[`src/screens/${name}/index.ts`]).find(part => part !== undefined)
}

function filesOf(manifest: Manifest, screen: string, language: Language): ConsoleFiles {
  const chunks = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || chunks.has(chunk)) return
    for (const key of chunk.imports ?? []) visit(manifest[key])
    chunks.add(chunk)
  }
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The manifest of the console names no entry')
  visit(entry)
  visit(manifest[`src/locales/${language}.json`])
  visit(partOf(manifest, screen))
  return {
    entry: address(entry.file),
    scripts: [...chunks].filter(chunk => chunk !== entry).map(({ file }) => address(file)),
    // The entry's come first: they say which layer of styles gives way to which.
    styles: [...new Set([entry, ...chunks].flatMap(({ css = [] }) => css))].map(address),
    fonts: Object.values(manifest).flatMap(({ file }) => (firstFonts.test(file) ? [address(file)] : [])),
  }
}
