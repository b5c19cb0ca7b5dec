import { type Palette, paletteOf } from '../draw/palette.ts'
import { PATTERNS, type PatternName } from '../draw/patterns.ts'
import { type Random, randomOf } from '../draw/random.ts'
import { sceneryOf } from '../draw/scenery.ts'
import { type IconName, raised, sprite } from '../draw/sprite.ts'
import { circle, linear, radial, rect, svgDocument } from '../draw/svg.ts'
import type { Scenery } from '../families/index.ts'

/** x and y in parts of the art half (0..1 from its left and top), size in parts of its height. */
type Actor = readonly [icon: IconName, x: number, y: number, size: number, turn?: number]

interface Composition {
  colour: string
  accent: string
  pattern: PatternName
  scenery?: Scenery
  actors: readonly Actor[]
  sparks: readonly IconName[]
}

/** Banner art by theme; the words stand beside it in the page. */
export const BANNERS = {
  welcome: {
    colour: '#0f7a52',
    accent: '#f3dca0',
    pattern: 'rays',
    sparks: ['coin', 'sparkles', 'gem-stone'],
    actors: [
      ['dragon', 0.42, 0.5, 0.92],
      ['crown', 0.72, 0.2, 0.3, 10],
      ['money-bag', 0.78, 0.68, 0.6, 4],
      ['coin', 0.14, 0.78, 0.24, -12],
    ],
  },
  'free-spins': {
    colour: '#c2185b',
    accent: '#ffe08a',
    pattern: 'swirl',
    sparks: ['glowing-star', 'candy', 'sparkles'],
    actors: [
      ['slot-machine', 0.5, 0.52, 0.88],
      ['lollipop', 0.16, 0.4, 0.44, -16],
      ['cherries', 0.84, 0.3, 0.42, 12],
      ['glowing-star', 0.84, 0.8, 0.3, 14],
      ['ticket', 0.2, 0.82, 0.3, -14],
    ],
  },
  jackpot: {
    colour: '#b3261e',
    accent: '#ffd166',
    pattern: 'rays',
    sparks: ['coin', 'high-voltage', 'sparkles'],
    actors: [
      ['trophy', 0.48, 0.46, 0.86],
      ['gem-stone', 0.8, 0.3, 0.34, 12],
      ['money-bag', 0.84, 0.72, 0.46, 6],
      ['keycap-7', 0.16, 0.3, 0.34, -12],
      ['coin', 0.14, 0.72, 0.3, -10],
    ],
  },
  fairness: {
    colour: '#1d4f91',
    accent: '#9fd8ff',
    pattern: 'hex',
    sparks: ['gem-stone', 'sparkles', 'glowing-star'],
    actors: [
      ['balance-scale', 0.46, 0.48, 0.86],
      ['shield', 0.8, 0.68, 0.5, 6],
      ['game-die', 0.14, 0.74, 0.4, -14],
      ['key', 0.84, 0.22, 0.3, 20],
    ],
  },
  'new-games': {
    colour: '#5b35c9',
    accent: '#8df7ff',
    pattern: 'stars',
    scenery: 'space',
    sparks: ['glowing-star', 'comet', 'star'],
    actors: [
      ['rocket', 0.46, 0.48, 0.9, 6],
      ['ringed-planet', 0.82, 0.26, 0.42, -10],
      ['alien-monster', 0.84, 0.76, 0.36, 8],
      ['joystick', 0.14, 0.76, 0.38, -8],
    ],
  },
  vault: {
    colour: '#8a5a12',
    accent: '#fff0b0',
    pattern: 'lattice',
    sparks: ['coin', 'gem-stone', 'sparkles'],
    actors: [
      ['g/open-treasure-chest', 0.48, 0.52, 0.94],
      ['locked-with-key', 0.84, 0.66, 0.42, 8],
      ['crown', 0.82, 0.22, 0.34, 12],
      ['gem-stone', 0.13, 0.34, 0.32, -14],
      ['coin', 0.14, 0.8, 0.3, -10],
    ],
  },
  'lake-evening': {
    colour: '#0f6f78',
    accent: '#ffd6e4',
    pattern: 'scales',
    scenery: 'water',
    sparks: ['lotus', 'droplet', 'sparkles'],
    actors: [
      ['full-moon', 0.68, 0.24, 0.4],
      ['swan', 0.46, 0.56, 0.8],
      ['red-paper-lantern', 0.86, 0.42, 0.4],
      ['lotus', 0.8, 0.84, 0.36, 4],
      ['lotus', 0.14, 0.82, 0.32, -6],
    ],
  },
  'sports-night': {
    colour: '#14633a',
    accent: '#ffffff',
    pattern: 'stripes',
    scenery: 'stands',
    sparks: ['confetti-ball', 'star', 'sparkles'],
    actors: [
      ['trophy', 0.5, 0.44, 0.8],
      ['soccer-ball', 0.2, 0.72, 0.46, -8],
      ['basketball', 0.82, 0.74, 0.42, 8],
      ['tennis', 0.84, 0.28, 0.26],
      ['boxing-glove', 0.16, 0.28, 0.3, -14],
    ],
  },
  'fish-hunt': {
    colour: '#0a6bb8',
    accent: '#7df0ff',
    pattern: 'waves',
    scenery: 'water',
    sparks: ['bubbles', 'tropical-fish', 'coin'],
    actors: [
      ['shark', 0.46, 0.56, 0.7],
      ['octopus', 0.84, 0.7, 0.5, 6],
      ['tropical-fish', 0.14, 0.7, 0.36, -8],
      ['trident-emblem', 0.84, 0.24, 0.36, 12],
    ],
  },
  pvp: {
    colour: '#5b35c9',
    accent: '#ffd479',
    pattern: 'chevrons',
    sparks: ['coin', 'spade-suit', 'sparkles'],
    actors: [
      ['t/four-twos', 0.44, 0.46, 0.92, -4],
      ['t/twin-dice', 0.8, 0.66, 0.62, 6],
      ['t/banners', 0.14, 0.72, 0.46, -8],
      ['crown', 0.8, 0.2, 0.26, 10],
    ],
  },
  live: {
    colour: '#7a1330',
    accent: '#f2c14e',
    pattern: 'arches',
    scenery: 'stage',
    sparks: ['heart-suit', 'diamond-suit', 'coin'],
    actors: [
      ['spade-suit', 0.46, 0.46, 0.82],
      ['joker', 0.8, 0.66, 0.5, 14],
      ['game-die', 0.14, 0.74, 0.38, -12],
      ['crown', 0.82, 0.22, 0.32, 8],
    ],
  },
  lottery: {
    colour: '#b6471a',
    accent: '#fff0a8',
    pattern: 'confetti',
    sparks: ['glowing-star', 'coin', 'four-leaf-clover'],
    actors: [
      ['pool-8-ball', 0.46, 0.48, 0.78],
      ['ticket', 0.82, 0.68, 0.5, 12],
      ['four-leaf-clover', 0.84, 0.24, 0.34, 10],
      ['crystal-ball', 0.14, 0.7, 0.4, -8],
    ],
  },
  invite: {
    colour: '#0e8f6a',
    accent: '#ffe9a8',
    pattern: 'dots',
    sparks: ['balloon', 'confetti-ball', 'sparkles'],
    actors: [
      ['wrapped-gift', 0.48, 0.52, 0.86],
      ['party-popper', 0.84, 0.66, 0.46, 6],
      ['balloon', 0.16, 0.34, 0.42, -8],
      ['red-envelope', 0.84, 0.22, 0.3, 12],
      ['love-letter', 0.16, 0.8, 0.3, -12],
    ],
  },
  bonus: {
    colour: '#8e2b5f',
    accent: '#ffdf9e',
    pattern: 'rays',
    sparks: ['coin', 'sparkles', 'glowing-star'],
    actors: [
      ['money-bag', 0.47, 0.5, 0.88],
      ['wrapped-gift', 0.82, 0.68, 0.5, 8],
      ['glowing-star', 0.83, 0.24, 0.34, 12],
      ['hourglass-not-done', 0.15, 0.34, 0.38, -10],
      ['coin', 0.15, 0.78, 0.3, -12],
    ],
  },
  wheel: {
    colour: '#6a1b9a',
    accent: '#ffe08a',
    pattern: 'rays',
    sparks: ['coin', 'glowing-star', 'sparkles'],
    actors: [
      ['ferris-wheel', 0.46, 0.5, 0.94],
      ['ticket', 0.82, 0.28, 0.4, 14],
      ['money-bag', 0.84, 0.72, 0.44, 6],
      ['gem-stone', 0.13, 0.36, 0.3, -14],
      ['coin', 0.14, 0.8, 0.28, -10],
    ],
  },
  eggs: {
    colour: '#a3660b',
    accent: '#fff3b8',
    pattern: 'confetti',
    sparks: ['sparkles', 'coin', 'glowing-star'],
    actors: [
      ['egg', 0.44, 0.5, 0.86],
      ['egg', 0.76, 0.62, 0.58, 12],
      ['egg', 0.15, 0.66, 0.5, -14],
      ['hatching-chick', 0.78, 0.24, 0.36, 8],
    ],
  },
  rain: {
    colour: '#a4121f',
    accent: '#ffd98a',
    pattern: 'waves',
    sparks: ['coin', 'sparkles', 'red-envelope'],
    actors: [
      ['red-envelope', 0.46, 0.52, 0.88, -6],
      ['red-envelope', 0.82, 0.36, 0.48, 14],
      ['red-paper-lantern', 0.14, 0.32, 0.42, -8],
      ['coin', 0.82, 0.78, 0.34, 8],
      ['coin', 0.16, 0.8, 0.26, -12],
    ],
  },
  raffle: {
    colour: '#1a5a8a',
    accent: '#ffe9a8',
    pattern: 'dots',
    sparks: ['confetti-ball', 'sparkles', 'ticket'],
    actors: [
      ['ticket', 0.46, 0.5, 0.86, -8],
      ['party-popper', 0.84, 0.64, 0.46, 6],
      ['trophy', 0.82, 0.24, 0.36, 10],
      ['four-leaf-clover', 0.15, 0.3, 0.34, -12],
      ['coin', 0.14, 0.78, 0.28, -8],
    ],
  },
  sports: {
    colour: '#0b6b46',
    accent: '#f3dca0',
    pattern: 'rays',
    sparks: ['confetti-ball', 'star', 'sparkles'],
    actors: [
      ['soccer-ball', 0.46, 0.54, 0.84, -10],
      ['trophy', 0.82, 0.3, 0.5, 8],
      ['basketball', 0.84, 0.78, 0.38, 10],
      ['tennis', 0.14, 0.32, 0.34, -14],
      ['stadium', 0.15, 0.76, 0.4, -4],
    ],
  },
  esports: {
    colour: '#4a2a9e',
    accent: '#9fe8ff',
    pattern: 'waves',
    sparks: ['high-voltage', 'glowing-star', 'sparkles'],
    actors: [
      ['joystick', 0.46, 0.52, 0.86, 6],
      ['crossed-swords', 0.82, 0.32, 0.46, 10],
      ['shield', 0.84, 0.78, 0.4, -6],
      ['castle', 0.15, 0.36, 0.4, -8],
      ['trophy', 0.16, 0.8, 0.32, 8],
    ],
  },
} as const satisfies Record<string, Composition>

export type BannerTheme = keyof typeof BANNERS

export interface BannerSpec {
  theme: BannerTheme
  /** `wide` is 16:5 with a calm left half; `phone` is 4:3 with a calm lower third; `strip` is the upper 2:1 of `phone`. */
  shape: (typeof BANNER_SHAPES)[number]
}

export const BANNER_SHAPES = ['wide', 'phone', 'strip'] as const
const SIZES = { wide: { width: 1600, height: 500 }, phone: { width: 800, height: 600 } } as const
const STRIP_HEIGHT = 400

function backdrop(
  { pattern, scenery }: Composition,
  palette: Palette,
  width: number,
  height: number,
  cx: number,
  cy: number,
  random: Random,
): string {
  const light = radial('ground', cx, cy, Math.max(width, height) * 0.68, [
    [0, palette.glow],
    [0.16, palette.centre],
    [0.42, palette.mid],
    [0.8, palette.edge],
    [1, palette.deep],
  ])
  const solid = pattern === 'rays' || pattern === 'swirl' || pattern === 'stripes'
  const far = scenery ? sceneryOf(scenery, width, height, height * 0.74, palette.edge, palette.deep, random) : ''
  return `<defs>${light}</defs>${rect(0, 0, width, height, 'fill="url(#ground)"')}<g opacity="${solid ? 0.16 : 0.2}">${PATTERNS[pattern]({ width, height, cx, cy }, '#ffffff', random)}</g>${far}`
}

/** A hero banner without words. */
export function bannerSvg({ theme, shape }: BannerSpec): string {
  const composition: Composition = BANNERS[theme]
  const wide = shape === 'wide'
  const { width, height } = SIZES[wide ? 'wide' : 'phone']
  const random = randomOf(`banner ${theme}`)
  const palette = paletteOf([composition.colour, composition.colour, composition.accent])
  const art = wide
    ? { x: width * 0.52, y: 0, w: width * 0.46, h: height }
    : { x: width * 0.08, y: height * 0.02, w: width * 0.84, h: height * 0.68 }
  const [cx, cy] = [art.x + art.w * 0.5, art.y + art.h * 0.5]
  const calm = wide
    ? linear('calm', 0, 0, width * 0.62, 0, [
        [0, palette.deep, 0.94],
        [0.55, palette.deep, 0.74],
        [1, palette.deep, 0],
      ])
    : linear('calm', 0, height * 0.5, 0, height, [
        [0, palette.deep, 0],
        [0.4, palette.deep, 0.8],
        [1, palette.deep, 0.97],
      ])
  const glow = radial('glow', cx, cy, art.h * 0.62, [
    [0, '#ffffff', 0.55],
    [0.4, palette.glow, 0.35],
    [1, palette.glow, 0],
  ])
  const sparks = Array.from({ length: 9 }, (_, i) =>
    sprite(composition.sparks[i % 3]!, {
      x: art.x + random.range(0, art.w),
      y: random.range(0.06, 0.95) * art.h,
      size: random.range(0.07, 0.15) * height,
      turn: random.range(-40, 40),
      opacity: random.range(0.55, 0.95),
    }),
  )
  const actors = composition.actors.map(([icon, x, y, size, turn = 0]) =>
    raised(icon, { x: art.x + x * art.w, y: art.y + y * art.h, size: size * art.h, turn }),
  )
  const body = [
    backdrop(composition, palette, width, height, cx, cy, random),
    `<defs>${calm}${glow}</defs>`,
    circle(cx, cy, art.h * 0.62, 'fill="url(#glow)"'),
    sparks.join(''),
    rect(0, 0, width, height, 'fill="url(#calm)"'),
    actors.join(''),
  ]
  return svgDocument(width, shape === 'strip' ? STRIP_HEIGHT : height, body.join(''))
}
