import { advanceOf } from '../pieces/glyph-pieces.ts'
import { tintOf } from './batch.ts'
import type { Look } from './look.ts'

/** A middle that keeps its half on both sides inside of a length. */
const within = (middle: number, half: number, length: number): number =>
  Math.max(half + 2, Math.min(length - half - 2, middle))

/** An amount about a point of the screen, upright and whole on every screen. */
export function drawAmount(
  { batch, atlas, fit }: Look,
  text: string,
  x: number,
  y: number,
  heightPx: number,
  a: number,
): void {
  const textures = [...text].filter(sign => sign !== ' ').map(sign => atlas.texture(`glyph/${sign}`))
  const widths = textures.map(texture => advanceOf(texture) * heightPx)
  const half = widths.reduce((sum, width) => sum + width, 0) / 2
  const [middle, level] = [within(x, half, fit.width), within(y, heightPx / 2, fit.height)]
  let at = middle - half
  const tint = tintOf(0xffffff, a)
  for (const [i, texture] of textures.entries()) {
    const width = (texture.width / texture.height) * heightPx
    batch.sprite(texture, at + widths[i]! / 2, level, width, heightPx, 0, tint)
    at += widths[i]!
  }
}
