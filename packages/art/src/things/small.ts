import { circle, linear, path, radial, rect } from '../draw/svg.ts'
import { textPath } from '../draw/text.ts'

/** Where pips of a face stand, in parts of its side from the middle. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

function die(face: number, x: number, y: number, turn: number, side = 200): string {
  const half = side / 2
  const pips = PIPS[face]!.map(([dx, dy]) =>
    circle(
      dx * side * 0.25,
      dy * side * 0.25,
      face === 1 ? side * 0.15 : side * 0.1,
      `fill="${face === 1 || face === 4 ? '#c8202f' : '#1b1f2a'}"`,
    ),
  ).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-half, -half + 16, side, side, `rx="${side * 0.2}" fill="#7d6a4a"`)}${rect(-half, -half, side, side, `rx="${side * 0.2}" fill="url(#ivory)" stroke="#ffffff" stroke-width="4"`)}${pips}</g>`
}

const ivory = `<defs>${linear('ivory', -100, -100, 100, 100, [
  [0, '#ffffff'],
  [0.6, '#f6ecd6'],
  [1, '#d9c39a'],
])}</defs>`

/** Three dice as they lie when the bowl is lifted. */
export const dice = (): string => `${ivory}${die(5, 256, 140, 12)}${die(4, 140, 346, -14)}${die(1, 372, 352, 8)}`

/** Two dice with the highest double. */
export const twinDice = (): string => `${ivory}${die(6, 158, 186, -13, 244)}${die(6, 350, 328, 11, 244)}`

function banner(n: number, x: number, y: number, turn: number, [light, dark]: readonly [string, string]): string {
  const pole = rect(-9, -196, 18, 420, 'rx="9" fill="#e9cf95" stroke="#7d5a22" stroke-width="4"')
  const cloth = path(
    'M-86 -176H86V96L0 40L-86 96Z',
    `fill="${light}" stroke="${dark}" stroke-width="9" stroke-linejoin="round"`,
  )
  const hem = path('M-68 -158H68V66L0 20L-68 66Z', `fill="none" stroke="#ffe6ad" stroke-width="6" opacity="0.8"`)
  const shade = path('M0 -176H86V96L0 40Z', `fill="${dark}" opacity="0.34"`)
  const number = path(textPath(String(n), 0, -22, { face: 'display', size: 128 }).d, 'fill="#fff6dd"')
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${pole}${cloth}${shade}${hem}${number}${circle(0, -204, 20, 'fill="#ffd977" stroke="#7d5a22" stroke-width="5"')}</g>`
}

/** Three of the seven banners. */
export const banners = (): string =>
  banner(3, 128, 286, -13, ['#2f74d0', '#133a78']) +
  banner(5, 384, 286, 13, ['#2f9a64', '#0f4a2e']) +
  banner(7, 256, 256, 0, ['#d23a45', '#6f1119'])

function coin(x: number, y: number, isRed: boolean): string {
  const face = isRed ? '#d3303c' : '#f5f1e6'
  const edge = isRed ? '#7c1019' : '#b9ae94'
  return `${circle(x, y + 9, 68, `fill="${edge}"`)}${circle(x, y, 68, `fill="${face}" stroke="${isRed ? '#ff9c9c' : '#ffffff'}" stroke-width="5"`)}${circle(x, y, 46, `fill="none" stroke="${edge}" stroke-width="5"`)}${path(`M${x - 18} ${y - 18}H${x + 18}V${y + 18}H${x - 18}Z`, `fill="${edge}"`)}`
}

/** Four coins, two of each side, on a porcelain plate. */
export const plate = (): string =>
  `<defs>${radial('porcelain', 226, 210, 250, [
    [0, '#ffffff'],
    [0.7, '#e3ecf5'],
    [1, '#9db4cd'],
  ])}</defs>${circle(256, 272, 238, 'fill="#05070c" opacity="0.4"')}${circle(256, 256, 240, 'fill="url(#porcelain)"')}${circle(256, 256, 222, 'fill="none" stroke="#2f66b3" stroke-width="9"')}${circle(256, 256, 204, 'fill="none" stroke="#2f66b3" stroke-width="3" stroke-dasharray="14 10"')}${coin(186, 184, true)}${coin(330, 196, false)}${coin(180, 322, false)}${coin(324, 330, true)}`
