import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { spritePng } from './sprites.ts'

sharp.cache(false)
sharp.concurrency(1)

export interface RenderSize {
  /** Width of the file in pixels. */
  width: number
  /** Height of the file in pixels; the drawing's own proportion when left out. */
  height?: number
}

/** Small pictures are drawn larger and scaled down, which keeps thin lines and letters even. */
const DRAWN_WIDTH = 400

async function raster(svg: string, { width, height }: RenderSize): Promise<Sharp> {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: Math.max(width, Math.min(DRAWN_WIDTH, width * 3)) }, font: { loadSystemFonts: false } })
  for (const href of new Set(drawing.imagesToResolve() as string[])) drawing.resolveImage(href, await spritePng(href))
  const image = drawing.render()
  const input = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4, premultiplied: true } })
  return input.resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
}

/** Draws an SVG of this package as WebP. `quality` is 1..100. */
export async function renderWebp(svg: string, { quality = 82, ...size }: RenderSize & { quality?: number }): Promise<Buffer> {
  return (await raster(svg, size)).webp({ quality, alphaQuality: 90, effort: 3 }).toBuffer()
}

/** Draws an SVG of this package as PNG. */
export async function renderPng(svg: string, size: RenderSize): Promise<Buffer> {
  return (await raster(svg, size)).png({ compressionLevel: 9, palette: false }).toBuffer()
}
