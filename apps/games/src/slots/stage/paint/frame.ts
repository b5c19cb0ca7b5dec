import type { Texture } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { Skin } from '../skin.ts'
import { alpha, paint, roundRect, vertical } from './paint.ts'

/** The dark wells behind the reels. */
export function drawWells(context: CanvasRenderingContext2D, { reels, cell, frame, shape }: Layout, skin: Skin): void {
  const edge = reels.x - frame.x - frame.border + 2
  const [width, height] = [reels.width + 2 * edge, reels.height + 2 * edge]
  context.save()
  context.translate(reels.x - edge, reels.y - edge)
  roundRect(context, 0, 0, width, height, 14)
  context.fillStyle = skin.well
  context.fill()
  context.clip()
  for (let reel = 0; reel < shape.reels; reel++) {
    const x = edge + reel * (cell.width + cell.gap)
    context.fillStyle = vertical(context, 0, height, [
      [0, '#000000d9'],
      [0.22, alpha(skin.edge, 0.62)],
      [0.5, alpha(skin.mid, 0.42)],
      [0.78, alpha(skin.edge, 0.62)],
      [1, '#000000d9'],
    ])
    context.fillRect(x, 0, cell.width, height)
    context.fillStyle = '#00000066'
    context.fillRect(x + cell.width, 0, cell.gap, height)
    context.fillStyle = alpha(skin.glow, 0.1)
    context.fillRect(x, 0, 1, height)
    context.fillRect(x + cell.width - 1, 0, 1, height)
  }
  context.restore()
}

/** Share of a row's height that the drum's curve darkens at each end. */
const shadeRows = 0.6

/** The curve of the drums at the top of the reels; turned over it serves the bottom. It lies over the symbols. */
export function paintShade({ reels, cell }: Layout): Texture {
  const height = cell.height * shadeRows
  return paint(reels.width, height, context => {
    context.fillStyle = vertical(context, 0, height, [
      [0, '#000000a6'],
      [0.45, '#00000033'],
      [1, '#00000000'],
    ])
    context.fillRect(0, 0, reels.width, height)
  })
}

/** The metal frame with its bevels, studs and the gem on top. */
export function drawFrame(context: CanvasRenderingContext2D, { frame, isPortrait }: Layout, skin: Skin): void {
  const { width, height, border } = frame
  const radius = Math.min(30, border * 1.7)
  const [dark, low, mid, light] = skin.metal
  context.save()
  context.translate(frame.x, frame.y)
  context.save()
  context.shadowColor = '#000000b3'
  context.shadowBlur = 22
  context.shadowOffsetY = 8
  ring(context, width, height, border, radius)
  context.fillStyle = dark
  context.fill('evenodd')
  context.restore()

  ring(context, width, height, border, radius)
  const body = context.createLinearGradient(0, 0, width * 0.35, height)
  const steps: [number, string][] = [
    [0, light],
    [0.1, mid],
    [0.3, low],
    [0.45, mid],
    [0.52, light],
    [0.6, mid],
    [0.85, low],
    [1, dark],
  ]
  for (const [at, colour] of steps) body.addColorStop(at, colour)
  context.fillStyle = body
  context.fill('evenodd')

  bevel(context, 1, 1, width - 2, height - 2, radius, alpha(light, 0.95), 2)
  bevel(
    context,
    border * 0.32,
    border * 0.32,
    width - border * 0.64,
    height - border * 0.64,
    radius * 0.8,
    alpha(dark, 0.55),
    1.5,
  )
  bevel(
    context,
    border * 0.42,
    border * 0.42,
    width - border * 0.84,
    height - border * 0.84,
    radius * 0.75,
    alpha(light, 0.55),
    1.5,
  )
  bevel(
    context,
    border - 1,
    border - 1,
    width - 2 * border + 2,
    height - 2 * border + 2,
    radius - border * 0.6,
    alpha(dark, 0.9),
    3,
  )
  bevel(
    context,
    border + 1.5,
    border + 1.5,
    width - 2 * border - 3,
    height - 2 * border - 3,
    radius - border * 0.6,
    '#000000a0',
    3,
  )

  studs(context, width, height, border, skin)
  if (!isPortrait) gem(context, width / 2, border * 0.5, border * 1.05, skin)
  context.restore()
}

function ring(context: CanvasRenderingContext2D, width: number, height: number, border: number, radius: number): void {
  context.beginPath()
  context.roundRect(0, 0, width, height, radius)
  context.roundRect(border, border, width - 2 * border, height - 2 * border, Math.max(6, radius - border * 0.6))
}

function bevel(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
  line: number,
): void {
  roundRect(context, x, y, w, h, r)
  context.strokeStyle = colour
  context.lineWidth = line
  context.stroke()
}

function studs(context: CanvasRenderingContext2D, width: number, height: number, border: number, skin: Skin): void {
  const inset = border * 0.62
  for (const [x, y] of [
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ] as const)
    jewel(context, x, y, border * 0.44, skin.centre, skin)
}

/** A cut stone in a metal mount. */
function jewel(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string, skin: Skin): void {
  const [dark, , mid, light] = skin.metal
  context.beginPath()
  context.arc(x, y, r * 1.32, 0, 7)
  context.fillStyle = dark
  context.fill()
  context.beginPath()
  context.arc(x, y, r * 1.16, 0, 7)
  context.fillStyle = mid
  context.fill()
  const stone = context.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r)
  stone.addColorStop(0, '#ffffff')
  stone.addColorStop(0.3, skin.glow)
  stone.addColorStop(0.75, colour)
  stone.addColorStop(1, skin.edge)
  context.beginPath()
  context.arc(x, y, r, 0, 7)
  context.fillStyle = stone
  context.fill()
  context.beginPath()
  context.arc(x, y, r * 1.2, 3.6, 5.4)
  context.strokeStyle = light
  context.lineWidth = 1.2
  context.stroke()
}

function gem(context: CanvasRenderingContext2D, x: number, y: number, r: number, skin: Skin): void {
  const [dark, low, mid, light] = skin.metal
  context.beginPath()
  context.moveTo(x - r * 4.2, y)
  context.quadraticCurveTo(x - r * 1.8, y - r * 0.5, x - r * 1.1, y - r * 0.95)
  context.lineTo(x + r * 1.1, y - r * 0.95)
  context.quadraticCurveTo(x + r * 1.8, y - r * 0.5, x + r * 4.2, y)
  context.quadraticCurveTo(x + r * 1.8, y + r * 0.55, x, y + r * 1.2)
  context.quadraticCurveTo(x - r * 1.8, y + r * 0.55, x - r * 4.2, y)
  context.closePath()
  context.fillStyle = vertical(context, y - r, y + r * 1.2, [
    [0, light],
    [0.45, mid],
    [0.8, low],
    [1, dark],
  ])
  context.fill()
  context.strokeStyle = alpha(dark, 0.8)
  context.lineWidth = 1.5
  context.stroke()
  jewel(context, x, y - r * 0.02, r * 0.62, skin.accent, skin)
}
