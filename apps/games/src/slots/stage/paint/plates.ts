import type { Texture } from 'pixi.js'
import { titleFont } from '../../title-face.ts'
import type { Skin } from '../skin.ts'
import { alpha, paint, roundRect, vertical } from './paint.ts'

/** A dark pill with a metal rim; titles and amounts stand on it. */
export function paintPill(width: number, height: number, skin: Skin, rim = 3): Texture {
  const m = 14
  const [dark, , mid, light] = skin.metal
  return paint(width + 2 * m, height + 2 * m, context => {
    context.translate(m, m)
    context.shadowColor = '#000000b0'
    context.shadowBlur = 12
    context.shadowOffsetY = 4
    roundRect(context, 0, 0, width, height, height / 2)
    context.fillStyle = dark
    context.fill()
    context.shadowColor = '#00000000'
    context.fillStyle = vertical(context, 0, height, [
      [0, light],
      [0.5, mid],
      [1, dark],
    ])
    context.fill()
    roundRect(context, rim, rim, width - 2 * rim, height - 2 * rim, height / 2 - rim)
    context.fillStyle = vertical(context, 0, height, [
      [0, '#0d0508'],
      [0.5, skin.deep],
      [1, '#050203'],
    ])
    context.fill()
    context.strokeStyle = alpha(light, 0.25)
    context.lineWidth = 1
    context.stroke()
  })
}

/** A small metal-rimmed tile, lit or not: a jackpot's plaque or a step of the multiplier ladder. */
export function paintPlaque(width: number, height: number, skin: Skin, colour: string, isLit: boolean): Texture {
  const m = 10
  const [dark, low, mid, light] = skin.metal
  return paint(width + 2 * m, height + 2 * m, context => {
    context.translate(m, m)
    context.shadowColor = isLit ? skin.glow : '#000000a0'
    context.shadowBlur = isLit ? 14 : 6
    roundRect(context, 0, 0, width, height, 9)
    context.fillStyle = isLit ? light : low
    context.fill()
    context.shadowBlur = 0
    context.fillStyle = vertical(
      context,
      0,
      height,
      isLit
        ? [
            [0, '#ffffff'],
            [0.5, light],
            [1, mid],
          ]
        : [
            [0, mid],
            [0.5, low],
            [1, dark],
          ],
    )
    context.fill()
    roundRect(context, 2, 2, width - 4, height - 4, 7)
    context.fillStyle = vertical(context, 0, height, [
      [0, colour],
      [1, isLit ? colour : '#0a0507'],
    ])
    context.fill()
    context.fillStyle = vertical(context, 0, height * 0.5, [
      [0, '#ffffff3a'],
      [1, '#ffffff05'],
    ])
    roundRect(context, 3, 3, width - 6, height * 0.42, 6)
    context.fill()
  })
}

export interface TitleStyle {
  size: number
  maxWidth: number
  fill: readonly [string, string, string]
  outline: string
}

/** Letters of a title: filled from light to brass, with a thick dark outline and a shadow, as on the game's cover. */
export function paintTitle(text: string, { size, maxWidth, fill, outline }: TitleStyle): Texture {
  const probe = document.createElement('canvas').getContext('2d')!
  probe.font = `800 ${size}px ${titleFont}`
  const natural = probe.measureText(text).width
  const fitted = Math.min(size, (size * (maxWidth - size * 0.5)) / natural)
  const width = Math.min(maxWidth, natural * (fitted / size) + fitted * 0.6)
  const height = fitted * 1.5
  return paint(width, height, context => {
    context.font = `800 ${fitted}px ${titleFont}`
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.lineJoin = 'round'
    const [x, y] = [width / 2, height * 0.7]
    context.shadowColor = '#000000a0'
    context.shadowBlur = fitted * 0.12
    context.shadowOffsetY = fitted * 0.06
    context.strokeStyle = outline
    context.lineWidth = fitted * 0.2
    context.strokeText(text, x, y)
    context.shadowColor = '#00000000'
    context.strokeStyle = '#00000070'
    context.lineWidth = fitted * 0.07
    context.strokeText(text, x, y + fitted * 0.03)
    context.fillStyle = vertical(context, y - fitted * 0.74, y + fitted * 0.06, [
      [0, fill[0]],
      [0.5, fill[1]],
      [1, fill[2]],
    ])
    context.fillText(text, x, y)
  })
}
