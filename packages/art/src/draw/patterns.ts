import type { Random } from './random.ts'
import { circle, n, path, rect } from './svg.ts'

export interface Canvas {
  width: number
  height: number
  /** Middle of the light, where rays and rings start. */
  cx: number
  cy: number
}

/** Patterns are drawn inside a translucent group. They use fill-opacity, never opacity: a layer within a layer aborts the renderer. */
type Pattern = (canvas: Canvas, colour: string, random: Random) => string

function rays({ width, height, cx, cy }: Canvas, colour: string, random: Random): string {
  const count = 12 + random.below(3) * 3
  const reach = Math.hypot(width, height)
  const start = random.range(0, 0.4)
  const wedge = (i: number) => {
    const [a, b] = [i, i + 0.5].map(at => start + (at * 2 * Math.PI) / count) as [number, number]
    return `M${n(cx)} ${n(cy)}L${n(cx + reach * Math.cos(a))} ${n(cy + reach * Math.sin(a))}L${n(cx + reach * Math.cos(b))} ${n(cy + reach * Math.sin(b))}Z`
  }
  return path(Array.from({ length: count }, (_, i) => wedge(i)).join(''), `fill="${colour}"`)
}

function swirl({ width, height, cx, cy }: Canvas, colour: string): string {
  const arms = 9
  const reach = Math.hypot(width, height) * 0.75
  const arm = (i: number) => {
    const point = (angle: number, r: number) => `${n(cx + r * Math.cos(angle))} ${n(cy + r * Math.sin(angle))}`
    const a = (i * 2 * Math.PI) / arms
    const b = a + Math.PI / arms
    return `M${n(cx)} ${n(cy)}Q${point(a + 0.25, reach * 0.5)} ${point(a + 1, reach)}L${point(b + 1, reach)}Q${point(b + 0.25, reach * 0.5)} ${n(cx)} ${n(cy)}Z`
  }
  return path(Array.from({ length: arms }, (_, i) => arm(i)).join(''), `fill="${colour}"`)
}

/** Repeats a tile over the picture. */
function tiled(canvas: Canvas, w: number, h: number, tile: string, turn = 0): string {
  const id = `tile${n(w)}x${n(h)}`
  return `<defs><pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${tile}</pattern></defs>${rect(0, 0, canvas.width, canvas.height, `fill="url(#${id})"`)}`
}

const line = (colour: string, width: number) => `fill="none" stroke="${colour}" stroke-width="${width}"`

const scales: Pattern = (canvas, colour) =>
  tiled(
    canvas,
    64,
    64,
    [
      [0, 0],
      [64, 0],
      [32, 32],
      [-32, 32],
      [96, 32],
      [0, 64],
      [64, 64],
    ]
      .map(([x, y]) => [30, 20, 10].map(r => circle(x!, y!, r, line(colour, 3))).join(''))
      .join(''),
  )

const lattice: Pattern = (canvas, colour) =>
  tiled(canvas, 56, 56, path('M0 28L28 0L56 28L28 56ZM14 28L28 14L42 28L28 42Z', line(colour, 3)))

const hex: Pattern = (canvas, colour) =>
  tiled(
    canvas,
    72,
    124.7,
    path('M36 0V20.8L0 41.6V83.1L36 103.9V124.7M36 20.8L72 41.6V83.1L36 103.9', line(colour, 3.5)),
  )

const dots: Pattern = (canvas, colour) =>
  tiled(canvas, 36, 36, circle(9, 9, 6, `fill="${colour}"`) + circle(27, 27, 6, `fill="${colour}"`), 12)

const stripes: Pattern = (canvas, colour) => tiled(canvas, 64, 64, rect(0, 0, 32, 64, `fill="${colour}"`), 35)

const bricks: Pattern = (canvas, colour) =>
  tiled(canvas, 88, 56, path('M0 2H88M0 30H88M22 2V30M66 30V58', line(colour, 3)))

const chevrons: Pattern = (canvas, colour) =>
  tiled(canvas, 96, 60, path('M0 44L48 6L96 44V62L48 24L0 62Z', `fill="${colour}"`))

const meander: Pattern = (canvas, colour) => tiled(canvas, 60, 60, path('M0 54H54V6H12V40H38V22H26', line(colour, 4)))

function waves({ width, height }: Canvas, colour: string, random: Random): string {
  const rows = Array.from({ length: Math.ceil(height / 52) + 1 }, (_, row) => {
    const y = row * 52 + random.range(-4, 4)
    const start = -((row % 2) * 44) - random.range(0, 30)
    return `M${n(start)} ${n(y)}${Array.from({ length: Math.ceil(width / 88) + 2 }, () => 'q22 -24 44 0t44 0').join('')}`
  })
  return path(rows.join(''), line(colour, 5))
}

function rings({ width, height, cx, cy }: Canvas, colour: string): string {
  const reach = Math.hypot(width, height) * 0.7
  return Array.from({ length: Math.floor(reach / 44) }, (_, i) =>
    circle(cx, cy, 60 + i * 44, line(colour, i % 2 ? 3 : 8)),
  ).join('')
}

function arches({ width, height }: Canvas, colour: string): string {
  const arch = (r: number) =>
    path(
      `M${n(width / 2 - r)} ${n(height)}V${n(height * 0.48)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${n(height)}`,
      line(colour, 6),
    )
  return [0.22, 0.3, 0.38, 0.46, 0.54, 0.62].map(share => arch(width * share)).join('')
}

function clouds({ width, height }: Canvas, colour: string, random: Random): string {
  const cloud = (x: number, y: number, s: number) =>
    path(
      'M0 0h150a24 24 0 0 0 0 -48a30 30 0 0 0 -30 -22a38 38 0 0 0 -70 -6a30 30 0 0 0 -44 28a24 24 0 0 0 -6 48ZM40 -18a16 16 0 1 1 16 -20M100 -18a14 14 0 1 1 14 -18',
      `${line(colour, 6)} transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"`,
    )
  return Array.from({ length: Math.round((width * height) / 26000) }, (_, i) =>
    cloud(
      random.range(-60, width - 60),
      ((i + 0.5) * height * 26000) / (width * height) + random.range(-20, 20),
      random.range(0.6, 1.1),
    ),
  ).join('')
}

function bokeh({ width, height }: Canvas, colour: string, random: Random): string {
  const count = Math.round((width * height) / 10000)
  return Array.from({ length: count }, () =>
    circle(
      random.range(0, width),
      random.range(0, height),
      random.range(10, 52),
      `fill="${colour}" fill-opacity="${n(random.range(0.25, 0.9))}"`,
    ),
  ).join('')
}

function stars({ width, height }: Canvas, colour: string, random: Random): string {
  const star = (x: number, y: number, r: number) =>
    `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`
  return path(
    Array.from({ length: Math.round((width * height) / 5200) }, () =>
      star(random.range(0, width), random.range(0, height), random.range(5, 24)),
    ).join(''),
    `fill="${colour}"`,
  )
}

function confetti({ width, height }: Canvas, colour: string, random: Random): string {
  return Array.from({ length: Math.round((width * height) / 4200) }, () =>
    rect(
      -7,
      -4,
      random.range(10, 24),
      8,
      `rx="4" fill="${colour}" transform="translate(${n(random.range(0, width))} ${n(random.range(0, height))}) rotate(${n(random.range(0, 180))})"`,
    ),
  ).join('')
}

function leaves({ width, height }: Canvas, colour: string, random: Random): string {
  const leaf = () =>
    path(
      'M0 0C30 -46 90 -46 130 0C90 46 30 46 0 0ZM12 0H118',
      `fill="${colour}" stroke="${colour}" stroke-width="2" transform="translate(${n(random.range(0, width))} ${n(random.range(0, height))}) rotate(${n(random.range(0, 360))}) scale(${n(random.range(0.5, 1.15))})"`,
    )
  return Array.from({ length: Math.round((width * height) / 14000) }, leaf).join('')
}

function grid({ width, height }: Canvas, colour: string): string {
  const horizon = height * 0.5
  const fan = Array.from(
    { length: 15 },
    (_, i) => `M${n(width / 2 + (i - 7) * 26)} ${n(horizon)}L${n(width / 2 + (i - 7) * 150)} ${n(height)}`,
  )
  const rows = Array.from({ length: 9 }, (_, i) => `M0 ${n(horizon + (height - horizon) * (i / 8) ** 1.8)}H${n(width)}`)
  return (
    path([...fan, ...rows].join(''), line(colour, 4)) +
    circle(width / 2, horizon, width * 0.32, `fill="${colour}" fill-opacity="0.45"`)
  )
}

function circuit({ width, height }: Canvas, colour: string, random: Random): string {
  const trace = () => {
    const [x, y] = [Math.round(random.range(0, width) / 24) * 24, Math.round(random.range(0, height) / 24) * 24]
    const [dx, dy] = [random.pick([-72, 72, 120]), random.pick([-48, 48, 96])]
    return path(`M${x} ${y}h${dx}l${dy / 2} ${dy}v${dy}`, line(colour, 4)) + circle(x, y, 8, `fill="${colour}"`)
  }
  return Array.from({ length: Math.round((width * height) / 11000) }, trace).join('')
}

export const PATTERNS = {
  rays,
  swirl,
  scales,
  lattice,
  hex,
  dots,
  stripes,
  bricks,
  chevrons,
  meander,
  waves,
  rings,
  arches,
  clouds,
  bokeh,
  stars,
  confetti,
  leaves,
  grid,
  circuit,
} satisfies Record<string, Pattern>
export type PatternName = keyof typeof PATTERNS
