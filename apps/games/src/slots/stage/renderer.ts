import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js'
import { resolutionNow } from './paint/paint.ts'

/**
 * Textures that one draw call takes. The program that draws them all grows with their number, and with it the time that a
 * machine without a graphics card needs to make and to run it; a stage shows hardly more at once.
 */
const batchedTextures = 4

/**
 * A renderer on a canvas that has drawn already: its program is made here, while the game's pictures are still on their way.
 * @param backgroundColor `#rrggbb`
 * @throws Error where the browser has no WebGL
 */
export async function createRenderer(canvas: HTMLCanvasElement, backgroundColor: string): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer<HTMLCanvasElement>()
  await renderer.init({
    canvas,
    antialias: false,
    autoDensity: true,
    resolution: resolutionNow(),
    backgroundColor,
    powerPreference: 'high-performance',
    skipExtensionImports: true,
  })
  renderer.limits.maxBatchableTextures = Math.min(batchedTextures, renderer.limits.maxBatchableTextures)
  const first = new Container()
  first.addChild(new Sprite(Texture.WHITE))
  renderer.render(first)
  first.destroy({ children: true })
  return renderer as WebGLRenderer
}
