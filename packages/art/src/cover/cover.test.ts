import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '../draw/colour.ts'
import { paletteOf } from '../draw/palette.ts'
import { PATTERNS } from '../draw/patterns.ts'
import { randomOf } from '../draw/random.ts'
import { FAMILIES } from '../families/index.ts'
import { hasIcon } from '../render/icons.ts'
import { renderWebp } from '../render/render.ts'
import { usedIcons } from '../render/used.ts'
import { type CoverSpec, coverSvg, heroOf } from './cover.ts'
import { COVER } from './frames.ts'
import { HOUSES, houseOf } from './houses.ts'
import { TITLE_MARGIN, titleLines, titleStops } from './title.ts'

const PALETTES = [
  ['#0b2a26', '#1f7a6b', '#f4b6c2'],
  ['#2a0b0b', '#a12b1d', '#f2c14e'],
  ['#0a0618', '#ff2e88', '#25d9ff'],
  ['#1c1630', '#6a5acd', '#f7d7e0'],
  ['#12240f', '#4d8b31', '#f0ead2'],
  ['#25150b', '#9c5c2e', '#e9c46a'],
  ['#0d1220', '#3b4a6b', '#e8d9a0'],
] as const

/** Games numbered as in a catalogue: family, vendor, noun, pattern and layout all move with the number. */
function game(i: number): CoverSpec {
  const family = FAMILIES[i % 60]!
  const rank = Math.floor(i / 60)
  const house = HOUSES[(i + rank) % 30]!
  const noun = [...family.things.keys()][(rank * 37 + 5 * i) % 8]!
  const art = { family: family.code, palette: PALETTES[(i % 60) % 7]!, pattern: rank % 5, layout: rank % 3 }
  return {
    code: `${house.code}-${i.toString(36).toUpperCase().padStart(3, '0')}`,
    title: `Golden ${noun}`,
    vendor: house,
    art,
  }
}

/** Brightness and two colour differences of 8 by 8 fields: what an eye keeps of a picture at a glance. */
async function glance(spec: CoverSpec): Promise<number[]> {
  const { data } = await sharp(await renderWebp(coverSvg(spec), { width: 48 }))
    .resize(8, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: 64 }, (_, i) => [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]).flatMap(
    ([r, g, b]) => [(r! + g! + b!) / 3, r! - g!, g! - b!],
  )
}

const distance = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

test('every icon that a picture names was extracted', () => {
  expect(usedIcons().filter(icon => !hasIcon(icon))).toEqual([])
})

test('there are sixty families and thirty houses, each with everything a game draws', () => {
  expect(new Set(FAMILIES.map(each => each.code)).size).toBe(60)
  expect(new Set(HOUSES.map(each => each.code)).size).toBe(30)
  for (const family of FAMILIES) {
    expect(family.things.size, family.code).toBe(8)
    expect(family.highs, family.code).toHaveLength(4)
    expect(family.motifs.length, family.code).toBeGreaterThanOrEqual(5)
  }
})

test('a cover is the same bytes every time, and another code gives another cover', async () => {
  const first = await renderWebp(coverSvg(game(17)), { width: 96 })
  const again = await renderWebp(coverSvg(game(17)), { width: 96 })
  expect(first.equals(again)).toBe(true)
  expect(coverSvg({ ...game(17), code: 'HLG-XXX' })).not.toBe(coverSvg(game(17)))
})

test('every family draws with every house', () => {
  for (const [i, family] of FAMILIES.entries())
    for (const house of HOUSES) {
      const svg = coverSvg({ ...game(i), vendor: house, art: { ...game(i).art, family: family.code } })
      expect(svg).not.toContain('NaN')
      expect(svg).not.toContain('undefined')
    }
})

test('the title stays inside its margins and below the hero for long and short names', () => {
  const titles = [
    'Hundred-eyed Veranda: Masquerade',
    'Peachblossom Reunion: Roundabout',
    'Twin Koi',
    'Springloaded Contraption',
    'Icebright Wolfsong',
    'Jig',
  ]
  for (const title of titles)
    for (const house of HOUSES) {
      const { lines, tail } = titleLines(title, house)
      const all = tail ? [...lines, tail] : lines
      for (const line of all)
        expect(line.width, `${house.code} ${title}`).toBeLessThanOrEqual(COVER.width - 2 * TITLE_MARGIN + 0.01)
      expect(lines.length).toBeLessThanOrEqual(2)
      expect(lines[0]!.y - lines[0]!.size).toBeGreaterThan(300)
      for (const line of lines) expect(line.size).toBeGreaterThanOrEqual(38)
    }
})

test('title letters stand out from the ground they lie on', () => {
  for (const palette of PALETTES)
    for (const house of HOUSES)
      for (const scheme of house.schemes) {
        const shades = paletteOf(palette, scheme)
        for (const [, colour] of titleStops(house.fill, shades))
          expect(contrast(colour, shades.deep), `${house.code} ${scheme}`).toBeGreaterThan(4.5)
      }
})

test('two games on one lobby page do not look alike, neighbours least of all', async () => {
  const glances: number[][] = []
  for (let i = 0; i < 120; i++) glances.push(await glance(game(i)))
  const alike = glances.flatMap((each, i) =>
    glances.slice(i + 1, i + 24).flatMap((other, gap) => {
      const value = distance(each, other)
      const least = gap === 0 ? 12 : 7
      return value < least ? [`${game(i).code} ${game(i + 1 + gap).code} ${value.toFixed(1)}`] : []
    }),
  )
  expect(alike).toEqual([])
}, 120_000)

test('a vendor that is not in the book gets a plain house of its own name', () => {
  const house = houseOf('XYZ', 'Extra Yard')
  expect(house.name).toBe('Extra Yard')
  expect(coverSvg({ ...game(3), vendor: { code: 'XYZ', name: 'Extra Yard' } })).toContain('<svg')
})

test('an unknown family is named in the error', () => {
  expect(() => coverSvg({ ...game(0), art: { ...game(0).art, family: 'NOPE' } })).toThrow(/art\.family: "NOPE"/)
})

test('patterns open no layer of their own inside the translucent group', () => {
  const canvas = { width: 480, height: 640, cx: 240, cy: 200 }
  for (const [name, pattern] of Object.entries(PATTERNS))
    expect(pattern(canvas, '#ffffff', randomOf(name)), name).not.toMatch(/ opacity=/)
})

test("a title without any of its family's nouns shows the noun that is named for it, else the family's hero", () => {
  const family = FAMILIES.find(({ code }) => code === 'LTS')!
  expect(heroOf(family, 'Golden Carp', 'Heron')).toBe('fish')
  expect(heroOf(family, 'Bông Súng', 'Heron')).toBe('swan')
  expect(heroOf(family, 'Bông Súng', 'a heron')).toBe(family.wild)
})
