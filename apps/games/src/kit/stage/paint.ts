export type Pen = CanvasRenderingContext2D
type Stops = readonly (readonly [at: number, colour: string])[]

/** Letters on a stage; a page that has not loaded the face yet shows the next one. */
export const stageFont = '"Bricolage Grotesque", "Trebuchet MS", sans-serif'

/** A canvas in memory: what is painted once goes to the stage as pixels. */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return { canvas, pen: canvas.getContext('2d', { willReadFrequently: true })! }
}

function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export const linear = (pen: Pen, from: readonly [number, number], to: readonly [number, number], stops: Stops) =>
  withStops(pen.createLinearGradient(...from, ...to), stops)

export const radial = (pen: Pen, x: number, y: number, r: number, stops: Stops) =>
  withStops(pen.createRadialGradient(x, y, 0, x, y, r), stops)

/** A round light whose middle is not that of its edge, as on a ball. */
export const globe = (pen: Pen, x: number, y: number, r: number, stops: Stops) =>
  withStops(pen.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.05, x, y, r), stops)

export function disc(pen: Pen, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
  pen.fillStyle = fill
  pen.fill()
}

export function box(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
  pen.beginPath()
  pen.roundRect(x, y, w, h, Math.max(0, r))
}

/** `#rrggbb` with an alpha from 0 to 1. */
export const alpha = (hex: string, share: number): string =>
  `${hex}${Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')}`

/** Steps of polished brass from its shade to its light. */
export const BRASS = ['#3d2508', '#7a5218', '#c9983f', '#f7e2a0', '#fffbe6'] as const

/** Brass that is lit from one point to another. */
export const brass = (pen: Pen, from: readonly [number, number], to: readonly [number, number]): CanvasGradient =>
  linear(pen, from, to, [
    [0, BRASS[3]],
    [0.22, BRASS[2]],
    [0.45, BRASS[1]],
    [0.62, BRASS[2]],
    [0.74, BRASS[4]],
    [0.84, BRASS[2]],
    [1, BRASS[0]],
  ])

let grain: HTMLCanvasElement | null = null

/** Covers what is painted with fine grain, so that no surface is as smooth as a gradient. */
export function addGrain(pen: Pen, width: number, height: number, strength: number): void {
  grain ??= grainTile(160)
  pen.save()
  pen.globalAlpha = strength
  pen.globalCompositeOperation = 'overlay'
  pen.fillStyle = pen.createPattern(grain, 'repeat')!
  pen.fillRect(0, 0, width, height)
  pen.restore()
}

function grainTile(size: number): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(size, size)
  const pixels = pen.createImageData(size, size)
  for (let i = 0; i < pixels.data.length; i += 4) {
    const grey = Math.random() * 255
    pixels.data.set([grey, grey, grey, 255], i)
  }
  pen.putImageData(pixels, 0, 0)
  return canvas
}
