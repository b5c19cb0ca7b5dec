import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { SPRITE_HOST, SPRITE_MARGIN } from '../draw/sprite.ts'
import { ART_VERSION, writeWhole } from './files.ts'
import { iconSvg } from './icons.ts'

/** Straight-alpha RGBA, square. */
interface Bitmap {
  data: Buffer
  side: number
}

/** Emoji drawings cut their own edges hard, so each is drawn at twice its size and scaled down. */
const OVERSAMPLE = 2
/** A blurred shadow needs few pixels. */
const SHADOW_SIDE = 72
const KEPT_BYTES = 12 * 1024 * 1024

const raw = (side: number) => ({ raw: { width: side, height: side, channels: 4 as const } })
const rgb = (hex: string) => [0, 2, 4].map(i => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number]

async function drawn(icon: string, pixels: number): Promise<Bitmap> {
  const image = new Resvg(iconSvg(icon, pixels * OVERSAMPLE), { font: { loadSystemFonts: false } }).render()
  const data = await sharp(image.asPng()).resize(pixels, pixels, { kernel: 'lanczos3' }).ensureAlpha().raw().toBuffer()
  return { data, side: pixels }
}

/** Gives every pixel the colour that `paint` makes of it; alpha stays. */
function repaint({ data, side }: Bitmap, paint: (luma: number) => readonly [number, number, number]): Bitmap {
  const out = Buffer.from(data)
  for (let i = 0; i < out.length; i += 4) {
    const [r, g, b] = paint((0.2126 * out[i]! + 0.7152 * out[i + 1]! + 0.0722 * out[i + 2]!) / 255)
    out[i] = r
    out[i + 1] = g
    out[i + 2] = b
  }
  return { data: out, side }
}

async function padded({ data, side }: Bitmap): Promise<Bitmap> {
  const pad = Math.round(side * SPRITE_MARGIN)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const wide = await sharp(data, raw(side))
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background })
    .raw()
    .toBuffer()
  return { data: wide, side: side + 2 * pad }
}

/** The shape of the icon in one colour, spread by a blur and then hardened by `gain`. */
async function spread(bitmap: Bitmap, sigma: number, gain: number, colour: string): Promise<Bitmap> {
  const { side, data } = repaint(await padded(bitmap), () => rgb(colour))
  const alpha = await sharp(data, raw(side)).extractChannel(3).blur(sigma).linear(gain, 0).raw().toBuffer()
  const [r, g, b] = rgb(colour)
  const out = Buffer.alloc(side * side * 4)
  for (let i = 0; i < side * side; i++) out.set([r, g, b, alpha[i]!], i * 4)
  return { data: out, side }
}

let last: { key: string; base: Promise<Bitmap> } | undefined

/** A hero's shadow is asked for just before the hero, so the latest drawing serves both. */
function base(icon: string, pixels: number): Promise<Bitmap> {
  const key = `${icon}/${pixels}`
  if (last?.key !== key) last = { key, base: drawn(icon, pixels) }
  return last.base
}

async function smaller({ data, side }: Bitmap, pixels: number): Promise<Bitmap> {
  return { data: await sharp(data, raw(side)).resize(pixels, pixels).raw().toBuffer(), side: pixels }
}

async function treated(icon: string, pixels: number, treatment: string): Promise<Bitmap> {
  const bitmap = await base(icon, pixels)
  const [kind, first = '000000', second = 'ffffff'] = treatment.split('-')
  if (kind === 'shadow') return spread(await smaller(bitmap, SHADOW_SIDE), SHADOW_SIDE * 0.045, 1, '000000')
  if (kind === 'fill') return repaint(bitmap, () => rgb(first))
  if (kind === 'tone') {
    const [dark, light] = [rgb(first), rgb(second)]
    return repaint(
      bitmap,
      luma =>
        dark.map((v, i) => Math.round(v + (light[i]! - v) * Math.min(1, luma * 1.15))) as [number, number, number],
    )
  }
  if (kind === 'rim') {
    const rim = await spread(bitmap, pixels * 0.014, 14, first)
    const data = await sharp(rim.data, raw(rim.side))
      .composite([{ input: (await padded(bitmap)).data, ...raw(rim.side) }])
      .raw()
      .toBuffer()
    return { data, side: rim.side }
  }
  return bitmap
}

const kept = new Map<string, Buffer>()
let keptBytes = 0

function keep(key: string, png: Buffer): void {
  kept.set(key, png)
  keptBytes += png.length
  for (const [oldest, value] of kept) {
    if (keptBytes <= KEPT_BYTES) break
    kept.delete(oldest)
    keptBytes -= value.length
  }
}

let folder: string | undefined

/** Keeps drawn sprites as files in `path`, so that a restart does not draw them again. */
export function keepSpritesIn(path: string): void {
  folder = path
}

async function stored(href: string): Promise<Buffer> {
  const file =
    folder && join(folder, `${createHash('sha256').update(`${ART_VERSION} ${href}`).digest('hex').slice(0, 32)}.png`)
  if (file && existsSync(file)) return readFile(file)
  const [icon, pixels, treatment] = href.slice(SPRITE_HOST.length).split('/') as [string, string, string]
  const { data, side } = await treated(icon.replace('~', '/'), Number(pixels), treatment)
  const png = await sharp(data, raw(side)).png({ compressionLevel: 3 }).toBuffer()
  if (file) await writeWhole(file, png)
  return png
}

/** The PNG behind a sprite's address; the most recent ones stay in memory. */
export async function spritePng(href: string): Promise<Buffer> {
  const found = kept.get(href)
  if (found) {
    kept.delete(href)
    kept.set(href, found)
    return found
  }
  const png = await stored(href)
  keep(href, png)
  return png
}
