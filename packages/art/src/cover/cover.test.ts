import { expect, test } from 'vitest'
import { contrast } from '../draw/colour.ts'
import { paletteOf } from '../draw/palette.ts'
import { PATTERNS } from '../draw/patterns.ts'
import { randomOf } from '../draw/random.ts'
import { heroOf } from '../families/hero.ts'
import { FAMILIES, familyByCode } from '../families/index.ts'
import { hasIcon } from '../render/icons.ts'
import { renderWebp } from '../render/render.ts'
import { usedIcons } from '../render/used.ts'
import { coverSvg } from './cover.ts'
import { alikeAmong, game, PALETTES } from './fixtures.ts'
import { COVER } from './frames.ts'
import { HOUSES, houseOf } from './houses.ts'
import { TITLE_MARGIN, titleLines, titleStops } from './title.ts'

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

// The first screen of a lobby; a long test looks at more.
test('two games on one screen of a lobby do not look alike, neighbours least of all', async () => {
  expect(await alikeAmong(24)).toEqual([])
}, 120_000)

test('a vendor that is not in the book gets a plain house of its own name', () => {
  const house = houseOf('XYZ', 'Extra Yard')
  expect(house.name).toBe('Extra Yard')
  expect(coverSvg({ ...game(3), vendor: { code: 'XYZ', name: 'Extra Yard' } })).toContain('<svg')
})

test('[WALK-035] a title that names a bird shows that bird', () => {
  const family = FAMILIES.find(({ code }) => code === 'LTS')!
  expect(heroOf(family, 'Quiet Heron')).toMatch(/heron/)
  expect(family.highs.filter(icon => /swan|duck|goose/.test(icon))).toEqual([])
})

test.each([
  ['No Commission Baccarat', 'Commission', 't/court'],
  ['Spark Roulette', 'Spark', 't/roulette-spark'],
  ['ルーレットテーブル', 'Roulette', 't/roulette'],
  ['骰宝', 'Sic', 't/dice'],
] as const)('the cover of the table %s shows what lies on it', (title, named, thing) => {
  expect(heroOf(familyByCode('LVT'), title, named)).toBe(thing)
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
  expect(heroOf(family, 'Bông Súng', 'Heron')).toBe('g/heron.silver')
  expect(heroOf(family, 'Bông Súng', 'a heron')).toBe(family.wild)
})
