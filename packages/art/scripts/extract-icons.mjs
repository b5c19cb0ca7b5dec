/**
 * Writes src/render/icons.data.json: the icons that pictures use, cut out of the icon sets and compressed one by one.
 * The full sets are over 100 MB of JSON; the server never reads them.
 * Run after naming a new icon: `node packages/art/scripts/extract-icons.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import { usedIcons } from '../src/render/used.ts'

const require = createRequire(import.meta.url)
const SETS = { g: 'game-icons', f: 'circle-flags', l: 'lucide' }
const open = set => JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), 'utf8'))
const compress = body =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 } })
/** Two decimals are a sixth of a pixel at the largest size that is drawn. */
const round = body => body.replace(/(\d+\.\d{2})\d+/g, '$1')

const bySet = new Map()
// Things of tables are drawn by the project itself.
const fromSets = usedIcons().filter(name => !name.startsWith('t/'))
for (const icon of new Set(fromSets.map(name => name.split('.')[0]))) {
  const [prefix, rest] = icon.includes('/') ? icon.split('/') : [undefined, icon]
  const set = prefix ? SETS[prefix] : 'fluent-emoji'
  bySet.set(set, [...(bySet.get(set) ?? []), [icon, rest]])
}
const flags = open('circle-flags')
bySet.set(
  'circle-flags',
  // A territory may have the flag of its country, under a name of its own.
  Object.keys({ ...flags.icons, ...flags.aliases })
    .filter(name => /^[a-z]{2}$/.test(name))
    .map(name => [`f/${name}`, name]),
)

const out = {}
const missing = []
for (const [set, names] of bySet) {
  const { icons, aliases = {}, width = 16 } = open(set)
  for (const [icon, name] of names) {
    const found = icons[name] ?? icons[aliases[name]?.parent]
    if (found) out[icon] = [found.width ?? width, compress(round(found.body)).toString('base64')]
    else missing.push(icon)
  }
}
if (missing.length > 0) throw new Error(`no such icons: ${missing.join(', ')}`)
const sorted = Object.fromEntries(Object.entries(out).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(new URL('../src/render/icons.data.json', import.meta.url), `${JSON.stringify(sorted)}\n`)
console.log(`${Object.keys(sorted).length} icons`)
