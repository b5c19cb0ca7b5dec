import { CanvasSource, Texture } from 'pixi.js'

/** Pixels of a texture per CSS pixel: sharp on phones, never more than two. */
export const resolutionNow = (): number => Math.min(2, Math.max(1, window.devicePixelRatio || 1))

/** Draws in memory: what is drawn once goes to the stage as pixels, and no graphics card has to give them back first. */
export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D =>
  canvas.getContext('2d', { willReadFrequently: true })!

/** Draws a texture of `width` by `height` CSS pixels by hand. What needs gradients and shadows is painted once here. */
export function paint(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
  resolution = resolutionNow(),
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const context = contextOf(canvas)
  context.scale(resolution, resolution)
  draw(context)
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution, autoGenerateMipmaps: false }) })
}

type Stops = readonly (readonly [number, string])[]

export function vertical(context: CanvasRenderingContext2D, y0: number, y1: number, stops: Stops): CanvasGradient {
  const gradient = context.createLinearGradient(0, y0, 0, y1)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export function radial(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  stops: Stops,
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, r)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export function roundRect(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
): void {
  context.beginPath()
  context.roundRect(x, y, w, h, Math.max(0, r))
}

/** `#rrggbb` with an alpha of 0 to 1. */
export const alpha = (hex: string, share: number): string =>
  `${hex}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`
