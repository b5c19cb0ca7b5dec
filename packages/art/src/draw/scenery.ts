import type { Scenery } from '../families/index.ts'
import type { Random } from './random.ts'
import { circle, n, path } from './svg.ts'

/** A ridge from left to right with a jittered height at every step, closed along the bottom. */
function ridge(
  width: number,
  base: number,
  floor: number,
  step: number,
  rise: number,
  random: Random,
  smooth: boolean,
): string {
  let d = `M${n(-step)} ${n(floor)}L${n(-step)} ${n(base)}`
  for (let x = -step; x < width + step; x += step) {
    const peak = base - random.range(0.35, 1) * rise
    d += smooth
      ? `Q${n(x + step / 2)} ${n(peak)} ${n(x + step)} ${n(base - random.range(0, 0.3) * rise)}`
      : `L${n(x + step * random.range(0.35, 0.65))} ${n(peak)}L${n(x + step)} ${n(base - random.range(0, 0.3) * rise)}`
  }
  return `${d}V${n(floor)}Z`
}

function towers(width: number, base: number, floor: number, random: Random): string {
  let d = ''
  for (let x = -10; x < width; ) {
    const w = random.range(26, 62)
    d += `M${n(x)} ${n(floor)}V${n(base - random.range(10, 130))}h${n(w)}V${n(floor)}Z`
    x += w + random.range(0, 6)
  }
  return d
}

const pagoda = (x: number, y: number, s: number) =>
  `${[0, 1, 2]
    .map(i => {
      const half = (70 - i * 18) * s
      const top = y - (i + 1) * 46 * s
      return `M${n(x - half)} ${n(top + 22 * s)}Q${n(x - half * 0.4)} ${n(top + 16 * s)} ${n(x - half * 0.35)} ${n(top)}H${n(x + half * 0.35)}Q${n(x + half * 0.4)} ${n(top + 16 * s)} ${n(x + half)} ${n(top + 22 * s)}L${n(x + half * 0.5)} ${n(top + 24 * s)}V${n(top + 48 * s)}H${n(x - half * 0.5)}V${n(top + 24 * s)}Z`
    })
    .join('')}M${n(x - 4 * s)} ${n(y - 138 * s)}h${n(8 * s)}l${n(-4 * s)} ${n(-34 * s)}Z`

const pine = (x: number, y: number, s: number) =>
  [0, 1, 2]
    .map(
      i =>
        `M${n(x - (38 - i * 9) * s)} ${n(y - i * 34 * s)}L${n(x)} ${n(y - (i * 34 + 64) * s)}L${n(x + (38 - i * 9) * s)} ${n(y - i * 34 * s)}Z`,
    )
    .join('')

const column = (x: number, y: number, h: number) => `M${n(x)} ${n(y)}v${n(-h)}h-8v-14h64v14h-8v${n(h)}Z`

function spaced(width: number, gap: number, random: Random, draw: (x: number) => string): string {
  let d = ''
  for (let x = random.range(-30, 30); x < width + gap; x += gap * random.range(0.7, 1.25)) d += draw(x)
  return d
}

type Layer = (width: number, base: number, floor: number, random: Random) => string

const LAYERS: Record<Scenery, Layer> = {
  water: (w, base, floor, r) =>
    [0, 24, 50]
      .map(dy => `M0 ${n(base + dy)}${'q20 -16 40 0t40 0'.repeat(Math.ceil(w / 80) + 1)}V${n(floor)}H0Z`)
      .slice(0, 1 + r.below(3))
      .join(''),
  hills: (w, base, floor, r) => ridge(w, base, floor, w * 0.4, 90, r, true),
  dunes: (w, base, floor, r) => ridge(w, base, floor, w * 0.7, 80, r, true),
  peaks: (w, base, floor, r) => ridge(w, base, floor, w * 0.26, 150, r, false),
  pines: (w, base, floor, r) =>
    `${spaced(w, 56, r, x => pine(x, base + 20, r.range(0.7, 1.5)))}M0 ${n(base + 12)}H${n(w)}V${n(floor)}H0Z`,
  city: (w, base, floor, r) => towers(w, base, floor, r),
  pagodas: (w, base, floor, r) =>
    `${spaced(w, 190, r, x => pagoda(x, base + 26, r.range(0.6, 1.15)))}M0 ${n(base + 16)}H${n(w)}V${n(floor)}H0Z`,
  columns: (w, base, floor, r) =>
    `${spaced(w, 120, r, x => column(x, base + 40, r.range(120, 230)))}M0 ${n(base + 36)}H${n(w)}V${n(floor)}H0Z`,
  stage: (w, base, floor) =>
    `M0 0Q${n(w * 0.16)} ${n(floor * 0.28)} ${n(w * 0.03)} ${n(floor)}H0ZM${n(w)} 0Q${n(w * 0.84)} ${n(floor * 0.28)} ${n(w * 0.97)} ${n(floor)}H${n(w)}ZM0 ${n(base + 30)}Q${n(w / 2)} ${n(base - 6)} ${n(w)} ${n(base + 30)}V${n(floor)}H0Z`,
  stands: (w, base, floor) => `M0 ${n(base - 90)}Q${n(w / 2)} ${n(base + 20)} ${n(w)} ${n(base - 90)}V${n(floor)}H0Z`,
  space: (w, base, floor) => `M${n(-w * 0.2)} ${n(floor)}Q${n(w / 2)} ${n(base - 120)} ${n(w * 1.2)} ${n(floor)}Z`,
  sweets: (w, base, floor, r) =>
    spaced(w, 80, r, x => `M${n(x - 60)} ${n(base + 30)}a60 ${n(60 + r.range(0, 30))} 0 0 1 120 0Z`) +
    `M0 ${n(base + 28)}H${n(w)}V${n(floor)}H0Z`,
}

/**
 * Two layers of silhouettes in front of the light, the nearer one darker.
 * @param base height of the horizon in picture units
 */
export function sceneryOf(
  scenery: Scenery,
  width: number,
  height: number,
  base: number,
  far: string,
  near: string,
  random: Random,
): string {
  const layer = LAYERS[scenery]
  const moon =
    scenery === 'space' ? circle(width * 0.82, height * 0.16, width * 0.09, `fill="${far}" opacity="0.8"`) : ''
  return (
    moon +
    path(layer(width, base - height * 0.05, height, random), `fill="${far}" opacity="0.55"`) +
    path(layer(width, base + height * 0.05, height, random), `fill="${near}" opacity="0.7"`)
  )
}
