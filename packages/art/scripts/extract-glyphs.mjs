/**
 * Writes src/draw/glyphs.data.json: outlines, advances and kerning of the faces that pictures use, cut from the variable fonts.
 * Pictures draw text as paths, so no picture depends on the fonts of the machine that renders it.
 * Run after changing a face or the character set: `node packages/art/scripts/extract-glyphs.mjs`.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)
const UNITS = 1000
const FACES = {
  display: { family: 'bricolage-grotesque', axis: 'standard', at: '"wght" 800, "wdth" 100, "opsz" 24' },
  narrow: { family: 'bricolage-grotesque', axis: 'standard', at: '"wght" 800, "wdth" 75, "opsz" 24' },
  poster: { family: 'bricolage-grotesque', axis: 'standard', at: '"wght" 800, "wdth" 100, "opsz" 96' },
  text: { family: 'manrope', axis: 'wght', at: '"wght" 700' },
  slim: { family: 'manrope', axis: 'wght', at: '"wght" 500' },
}
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
const LATIN = [...'–—‘’“”·×€']
const VIETNAMESE = [...'ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ₫']
const KERNED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&-']
const VIETNAMESE_ALL = [...new Set([...VIETNAMESE, ...VIETNAMESE.map(letter => letter.toUpperCase())])]

/** Registers a subset file and returns the name by which the canvas knows it. */
function register(family, subset, axis) {
  const name = `${family} ${subset}`
  const folder = require.resolve(`@fontsource-variable/${family}/package.json`).replace('package.json', 'files/')
  GlobalFonts.registerFromPath(`${folder}${family}-${subset}-${axis}-normal.woff2`, name)
  return name
}

function pen(font, at, canvas) {
  const context = canvas.getContext('2d')
  context.font = `${UNITS}px "${font}"`
  context.fontVariationSettings = at
  return context
}

function outline(font, at, character) {
  const canvas = createCanvas(UNITS * 2, UNITS * 2, SvgExportFlag.ConvertTextToPaths)
  pen(font, at, canvas).fillText(character, 0, UNITS)
  const found = /<path[^>]* d="([^"]*)"/.exec(canvas.getContent().toString())?.[1] ?? ''
  return absolute(found).replace(
    /(-?[\d.]+(?:e-?\d+)?) (-?[\d.]+(?:e-?\d+)?)/g,
    (_, x, y) => `${Math.round(x)} ${Math.round(y - UNITS)}`,
  )
}

/** Writes horizontal and vertical strokes as lines, so that every number is one of an x y pair. */
function absolute(d) {
  let x = 0
  let y = 0
  return d.replace(/([MLQCHVZ])([^MLQCHVZ]*)/g, (_, command, rest) => {
    const numbers = rest.match(/-?\d+\.?\d*(e-?\d+)?/g)?.map(Number) ?? []
    if (command === 'H') numbers.push(y)
    if (command === 'V') numbers.unshift(x)
    if (numbers.length > 0) [x, y] = numbers.slice(-2)
    return (command === 'H' || command === 'V' ? 'L' : command) + numbers.join(' ')
  })
}

function cut({ family, axis, at }) {
  const sources = [
    [register(family, 'latin', axis), [...ASCII, ...LATIN]],
    [register(family, 'vietnamese', axis), VIETNAMESE_ALL],
  ]
  const latinOnly = new Set([...'âêôàãáèéìíòõóùúýÂÊÔÀÃÁÈÉÌÍÒÕÓÙÚÝ'])
  const [latin] = sources[0]
  const glyphs = {}
  for (const [font, characters] of sources)
    for (const character of characters) {
      const source = latinOnly.has(character) ? latin : font
      const context = pen(source, at, createCanvas(8, 8))
      glyphs[character] = [Math.round(context.measureText(character).width), outline(source, at, character)]
    }
  const context = pen(latin, at, createCanvas(8, 8))
  const kerning = {}
  for (const left of KERNED)
    for (const right of KERNED) {
      const shift = Math.round(context.measureText(left + right).width - glyphs[left][0] - glyphs[right][0])
      if (Math.abs(shift) >= 6) kerning[left + right] = shift
    }
  const capHeight = Math.round(context.measureText('H').actualBoundingBoxAscent)
  return { capHeight, glyphs, kerning }
}

const data = Object.fromEntries(Object.entries(FACES).map(([name, face]) => [name, cut(face)]))
writeFileSync(new URL('../src/draw/glyphs.data.json', import.meta.url), `${JSON.stringify(data)}\n`)
for (const [name, { glyphs, kerning, capHeight }] of Object.entries(data))
  console.log(
    `${name}: ${Object.keys(glyphs).length} glyphs, ${Object.keys(kerning).length} pairs, capital height ${capHeight}`,
  )
