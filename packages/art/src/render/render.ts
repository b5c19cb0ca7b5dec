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

/** Sides in which icons are drawn, and the largest placement in pixels that each serves. */
const SIDES = [
  [96, 110],
  [192, 210],
  [320, 380],
  [448, 540],
  [640, Infinity],
] as const

/** Rewrites each icon's size in picture units to the side of the sprite that suits it at `scale`. */
function withSprites(svg: string, scale: number): string {
  return svg.replace(/(href="https:\/\/art\.invalid\/[^/"]+\/)(\d+)/g, (_, address: string, size: string) => {
    const [side] = SIDES.find(([, largest]) => Number(size) * scale <= largest)!
    return address + side
  })
}

async function raster(svg: string, { width, height }: RenderSize): Promise<Sharp> {
  const drawnWidth = Math.max(width, Math.min(DRAWN_WIDTH, width * 3))
  const ownWidth = Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1])
  const drawing = new Resvg(withSprites(svg, drawnWidth / ownWidth), {
    fitTo: { mode: 'width', value: drawnWidth },
    font: { loadSystemFonts: false },
  })
  for (const href of new Set(drawing.imagesToResolve() as string[])) drawing.resolveImage(href, await spritePng(href))
  const image = drawing.render()
  const input = sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4, premultiplied: true },
  })
  return input.resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
}

/** Draws an SVG of this package as WebP. `quality` is 1..100. */
export async function renderWebp(
  svg: string,
  { quality = 76, ...size }: RenderSize & { quality?: number },
): Promise<Buffer> {
  return (await raster(svg, size)).webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer()
}

/** Draws an SVG of this package as PNG, in the few colours that logos, flags and icons have. */
export async function renderPng(svg: string, size: RenderSize): Promise<Buffer> {
  return (await raster(svg, size)).png({ palette: true, quality: 95, effort: 7 }).toBuffer()
}
