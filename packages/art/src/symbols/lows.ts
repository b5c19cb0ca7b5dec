import type { Palette } from '../draw/palette.ts'
import { circle, linear, n, path } from '../draw/svg.ts'
import { textPath } from '../draw/text.ts'
import type { LowStyle } from '../families/index.ts'

const LOW_SYMBOLS = ['5', '6', '7', '8', '9'] as const
export type LowSymbol = (typeof LOW_SYMBOLS)[number]

/** Five stone colours that stay apart for colour-blind players too: they differ in lightness as well as in hue. */
const STONES = [
  ['#ffd9d2', '#f0483e', '#7d1020'],
  ['#fff0bd', '#f7b52c', '#94500a'],
  ['#d9ffe2', '#35c168', '#0b5a3a'],
  ['#d3efff', '#3b9bf2', '#12408f'],
  ['#f1deff', '#a45ceb', '#48198f'],
] as const

const RANKS = ['A', 'K', 'Q', 'J', '10'] as const
/** Runes: strokes in a box of 100. */
const RUNES = [
  'M50 8V92M50 8L78 34L50 56',
  'M28 8V92M28 14L74 34M28 40L74 60',
  'M24 92V8L50 40L76 8V92',
  'M50 8V92M24 30L50 8L76 30M24 70L50 92L76 70',
  'M28 8L72 50L28 92M72 8L28 50L72 92',
] as const
/** Card suits and a star in a box of 100. */
const PIPS = [
  'M50 90Q6 56 8 32Q12 12 30 12Q44 12 50 28Q56 12 70 12Q88 12 92 32Q94 56 50 90Z',
  'M50 6L88 50L50 94L12 50Z',
  'M50 6Q92 38 92 60A20 20 0 0 1 57 71L66 94H34L43 71A20 20 0 0 1 8 60Q8 38 50 6Z',
  'M50 8A20 20 0 0 1 66 41A20 20 0 1 1 57 70L65 94H35L43 70A20 20 0 1 1 34 41A20 20 0 0 1 50 8Z',
  'M50 5L63 37L97 39L71 61L80 94L50 76L20 94L29 61L3 39L37 37Z',
] as const
const LEAVES = [
  'M50 4Q94 40 50 96Q6 40 50 4Z',
  'M50 4C66 20 96 22 92 52C90 82 64 84 50 96C36 84 10 82 8 52C4 22 34 20 50 4Z',
  'M50 4L60 30L88 22L76 48L98 60L72 68L74 94L50 78L26 94L28 68L2 60L24 48L12 22L40 30Z',
  'M50 50C20 40 24 4 50 10C76 4 80 40 50 50C80 44 98 66 78 84C60 98 48 70 50 50C52 70 40 98 22 84C2 66 20 44 50 50Z',
  'M12 88C4 36 40 6 94 10C96 62 66 98 12 88Z',
] as const

function carved(d: string, stone: readonly [string, string, string], stroke = 0): string {
  const [light, middle, dark] = stone
  const face = linear('stone', 0, 40, 0, 216, [
    [0, light],
    [0.4, middle],
    [1, dark],
  ])
  const edge = linear('lit', 0, 36, 0, 220, [
    [0, '#ffffff', 0.95],
    [0.45, '#ffffff', 0.1],
    [1, '#000000', 0.35],
  ])
  const shape = (colour: string, width: number, dy: number) =>
    path(
      d,
      `fill="${stroke ? 'none' : colour}" stroke="${colour}" stroke-width="${n(width + stroke)}" stroke-linejoin="round" stroke-linecap="round" transform="translate(0 ${dy})"`,
    )
  const lit = stroke ? '' : path(d, 'fill="none" stroke="url(#lit)" stroke-width="5" stroke-linejoin="round"')
  return `<defs>${face}${edge}</defs>${shape('#140806', 26, 7)}${shape('#f3d690', 15, 0)}${shape(dark, 6, 4)}${shape('url(#stone)', 0, 0)}${lit}`
}

/** Moves an outline from its box of 100 to the middle of the symbol. */
const placed = (d: string, body: (inner: string) => string) =>
  `<g transform="translate(128 128) scale(1.5) translate(-50 -50)">${body(d)}</g>`

function boxed(d: string, stone: readonly [string, string, string], stroke = 0): string {
  const [light, middle, dark] = stone
  return placed(d, inner => {
    const face = linear('stone', 0, 0, 0, 100, [
      [0, light],
      [0.42, middle],
      [1, dark],
    ])
    const shape = (colour: string, width: number, dy: number) =>
      path(
        inner,
        `fill="${stroke ? 'none' : colour}" stroke="${colour}" stroke-width="${n(width + stroke)}" stroke-linejoin="round" stroke-linecap="round" transform="translate(0 ${dy})"`,
      )
    const shine = stroke
      ? ''
      : path(
          inner,
          'fill="none" stroke="#ffffff" stroke-opacity="0.55" stroke-width="3" transform="translate(50 50) scale(0.8) translate(-50 -50)"',
        )
    return `<defs>${face}</defs>${shape('#140806', 18, 4)}${shape('#f3d690', 10, 0)}${shape('url(#stone)', 0, 0)}${shine}`
  })
}

function bead(stone: readonly [string, string, string], index: number): string {
  const [light, middle, dark] = stone
  const shapes = [
    'M128 38L206 88V168L128 218L50 168V88Z',
    'M128 34A94 94 0 1 1 127.9 34Z',
    'M60 60H196L216 128L196 196H60L40 128Z',
    'M128 30L220 128L128 226L36 128Z',
    'M84 44H172L212 84V172L172 212H84L44 172V84Z',
  ]
  const d = shapes[index]!
  const facets = path(
    'M128 128L128 20M128 128L236 88M128 128L220 200M128 128L36 200M128 128L20 88',
    'stroke="#ffffff" stroke-opacity="0.28" stroke-width="5"',
  )
  const clip = `<clipPath id="bead">${path(d, '')}</clipPath>`
  const table = circle(128, 128, 46, `fill="${middle}" stroke="${light}" stroke-opacity="0.8" stroke-width="4"`)
  return `<defs>${clip}</defs>${carved(d, stone)}<g clip-path="url(#bead)">${facets}${table}${path('M60 84Q128 28 196 84Q128 62 60 84Z', 'fill="#ffffff" opacity="0.5"')}${path('M70 190Q128 226 186 190Q128 206 70 190Z', `fill="${dark}" opacity="0.4"`)}</g>`
}

/** A low symbol: a card rank, a bead, a pip, a leaf or a rune, carved from one of five stones and set in brass. */
export function lowSymbol(style: LowStyle, symbol: LowSymbol, palette: Palette): string {
  const index = LOW_SYMBOLS.indexOf(symbol)
  const stone = STONES[index]!
  if (style === 'beads') return bead(stone, index)
  if (style === 'pips') return boxed(PIPS[index]!, stone)
  if (style === 'leaves')
    return (
      boxed(LEAVES[index]!, stone) +
      path(
        index === 3 ? '' : 'M128 74V196M128 120L100 102M128 120L156 102M128 154L96 134M128 154L160 134',
        'fill="none" stroke="#ffffff" stroke-opacity="0.45" stroke-width="5" stroke-linecap="round"',
      )
    )
  if (style === 'runes')
    return (
      circle(128, 128, 100, `fill="${palette.deep}" stroke="#f3d690" stroke-width="8"`) +
      circle(128, 128, 88, `fill="${palette.edge}" opacity="0.8"`) +
      `<g transform="translate(128 128) scale(0.72) translate(-128 -128)">${boxed(RUNES[index]!, stone, 13)}</g>`
    )
  const rank = RANKS[index]!
  return carved(
    textPath(rank, 128, 200, { face: 'text', size: rank.length > 1 ? 180 : 210, spacing: rank.length > 1 ? -0.05 : 0 })
      .d,
    stone,
  )
}
