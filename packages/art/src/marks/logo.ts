import { HOUSES } from '../cover/houses.ts'
import { atLuminance } from '../draw/colour.ts'
import { path, svgDocument } from '../draw/svg.ts'
import { fitSize, textPath } from '../draw/text.ts'
import { MARKS } from './marks.ts'

export interface LogoSpec {
  /** Vendor or house code. */
  code: string
  /** Display name; taken from the house table when left out. */
  name?: string
  variant: 'COLOR' | 'WHITE'
}

/** Invented names and colours of the houses that are not slot studios. */
const OTHER_HOUSES: Record<string, readonly [name: string, colour: string]> = {
  LVT: ['Velvet Tables', '#b3265a'],
  TDL: ['Tideline', '#1593c9'],
  DUO: ['Duello', '#7c4ddb'],
  VSP: ['Vale Sports', '#2c9a4b'],
  VES: ['Vesper Esports', '#9c3fd1'],
  ARN: ['Arena Row', '#c4702b'],
  DS88: ['Dawn Spur', '#d0402f'],
  TCG_LOTTO_VN: ['Lotto Mekong', '#d23c3c'],
  TCG_SEA: ['Lotto Strait', '#1b8fb5'],
  LOTT: ['Lotto Hall', '#d97a1e'],
  ELOTT: ['Quick Draw', '#0d9a8c'],
  FB: ['Fieldbook', '#2f8f4e'],
  AV: ['Avenue Tables', '#a8462f'],
  AI: ['Atelier Live', '#3f6fd9'],
  IMES: ['Intermezzo', '#8a4bd6'],
  TF: ['Thunderfold', '#d9a21e'],
  IA: ['Crossfire', '#c9364f'],
}

/** Between the page's dark and light grounds, this luminance stands out equally, at better than 4:1. */
const ON_BOTH_GROUNDS = 0.195
const INITIAL_SIZE = 40

/** Codes with a mark of their own. */
export const LOGO_CODES: readonly string[] = Object.keys(MARKS)

function identity(code: string, given?: string): { name: string; colour: string } {
  const house = HOUSES.find(each => each.code === code)
  const [name, colour] = house ? [house.name, house.colour] : (OTHER_HOUSES[code] ?? [given ?? code, '#2f9d76'])
  return { name: given ?? name, colour }
}

/** Invented display name of a vendor or house code; the code itself when it has none. */
export const vendorName = (code: string): string => identity(code).name

function monogram(name: string, colour: string): string {
  const letter = textPath(name.slice(0, 1).toUpperCase(), 24, 38, { face: 'display', size: INITIAL_SIZE })
  return path(
    `M14 2H34Q46 2 46 14V34Q46 46 34 46H14Q2 46 2 34V14Q2 2 14 2Z${letter.d}`,
    `fill="${colour}" fill-rule="evenodd"`,
  )
}

function mark(code: string, name: string, first: string, second: string, fade: string): string {
  const parts = MARKS[code]
  if (!parts) return monogram(name, first)
  const holes = parts
    .filter(([kind]) => kind === 'o')
    .map(([, d]) => path(d, 'fill="#000000"'))
    .join('')
  const stroke = (colour: string, more: string) =>
    `fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"${more}`
  const painted = { a: `fill="${first}"`, b: `fill="${second}"${fade}`, A: stroke(first, ''), B: stroke(second, fade) }
  // A hole cuts the first colour only, so a second shape inside it stays whole.
  const under = parts
    .filter(([kind]) => kind === 'a' || kind === 'A')
    .map(([kind, d]) => path(d, painted[kind as 'a' | 'A']))
    .join('')
  const over = parts
    .filter(([kind]) => kind === 'b' || kind === 'B')
    .map(([kind, d]) => path(d, painted[kind as 'b' | 'B']))
    .join('')
  const id = `cut${code}`
  const mask =
    holes &&
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48"><rect width="48" height="48" fill="#ffffff"/>${holes}</mask>`
  return `${mask}<g${holes ? ` mask="url(#${id})"` : ''}>${under}</g>${over}`
}

function wordmark(name: string, colour: string): string {
  const words = name.split(' ')
  const texts = words.length === 1 ? [name] : [words.slice(0, -1).join(' '), words.at(-1)!]
  const size = fitSize(texts, 'display', 104, texts.length === 1 ? 27 : 23)
  const gap = size * 0.96
  const first = texts.length === 1 ? 24 + size * 0.34 : 24 - gap / 2 + size * 0.34
  return texts
    .map((text, i) =>
      path(textPath(text, 60, first + i * gap, { face: 'display', size }, 'start').d, `fill="${colour}"`),
    )
    .join('')
}

/** Mark and wordmark in a box of 168 by 48, for use inside another drawing. */
export function logoPart({ code, name: given, variant }: LogoSpec): string {
  const { name, colour } = identity(code, given)
  if (variant === 'WHITE') return mark(code, name, '#ffffff', '#ffffff', ' opacity="0.72"') + wordmark(name, '#ffffff')
  const first = atLuminance(colour, ON_BOTH_GROUNDS)
  return mark(code, name, first, atLuminance(colour, 0.34), '') + wordmark(name, first)
}

/** A vendor's logo, 7:2, on a transparent ground. COLOR reads on dark and on light pages, WHITE on dark ones and on pictures. */
export const logoSvg = (spec: LogoSpec): string => svgDocument(168, 48, logoPart(spec))
