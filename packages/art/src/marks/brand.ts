import { paletteOf } from '../draw/palette.ts'
import { PATTERNS } from '../draw/patterns.ts'
import { randomOf } from '../draw/random.ts'
import { raised } from '../draw/sprite.ts'
import { linear, n, path, radial, rect, svgDocument } from '../draw/svg.ts'
import { fitSize, textPath } from '../draw/text.ts'

export interface BrandSpec {
  /** `wordmark` and `tile` are transparent around the mark; `maskable` fills its square; `game` is the default game icon; `share` is 1200 by 630. */
  piece: 'tile' | 'wordmark' | 'maskable' | 'game' | 'share'
  /** Colour of the wordmark's letters, as `#rrggbb`. */
  ink?: string
  /** Brand name beside or below the tile. */
  name?: string
}

const GREEN = ['#15966a', '#0c5a3f'] as const
const BRASS = ['#fbe7b0', '#dcb765', '#a87b2c'] as const

/** The letter: two bowls drawn in one line, with a slot through the stem. */
const LETTER =
  'M30 24H56Q74 24 74 38Q74 47 66 50Q77 53 77 64Q77 78 58 78H30ZM42 34V45H54Q61 45 61 39.5Q61 34 54 34ZM42 55V68H56Q64 68 64 61.5Q64 55 56 55Z'

function tile(x: number, y: number, size: number, radius: number): string {
  const scale = size / 100
  const ground = linear('tile', 0, 0, 0, 100, [
    [0, GREEN[0]],
    [1, GREEN[1]],
  ])
  const metal = linear('letter', 0, 20, 0, 80, [
    [0, BRASS[0]],
    [0.55, BRASS[1]],
    [1, BRASS[2]],
  ])
  const edge = radius
    ? rect(1.5, 1.5, 97, 97, `rx="${radius - 1.5}" fill="none" stroke="#ffffff" stroke-opacity="0.16" stroke-width="2"`)
    : ''
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})"><defs>${ground}${metal}</defs>${rect(0, 0, 100, 100, `rx="${radius}" fill="url(#tile)"`)}${edge}${path(LETTER, 'fill="#06281c" fill-rule="evenodd" opacity="0.5" transform="translate(0 2.5)"')}${path(LETTER, 'fill="url(#letter)" fill-rule="evenodd"')}</g>`
}

function share(name: string): string {
  const palette = paletteOf(['#0f6b4a', '#0f7a52', '#f3dca0'])
  const light = radial('ground', 860, 300, 900, [
    [0, palette.centre],
    [0.35, palette.mid],
    [0.75, palette.edge],
    [1, palette.deep],
  ])
  const rays = PATTERNS.rays({ width: 1200, height: 630, cx: 860, cy: 300 }, '#ffffff', randomOf('share'))
  const size = fitSize([name], 'poster', 420, 120)
  const word = path(textPath(name, 240, 350, { face: 'poster', size }, 'start').d, 'fill="#ffffff"')
  const actors =
    raised('dragon', { x: 880, y: 300, size: 480 }) +
    raised('crown', { x: 1080, y: 130, size: 150, turn: 12 }) +
    raised('coin', { x: 1080, y: 500, size: 160, turn: -8 })
  return svgDocument(
    1200,
    630,
    `<defs>${light}</defs>${rect(0, 0, 1200, 630, 'fill="url(#ground)"')}<g opacity="0.12">${rays}</g>${actors}${tile(80, 245, 140, 24)}${word}`,
  )
}

function defaultGame(): string {
  const palette = paletteOf(['#0f6b4a', '#0f7a52', '#f3dca0'])
  const light = radial('ground', 240, 260, 460, [
    [0, palette.centre],
    [0.5, palette.mid],
    [1, palette.edge],
  ])
  const lattice = PATTERNS.lattice({ width: 480, height: 640, cx: 240, cy: 260 }, '#ffffff', randomOf('game'))
  return svgDocument(
    480,
    640,
    `<defs>${light}</defs>${rect(0, 0, 480, 640, 'fill="url(#ground)"')}<g opacity="0.12">${lattice}</g>${tile(140, 200, 200, 24)}`,
  )
}

/** The house's own pieces: a brass B on a baize tile. `tile` and `wordmark` are self-contained SVG for direct use in a page. */
export function brandSvg({ piece, ink = '#f4f1e8', name = 'Baize' }: BrandSpec): string {
  if (piece === 'share') return share(name)
  if (piece === 'game') return defaultGame()
  if (piece === 'tile') return svgDocument(100, 100, tile(0, 0, 100, 24))
  if (piece === 'maskable') return svgDocument(100, 100, tile(0, 0, 100, 0))
  const word = textPath(name, 122, 76, { face: 'display', size: 78 }, 'start')
  return svgDocument(130 + word.width, 100, tile(0, 0, 100, 24) + path(word.d, `fill="${ink}"`))
}
