// Pages forbid code that is made of text, which this replaces by plain functions.
import 'pixi.js/unsafe-eval'
// What draws surfaces in space and letters; a renderer of one's own brings neither along.
import 'pixi.js/mesh'
import 'pixi.js/text'
import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js'

/** Textures that one draw call takes: backdrop, atlas, letters. The program that draws them grows with their number. */
const batchedTextures = 4

/** Pixels per CSS pixel: sharp on phones, never more than two. */
export const resolutionNow = (): number => Math.min(2, Math.max(1, window.devicePixelRatio || 1))

/**
 * A renderer on a canvas, its program made.
 * @throws Error where the browser has no WebGL
 */
export async function createStageRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer<HTMLCanvasElement>()
  await renderer.init({
    ...{ canvas, antialias: false, autoDensity: true, resolution: resolutionNow(), skipExtensionImports: true },
    ...{ backgroundColor: '#06100c', powerPreference: 'high-performance' },
  })
  renderer.limits.maxBatchableTextures = Math.min(batchedTextures, renderer.limits.maxBatchableTextures)
  const first = new Container()
  first.addChild(new Sprite(Texture.WHITE))
  renderer.render(first)
  first.destroy({ children: true })
  return renderer as WebGLRenderer
}
