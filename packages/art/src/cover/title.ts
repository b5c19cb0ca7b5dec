import type { Palette } from '../draw/palette.ts'
import { linear, n, path } from '../draw/svg.ts'
import { fitSize, measure, textPath } from '../draw/text.ts'
import { COVER } from './frames.ts'
import type { House, TitleFill } from './houses.ts'

/** Space on each side that no letter enters. */
export const TITLE_MARGIN = 34
const WIDTH = COVER.width - 2 * TITLE_MARGIN
const LARGEST = 92
const FLOOR = 578

export interface TitleLine {
  text: string
  size: number
  /** Base line. */
  y: number
  width: number
}

type Stops = readonly (readonly [number, string])[]

/** From the top of the capitals to the base line. */
export function titleStops(fill: TitleFill, palette: Palette): Stops {
  const fills: Record<TitleFill, Stops> = {
    brass: [
      [0, '#fffdf0'],
      [0.45, '#ffe9a6'],
      [1, '#f4b544'],
    ],
    ivory: [
      [0, '#ffffff'],
      [0.6, '#fff4d8'],
      [1, '#f1dca6'],
    ],
    chrome: [
      [0, '#ffffff'],
      [0.48, '#dbe7f4'],
      [0.54, '#9fb4cc'],
      [1, '#f7fbff'],
    ],
    accent: [
      [0, '#ffffff'],
      [0.35, '#fffbe9'],
      [1, palette.accent],
    ],
    copper: [
      [0, '#fff2e2'],
      [0.5, '#ffcf9f'],
      [1, '#e2965c'],
    ],
    neon: [
      [0, '#ffffff'],
      [1, '#e9fdff'],
    ],
    comic: [
      [0, '#fff36b'],
      [0.55, '#ffe14a'],
      [1, '#ff9f2e'],
    ],
    ice: [
      [0, '#ffffff'],
      [0.7, '#f4faff'],
      [1, '#cfe6fb'],
    ],
  }
  return fills[fill]
}

/** Breaks a name into one or two lines of like length, never inside a word. */
function broken(name: string): string[] {
  const words = name.split(' ')
  if (words.length === 1 || name.length <= 7) return [name]
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return splits.sort((a, b) => Math.max(...a.map(s => s.length)) - Math.max(...b.map(s => s.length)))[0]!
}

/** Places the title's lines upwards from the vendor's line; a long name takes the narrow face. */
export function titleLines(title: string, house: House): { lines: TitleLine[]; tail?: TitleLine; face: House['face'] } {
  const [name = title, tail] = title.split(': ') as [string, string?]
  const texts = broken(house.caps ? name.toUpperCase() : name)
  const face = fitSize(texts, house.face, WIDTH, LARGEST) < 62 ? 'narrow' : house.face
  const common = fitSize(texts, face, WIDTH, LARGEST)
  const sizes = texts.map(text => (house.block ? fitSize([text], face, WIDTH, LARGEST * 1.15) : common))
  const tailSize = 30
  // Small letters hang below the base line, so mixed-case titles stand higher.
  const descent = house.caps ? 0 : 0.14 * sizes.at(-1)!
  let y = (tail ? FLOOR - 44 : FLOOR - 6) - descent
  const lines: TitleLine[] = []
  for (let i = texts.length - 1; i >= 0; i--) {
    const [text, size] = [texts[i]!, sizes[i]!]
    lines.unshift({ text, size, y, width: measure(text, { face, size }) })
    y -= (sizes[i - 1] ?? 0) * 0.08 + size * 0.84
  }
  if (!tail) return { lines, face }
  const text = tail.toUpperCase()
  const style = { face: 'text' as const, size: tailSize, spacing: 0.12 }
  return { lines, face, tail: { text, size: tailSize, y: FLOOR - 8, width: measure(text, style) } }
}

/** The title with its dark outline, its body and its light. */
export function titleOf(title: string, house: House, palette: Palette): string {
  const { lines, tail, face } = titleLines(title, house)
  const middle = COVER.width / 2
  const parts = lines.map(({ text, size, y }, i) => {
    const { d, capHeight } = textPath(text, middle, y, { face, size })
    const fill = linear(`title${i}`, 0, y - capHeight, 0, y, titleStops(house.fill, palette))
    const stroke = (colour: string, width: number, more = '') =>
      path(d, `fill="${colour}" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" ${more}`)
    const outline =
      house.fill === 'neon'
        ? stroke(palette.accent, size * 0.3, 'opacity="0.18"') +
          stroke(palette.accent, size * 0.16, 'opacity="0.45"') +
          stroke(palette.deep, size * 0.06)
        : stroke('#000000', size * 0.17, `opacity="0.4" transform="translate(0 ${n(size * 0.075)})"`) +
          stroke(house.fill === 'comic' ? '#16110a' : palette.deep, size * (house.fill === 'comic' ? 0.22 : 0.16))
    return { back: `<defs>${fill}</defs>${outline}`, front: path(d, `fill="url(#title${i})"`) }
  })
  const turned = house.tilt ? ` transform="rotate(${house.tilt} ${middle} 520)"` : ''
  const body = `<g${turned}>${parts.map(part => part.back).join('')}${parts.map(part => part.front).join('')}</g>`
  if (!tail) return body
  const { d } = textPath(tail.text, middle, tail.y, { face: 'text', size: tail.size, spacing: 0.12 })
  return `${body}${path(d, `fill="${palette.deep}" stroke="${palette.deep}" stroke-width="8" stroke-linejoin="round" opacity="0.75"`)}${path(d, `fill="${palette.accent}"`)}`
}
