import { houseOf } from '../cover/houses.ts'
import { paletteOf } from '../draw/palette.ts'
import { PATTERNS, type PatternName } from '../draw/patterns.ts'
import { randomOf } from '../draw/random.ts'
import { type IconName, raised } from '../draw/sprite.ts'
import { circle, linear, radial, rect, svgDocument } from '../draw/svg.ts'
import { logoPart } from '../marks/logo.ts'

interface Look {
  colour: string
  pattern: PatternName
  hero: IconName
  side: IconName
  back: IconName
}

/** Looks of the game types, and of the instant games among the slots. */
export const CATEGORIES = {
  RNG: { colour: '#b3261e', pattern: 'rays', hero: 'slot-machine', side: 'cherries', back: 'gem-stone' },
  INSTANT: { colour: '#a4630c', pattern: 'rays', hero: 'rocket', side: 'game-die', back: 'high-voltage' },
  LIVE: { colour: '#0f6b4a', pattern: 'lattice', hero: 'spade-suit', side: 'diamond-suit', back: 'joker' },
  FISH: { colour: '#0a6bb8', pattern: 'waves', hero: 'tropical-fish', side: 'octopus', back: 'coral' },
  PVP: { colour: '#5b35c9', pattern: 'chevrons', hero: 'crossed-swords', side: 'chess-pawn', back: 'shield' },
  SPORTS: { colour: '#14733f', pattern: 'stripes', hero: 'soccer-ball', side: 'basketball', back: 'trophy' },
  ESPORTS: { colour: '#8a1fb0', pattern: 'grid', hero: 'video-game', side: 'headphone', back: 'joystick' },
  LOTT: { colour: '#c2571a', pattern: 'dots', hero: 'ticket', side: 'pool-8-ball', back: 'four-leaf-clover' },
  ELOTT: { colour: '#0d7f86', pattern: 'hex', hero: 'game-die', side: 'keycap-7', back: 'high-voltage' },
  COCKFIGHT: { colour: '#a8321c', pattern: 'swirl', hero: 'rooster', side: 'feather', back: 'fire' },
  DS88: { colour: '#2450b8', pattern: 'hex', hero: 'robot', side: 'trophy', back: 'high-voltage' },
} as const satisfies Record<string, Look>

export type CategoryCode = keyof typeof CATEGORIES

export interface CategorySpec {
  category: CategoryCode
  /** `card` is 4:3 with a ground; `icon` is the hero alone on a transparent square. */
  shape?: 'card' | 'icon'
}

function ground(look: Look, width: number, height: number, cx: number, cy: number): string {
  const palette = paletteOf([look.colour, look.colour, '#f3dca0'])
  const light = radial('ground', cx, cy, width * 0.75, [
    [0, palette.glow],
    [0.28, palette.centre],
    [0.6, palette.mid],
    [1, palette.edge],
  ])
  const pattern = PATTERNS[look.pattern]({ width, height, cx, cy }, '#ffffff', randomOf(look.hero))
  return `<defs>${light}</defs>${rect(0, 0, width, height, 'fill="url(#ground)"')}<g opacity="0.18">${pattern}</g>`
}

/** Picture of a game type. */
export function categorySvg({ category, shape = 'card' }: CategorySpec): string {
  const look: Look = CATEGORIES[category]
  if (shape === 'icon') return svgDocument(256, 256, raised(look.hero, { x: 128, y: 124, size: 216 }))
  const actors =
    raised(look.back, { x: 356, y: 112, size: 150, turn: 12 }) +
    raised(look.side, { x: 128, y: 246, size: 150, turn: -12 }) +
    raised(look.hero, { x: 246, y: 178, size: 250 })
  return svgDocument(480, 360, ground(look, 480, 360, 240, 170) + actors)
}

export interface SubmenuSpec {
  category: CategoryCode
  vendor: { code: string; name: string }
}

/** Vendor picture in the menu of a game type: the type's hero on the right, the vendor's white mark on the left. */
export function submenuSvg({ category, vendor }: SubmenuSpec): string {
  const look: Look = { ...CATEGORIES[category], colour: houseOf(vendor.code, vendor.name).colour }
  const shade = linear('calm', 0, 0, 320, 0, [
    [0, '#000000', 0.6],
    [1, '#000000', 0],
  ])
  const hero = circle(300, 90, 76, 'fill="#ffffff" opacity="0.18"') + raised(look.hero, { x: 302, y: 90, size: 136 })
  const logo = `<g transform="translate(18 60) scale(1.15)">${logoPart({ ...vendor, variant: 'WHITE' })}</g>`
  return svgDocument(
    400,
    180,
    `${ground(look, 400, 180, 300, 84)}<defs>${shade}</defs>${rect(0, 0, 320, 180, 'fill="url(#calm)"')}${hero}${logo}`,
  )
}
