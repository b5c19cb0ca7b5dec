import type { Palette } from '../draw/palette.ts'
import { PATTERNS, type PatternName } from '../draw/patterns.ts'
import { type Random, randomOf } from '../draw/random.ts'
import { sceneryOf } from '../draw/scenery.ts'
import { linear, path, radial, rect, svgDocument } from '../draw/svg.ts'
import { measure, textPath } from '../draw/text.ts'
import { heroOf } from '../families/hero.ts'
import { type Family, familyByCode, type Mood } from '../families/index.ts'
import { COVER, frameOf } from './frames.ts'
import { type House, houseOf } from './houses.ts'
import { lookFrom } from './look.ts'
import { castOf } from './poses.ts'
import { titleOf } from './title.ts'

/** What a provider's catalogue says about the look of a game. */
export interface GameArt {
  /** Code of the theme family. */
  family: string
  /** Ground, middle and accent as `#rrggbb`. */
  palette: readonly [ground: string, mid: string, accent: string]
  /** Name of the hero in words. The drawing follows the title's noun; without one, a noun of the family that stands here. */
  hero?: string
  /** 0..4, which of the family's ground patterns. */
  pattern: number
  /** 0..2, which group of hero poses. */
  layout: number
}

export interface CoverSpec {
  /** Game code; seeds everything that varies. */
  code: string
  title: string
  vendor: { code: string; name: string }
  art: GameArt
}

/** The five patterns that a family's games take turns with. */
const BY_MOOD: Record<Mood, readonly PatternName[]> = {
  east: ['scales', 'clouds', 'rays', 'lattice', 'arches'],
  sea: ['waves', 'rays', 'bokeh', 'scales', 'rings'],
  wild: ['rays', 'leaves', 'hex', 'rings', 'lattice'],
  court: ['arches', 'meander', 'rays', 'lattice', 'rings'],
  town: ['rays', 'stripes', 'bricks', 'dots', 'chevrons'],
  sweet: ['swirl', 'dots', 'confetti', 'stripes', 'rays'],
  tech: ['grid', 'hex', 'circuit', 'rings', 'rays'],
  night: ['stars', 'rays', 'bokeh', 'arches', 'rings'],
  snow: ['stars', 'rays', 'rings', 'bokeh', 'chevrons'],
  sport: ['rays', 'stripes', 'chevrons', 'hex', 'confetti'],
}

const { width: W, height: H } = COVER

/** Pattern name of a family's game. */
export const patternOf = (family: Family, pattern: number): PatternName => BY_MOOD[family.mood][pattern % 5]!

function ground(palette: Palette, pattern: PatternName, strength: number, random: Random): string {
  const light = radial('ground', W / 2, 225, 470, [
    [0, palette.glow],
    [0.22, palette.centre],
    [0.55, palette.mid],
    [1, palette.edge],
  ])
  const canvas = { width: W, height: H, cx: W / 2, cy: 225 }
  const shade = radial('shade', W / 2, 250, 430, [
    [0.55, palette.deep, 0],
    [1, palette.deep, 0.6],
  ])
  return `<defs>${light}${shade}</defs>${rect(0, 0, W, H, 'fill="url(#ground)"')}<g opacity="${strength}">${PATTERNS[pattern](canvas, '#ffffff', random)}</g>${rect(0, 0, W, H, 'fill="url(#shade)"')}`
}

function scrim(palette: Palette): string {
  return `<defs>${linear('scrim', 0, 330, 0, H, [
    [0, palette.deep, 0],
    [0.4, palette.deep, 0.72],
    [1, palette.deep, 0.97],
  ])}</defs>${rect(0, 330, W, H - 330, 'fill="url(#scrim)"')}`
}

function vendorLine(house: House): string {
  const name = house.name.toUpperCase()
  const style = { face: 'text' as const, size: 19, spacing: 0.2 }
  const size = Math.min(style.size, (style.size * 380) / measure(name, style))
  return path(textPath(name, W / 2, 604, { ...style, size }).d, 'fill="#ffffff" opacity="0.82"')
}

/** Solid or line patterns need different strengths to weigh the same. */
const STRENGTH: Partial<Record<PatternName, number>> = {
  rays: 0.2,
  swirl: 0.2,
  stripes: 0.11,
  chevrons: 0.1,
  bokeh: 0.12,
  leaves: 0.14,
  dots: 0.15,
  grid: 0.32,
  confetti: 0.22,
  stars: 0.34,
}

/**
 * A game's cover, 3:4. The same spec gives the same bytes on every machine.
 * @throws RangeError for an unknown family
 */
export function coverSvg({ code, title, vendor, art }: CoverSpec): string {
  const family = familyByCode(art.family)
  const house = houseOf(vendor.code, vendor.name)
  const random = randomOf(code)
  const palette = lookFrom(random, house, art.palette)
  const pattern = patternOf(family, art.pattern)
  const hero = heroOf(family, title, art.hero)
  const others = [...family.highs, family.wild].filter(icon => icon !== hero)
  const cast = {
    hero,
    second: random.pick(others),
    motifs: random.shuffle(family.motifs.filter(icon => icon !== hero)),
  }
  const body = [
    ground(palette, pattern, STRENGTH[pattern] ?? 0.26, random),
    house.scenery ? sceneryOf(family.scenery, W, H, 380, palette.edge, palette.deep, random) : '',
    castOf(cast, art.layout, house, palette, random),
    scrim(palette),
    frameOf(house.frame, house.metal, palette),
    titleOf(title, house, palette),
    vendorLine(house),
  ]
  return svgDocument(W, H, body.join(''))
}
