import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { IconName } from '../draw/sprite.ts'
import { linear, path } from '../draw/svg.ts'
import { THING_SIDE, THINGS } from '../things/index.ts'

/** Side of the icon's own drawing and its SVG body, compressed. */
type Packed = readonly [side: number, brotli: string]

/** Metals and stones in which silhouettes are struck: light, middle, dark, outline. */
const TINTS: Record<string, readonly [string, string, string, string]> = {
  gold: ['#fff3b8', '#f5b63a', '#b0630f', '#4a2205'],
  silver: ['#ffffff', '#b9c7d8', '#6b7d95', '#1d2938'],
  copper: ['#ffe0c2', '#d98a4e', '#8a4420', '#34150a'],
  coral: ['#ffe9cf', '#ff8b3d', '#cf4a1c', '#4c1705'],
  jade: ['#d8ffe0', '#37c57b', '#0d7a55', '#053325'],
  ruby: ['#ffd3cc', '#f04a4a', '#a1122f', '#3f0514'],
  sapphire: ['#d6f1ff', '#3aa0f5', '#1a4fb5', '#081b4d'],
  violet: ['#f0dcff', '#a262f0', '#5b24a8', '#200a47'],
  rose: ['#ffe3f1', '#f573b4', '#b32a77', '#420a2b'],
}

let packed: Record<string, Packed> | undefined
const load = () => {
  packed ??= JSON.parse(readFileSync(new URL('./icons.data.json', import.meta.url), 'utf8')) as Record<string, Packed>
  return packed
}

export const hasIcon = (icon: IconName): boolean => {
  const [name, tint] = icon.split('.') as [string, string?]
  return name in THINGS || (name in load() && (tint === undefined || tint in TINTS))
}

function bodyOf(name: string): [side: number, body: string] {
  const thing = THINGS[name]
  if (thing) return [THING_SIDE, thing()]
  const entry = load()[name]
  if (!entry)
    throw new RangeError(`icon: "${name}" is not among the extracted icons; run packages/art/scripts/extract-icons.mjs`)
  return [entry[0], brotliDecompressSync(Buffer.from(entry[1], 'base64')).toString('utf8')]
}

/** A silhouette as a struck relief: outline, thickness, metal face and a lit upper edge. */
function relief(d: string, side: number, tint: string): string {
  const colours = TINTS[tint]
  if (!colours) throw new RangeError(`icon: tint "${tint}" is unknown; use one of ${Object.keys(TINTS).join(', ')}`)
  const [light, middle, dark, outline] = colours
  const unit = side / 512
  const face = linear('face', 0, side * 0.08, side * 0.15, side * 0.95, [
    [0, light],
    [0.42, middle],
    [0.55, light],
    [0.62, middle],
    [1, dark],
  ])
  const edge = linear('edge', 0, 0, 0, side, [
    [0, '#ffffff', 0.9],
    [0.5, '#ffffff', 0.05],
    [1, '#000000', 0.25],
  ])
  const solid = (colour: string, width: number, dy: number) =>
    path(
      d,
      `fill="${colour}" stroke="${colour}" stroke-width="${width * unit}" stroke-linejoin="round" transform="translate(0 ${dy * unit})"`,
    )
  const fit = `translate(${side / 2} ${side / 2}) scale(0.9) translate(${-side / 2} ${-side / 2})`
  return `<defs>${face}${edge}</defs><g transform="${fit}">${solid(outline, 44, 10)}${solid(dark, 20, 14)}${path(d, `fill="url(#face)" stroke="url(#face)" stroke-width="${12 * unit}" stroke-linejoin="round"`)}${path(d, `fill="none" stroke="url(#edge)" stroke-width="${5 * unit}"`)}</g>`
}

/** A whole SVG of one icon, `pixels` wide and high. */
export function iconSvg(icon: IconName, pixels: number): string {
  const [name, tint = 'gold'] = icon.split('.') as [string, string?]
  const [side, body] = bodyOf(name)
  const inner = name.startsWith('g/') ? relief(outlineOf(body), side, tint) : body.replaceAll('currentColor', '#f4f1e8')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}">${inner}</svg>`
}

const outlineOf = (body: string) => [...body.matchAll(/\sd="([^"]+)"/g)].map(match => match[1]).join('')
