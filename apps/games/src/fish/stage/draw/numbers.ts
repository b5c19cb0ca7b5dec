import { advanceOf } from '../pieces/glyph-pieces.ts'
import { tintOf } from './batch.ts'
import type { Look } from './look.ts'

/** An amount about a point of the screen, upright on every screen. */
export function drawAmount(
  { batch, atlas }: Look,
  text: string,
  x: number,
  y: number,
  heightPx: number,
  a: number,
): void {
  const textures = [...text].filter(sign => sign !== ' ').map(sign => atlas.texture(`glyph/${sign}`))
  const widths = textures.map(texture => advanceOf(texture) * heightPx)
  let at = x - widths.reduce((sum, width) => sum + width, 0) / 2
  const tint = tintOf(0xffffff, a)
  for (const [i, texture] of textures.entries()) {
    const width = (texture.width / texture.height) * heightPx
    batch.sprite(texture, at + widths[i]! / 2, y, width, heightPx, 0, tint)
    at += widths[i]!
  }
}
