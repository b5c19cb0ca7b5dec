import { circle, linear, path, radial, rect } from '../draw/svg.ts'

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

/** Three dice as they lie when the bowl is lifted. */
export const dice = (): string =>
  `<defs>${linear('ivory', -100, -100, 100, 100, [
    [0, '#ffffff'],
    [0.6, '#f6ecd6'],
    [1, '#d9c39a'],
  ])}</defs>${die(5, 256, 140, 12)}${die(4, 140, 346, -14)}${die(1, 372, 352, 8)}`

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
