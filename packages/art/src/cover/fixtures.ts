import sharp from 'sharp'
import { FAMILIES } from '../families/index.ts'
import { renderWebp } from '../render/render.ts'
import { type CoverSpec, coverSvg } from './cover.ts'
import { HOUSES } from './houses.ts'

export const PALETTES = [
  ['#0b2a26', '#1f7a6b', '#f4b6c2'],
  ['#2a0b0b', '#a12b1d', '#f2c14e'],
  ['#0a0618', '#ff2e88', '#25d9ff'],
  ['#1c1630', '#6a5acd', '#f7d7e0'],
  ['#12240f', '#4d8b31', '#f0ead2'],
  ['#25150b', '#9c5c2e', '#e9c46a'],
  ['#0d1220', '#3b4a6b', '#e8d9a0'],
] as const

/** Games numbered as in a catalogue: family, vendor, noun, pattern and layout all move with the number. */
export function game(i: number): CoverSpec {
  const family = FAMILIES[i % 60]!
  const rank = Math.floor(i / 60)
  const house = HOUSES[(i + rank) % 30]!
  const noun = [...family.things.keys()][(rank * 37 + 5 * i) % 8]!
  const art = { family: family.code, palette: PALETTES[(i % 60) % 7]!, pattern: rank % 5, layout: rank % 3 }
  return {
    code: `${house.code}-${i.toString(36).toUpperCase().padStart(3, '0')}`,
    title: `Golden ${noun}`,
    vendor: house,
    art,
  }
}

/** Brightness and two colour differences of 8 by 8 fields: what an eye keeps of a picture at a glance. */
async function glance(spec: CoverSpec): Promise<number[]> {
  const { data } = await sharp(await renderWebp(coverSvg(spec), { width: 48 }))
    .resize(8, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: 64 }, (_, i) => [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]).flatMap(
    ([r, g, b]) => [(r! + g! + b!) / 3, r! - g!, g! - b!],
  )
}

const distance = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

/** Games of the first ones whose covers an eye could take for another's within the next 23. */
export async function alikeAmong(count: number): Promise<string[]> {
  const glances: number[][] = []
  for (let i = 0; i < count; i++) glances.push(await glance(game(i)))
  return glances.flatMap((each, i) =>
    glances.slice(i + 1, i + 24).flatMap((other, gap) => {
      const value = distance(each, other)
      const least = gap === 0 ? 12 : 7
      return value < least ? [`${game(i).code} ${game(i + 1 + gap).code} ${value.toFixed(1)}`] : []
    }),
  )
}
