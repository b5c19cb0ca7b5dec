/** What the browser build wrote about one of its files. */
interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  isEntry?: boolean
  imports?: string[]
}
export type ClientManifest = Record<string, ManifestChunk>

/** Addresses of files on this site. */
export interface PageAssets {
  entry: string
  /** Scripts beside the entry that the page starts with; each comes after those that it imports. */
  scripts: string[]
  styles: string[]
  /** Fonts that nearly every page needs at once. */
  fonts: string[]
}

const firstFonts = /(manrope|bricolage-grotesque)-basic/

/** Files of a page: those of the entry, and of the given sources with all that they import. */
export function pageAssets(manifest: ClientManifest, sources: string[]): PageAssets {
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)
  if (!entry) throw new Error('the player site is not built')
  const seen = new Map<string, ManifestChunk>()
  const entered = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || entered.has(key)) return
    entered.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    seen.set(key, chunk)
  }
  visit(entry[0])
  for (const source of sources) visit(source)
  const chunks = [...seen.values()]
  const address = (file: string) => `/${file}`
  const files = Object.values(manifest).map(({ file }) => address(file))
  return {
    entry: address(entry[1].file),
    scripts: chunks.filter(({ isEntry }) => !isEntry).map(({ file }) => address(file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
    fonts: files.filter(file => firstFonts.test(file)),
  }
}
