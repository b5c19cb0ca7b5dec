import type { Texture } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { Skin } from '../skin.ts'
import { drawFrame, drawWells } from './frame.ts'
import { alpha, paint } from './paint.ts'

/**
 * Everything that stands still behind the symbols as one picture: scene, wells and frame. One opaque picture is what
 * weak machines draw fastest.
 */
export function paintBackdrop(layout: Layout, skin: Skin, scene: ImageBitmap, isNight: boolean): Texture {
  const { width, height } = layout
  return paint(width, height, context => {
    const scale = Math.max(width / scene.width, height / scene.height)
    const [w, h] = [scene.width * scale, scene.height * scale]
    // The heroes of a wide scene stand in its lower middle, so more is cut from the top.
    context.drawImage(scene, (width - w) / 2, (height - h) * (layout.isPortrait ? 0.35 : 0.55), w, h)
    if (isNight) {
      context.fillStyle = alpha(skin.deep, 0.55)
      context.fillRect(0, 0, width, height)
    }
    drawWells(context, layout, skin)
    drawFrame(context, layout, skin)
  })
}
