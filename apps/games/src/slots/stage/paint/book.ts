import type { Texture } from 'pixi.js'
import type { Skin } from '../skin.ts'
import { alpha, paint, roundRect, vertical } from './paint.ts'

const paper = ['#fff9e6', '#f4e3ba', '#c9a566'] as const

/** An open book: leather covers with metal corners under two stacks of pages. */
export function paintBook(width: number, height: number, skin: Skin): Texture {
  const m = 24
  return paint(width + 2 * m, height + 2 * m, context => {
    context.translate(m, m)
    context.shadowColor = '#000000c0'
    context.shadowBlur = 20
    context.shadowOffsetY = 8
    roundRect(context, 0, 0, width, height, height * 0.05)
    context.fillStyle = vertical(context, 0, height, [
      [0, skin.mid],
      [1, skin.edge],
    ])
    context.fill()
    context.shadowColor = '#00000000'
    context.strokeStyle = skin.metal[2]
    context.lineWidth = Math.max(2, height * 0.012)
    context.stroke()
    for (const [x, y] of [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const)
      corner(context, x, y, width, height, skin)
    const inset = height * 0.055
    for (const side of [0, 1] as const) {
      context.save()
      context.translate(width / 2, inset)
      context.scale(side === 0 ? -1 : 1, 1)
      page(context, width / 2 - inset, height - 2 * inset, skin)
      context.restore()
    }
    context.fillStyle = '#3a210899'
    context.fillRect(width / 2 - 1, inset, 2, height - 2 * inset)
  })
}

/** One page that turns around its left edge. */
export function paintPage(width: number, height: number, skin: Skin): Texture {
  return paint(width, height, context => page(context, width, height, skin))
}

function page(context: CanvasRenderingContext2D, width: number, height: number, skin: Skin): void {
  context.beginPath()
  context.roundRect(0, 0, width, height, [0, height * 0.03, height * 0.03, 0])
  const sheet = context.createLinearGradient(0, 0, width, 0)
  sheet.addColorStop(0, paper[2])
  sheet.addColorStop(0.12, paper[1])
  sheet.addColorStop(0.5, paper[0])
  sheet.addColorStop(1, paper[1])
  context.fillStyle = sheet
  context.fill()
  const line = Math.max(1.5, height * 0.008)
  context.strokeStyle = alpha(skin.edge, 0.45)
  context.lineWidth = line
  for (const inset of [0.07, 0.095]) {
    roundRect(
      context,
      width * 0.03 + width * inset,
      height * inset,
      width * (0.94 - 2 * inset),
      height * (1 - 2 * inset),
      6,
    )
    context.stroke()
  }
}

function corner(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  skin: Skin,
): void {
  const size = height * 0.13
  const [dx, dy] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1]
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + dx * size, y)
  context.quadraticCurveTo(x + dx * size * 0.5, y + dy * size * 0.5, x, y + dy * size)
  context.closePath()
  const metal = context.createLinearGradient(x, y, x + dx * width * 0.1, y + dy * size)
  metal.addColorStop(0, skin.metal[3])
  metal.addColorStop(0.6, skin.metal[2])
  metal.addColorStop(1, skin.metal[0])
  context.fillStyle = metal
  context.fill()
}
