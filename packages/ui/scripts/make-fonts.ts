import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts the faces down to what nearly every text is written in, so that a first screen fetches 30 KB of type and not 47.
 * Letters beyond it come from the whole file: `fonts.css` names both, with these ranges.
 */
const basic = ['\u0020-\u007e', '\u00a0', '©', '·', '×', '–', '—', '‘', '’', '“', '”', '•', '…', '€', '−']

const faces = [
  { from: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2', to: 'manrope-basic', axes: true },
  {
    from: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    to: 'bricolage-grotesque-basic-700',
    axes: false,
  },
]

const letters = basic
  .flatMap(range => {
    const [first, last = first] = range.split(/(?<=.)-(?=.)/)
    const from = first!.codePointAt(0)!
    return Array.from({ length: last!.codePointAt(0)! - from + 1 }, (_, i) => String.fromCodePoint(from + i))
  })
  .join('')

for (const { from, to, axes } of faces) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(from)))
  // The interface uses no weight below 400.
  const variationAxes = axes ? { wght: { min: 400, max: 800 } } : {}
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`../src/fonts/${to}.woff2`, import.meta.url), cut)
}
