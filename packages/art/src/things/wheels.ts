import { circle, linear, n, path, radial } from '../draw/svg.ts'

/** Red numbers of a wheel with one zero. */
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** Numbers around the wheel, clockwise. */
const ORDER = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
]

const at = (angle: number, r: number): string => `${n(256 + Math.sin(angle) * r)} ${n(256 - Math.cos(angle) * r)}`

/** A ring of equal segments between two radii, the first at the top. */
function ring(colours: readonly string[], inner: number, outer: number): string {
  const step = (2 * Math.PI) / colours.length
  return colours
    .map((colour, i) => {
      const [from, to] = [(i - 0.5) * step, (i + 0.5) * step]
      return path(
        `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`,
        `fill="${colour}" stroke="#f3d487" stroke-width="1.6"`,
      )
    })
    .join('')
}

const metal = (id: string, light: string, dark: string): string =>
  linear(id, 60, 40, 440, 470, [
    [0, light],
    [0.45, dark],
    [0.6, light],
    [1, dark],
  ])

const gloss = path('M92 150A196 196 0 0 1 420 150A260 260 0 0 0 92 150Z', 'fill="#ffffff" opacity="0.2"')

interface Roulette {
  red: string
  black: string
  zero: string
  rim: readonly [light: string, dark: string]
}

/** A wheel of 37 pockets from above, with turret and ball. */
export function roulette({ red, black, zero, rim }: Roulette): string {
  const colours = ORDER.map(number => (number === 0 ? zero : RED.has(number) ? red : black))
  const cone = radial('cone', 236, 226, 150, [
    [0, '#fff1cf'],
    [0.4, rim[0]],
    [1, rim[1]],
  ])
  const spokes = [0, 1, 2, 3]
    .map(
      i =>
        `<g transform="rotate(${i * 90 + 20} 256 256)">${path('M250 256L252 176H260L262 256Z', 'fill="#f7e3ab"')}${circle(256, 170, 11, 'fill="#fff4d4"')}</g>`,
    )
    .join('')
  return `<defs>${metal('rim', rim[0], rim[1])}${cone}</defs>${circle(256, 268, 236, 'fill="#05070c" opacity="0.45"')}${circle(256, 256, 240, 'fill="url(#rim)"')}${circle(256, 256, 214, 'fill="#2b1508"')}${ring(colours, 132, 206)}${circle(256, 256, 132, 'fill="url(#cone)" stroke="#f3d487" stroke-width="3"')}${spokes}${circle(256, 256, 30, 'fill="url(#rim)" stroke="#fff1cf" stroke-width="3"')}${circle(345, 128, 19, 'fill="#000000" opacity="0.4"')}${circle(342, 122, 19, 'fill="#ffffff"')}${circle(336, 116, 6, 'fill="#ffffff" stroke="#dfe6ef" stroke-width="2"')}${gloss}`
}

/** A standing wheel of coloured segments with its flapper. */
export function moneyWheel(): string {
  const few = ['#f2c230', '#2f7de1', '#e5484d', '#2ea86b', '#8e4ec6', '#f08c2e']
  const colours = Array.from({ length: 30 }, (_, i) => few[(i * 7) % few.length]!)
  const pegs = Array.from({ length: 30 }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / 30
    const [x, y] = at(angle, 219).split(' ').map(Number) as [number, number]
    return circle(x, y, 6, 'fill="#fff1cf"')
  })
  return `<defs>${metal('rim', '#ffe7a8', '#b5731c')}</defs>${circle(256, 280, 228, 'fill="#05070c" opacity="0.4"')}${circle(256, 268, 232, 'fill="url(#rim)"')}<g transform="translate(0 12)">${ring(colours, 74, 210)}${pegs.join('')}${circle(256, 256, 74, 'fill="#3a124d" stroke="#f3d487" stroke-width="6"')}${path('M256 206L271 240L308 243L280 267L289 303L256 284L223 303L232 267L204 243L241 240Z', 'fill="#ffd166"')}</g>${path('M228 4H284L262 78H250Z', 'fill="#e5484d" stroke="#ffffff" stroke-width="5" stroke-linejoin="round"')}${gloss}`
}
