import type { Texture } from 'pixi.js'
import type { Skin } from '../skin.ts'
import { alpha, paint, radial, roundRect, vertical } from './paint.ts'

/** Glow spreads this far around a winning tile, as a share of the cell. */
export const tileSpread = 0.14

/** The lit tile behind a winning symbol. */
export function paintTile(width: number, height: number, skin: Skin): Texture {
  const m = Math.min(width, height) * tileSpread
  return paint(width + 2 * m, height + 2 * m, context => {
    context.translate(m, m)
    context.shadowColor = skin.metal[2]
    context.shadowBlur = m * 1.5
    roundRect(context, 4, 4, width - 8, height - 8, 14)
    context.fillStyle = alpha(skin.metal[2], 0.55)
    context.fill()
    context.shadowBlur = 0
    context.fillStyle = radial(context, width / 2, height / 2, Math.max(width, height) * 0.62, [
      [0, '#fff6cfcc'],
      [0.55, alpha(skin.metal[2], 0.5)],
      [1, alpha(skin.metal[1], 0.55)],
    ])
    context.fill()
    context.strokeStyle = skin.metal[3]
    context.lineWidth = 2.5
    context.stroke()
  })
}

/** An empty place of the hold-and-win board. */
export function paintSlot(width: number, height: number, skin: Skin): Texture {
  return paint(width, height, context => {
    roundRect(context, 3, 3, width - 6, height - 6, 12)
    context.fillStyle = vertical(context, 0, height, [
      [0, '#00000099'],
      [1, alpha(skin.edge, 0.75)],
    ])
    context.fill()
    context.strokeStyle = alpha(skin.metal[2], 0.4)
    context.lineWidth = 1.5
    context.stroke()
  })
}

/** A falling sheen: what an empty place shows while it spins. */
export function paintSheen(width: number, height: number, skin: Skin): Texture {
  return paint(width, height, context => {
    roundRect(context, 5, 5, width - 10, height - 10, 10)
    context.clip()
    for (let i = 0; i < 5; i++) {
      const x = width * (0.16 + i * 0.17)
      context.fillStyle = vertical(context, 0, height, [
        [0, alpha(skin.metal[2], 0)],
        [0.5, alpha(skin.metal[3], 0.2 + 0.12 * (2 - Math.abs(2 - i)))],
        [1, alpha(skin.metal[2], 0)],
      ])
      context.fillRect(x - width * 0.05, 0, width * 0.1, height)
    }
  })
}

/** A column of light over a reel that can complete the feature. */
export function paintBeam(width: number, height: number, skin: Skin): Texture {
  return paint(width, height, context => {
    const gradient = context.createLinearGradient(0, 0, width, 0)
    gradient.addColorStop(0, alpha(skin.glow, 0.85))
    gradient.addColorStop(0.18, alpha(skin.glow, 0.12))
    gradient.addColorStop(0.82, alpha(skin.glow, 0.12))
    gradient.addColorStop(1, alpha(skin.glow, 0.85))
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  })
}

/** Rays around a middle, for celebrations. */
export function paintRays(radius: number, skin: Skin): Texture {
  const rays = 16
  return paint(
    radius * 2,
    radius * 2,
    context => {
      context.translate(radius, radius)
      context.fillStyle = radial(context, 0, 0, radius, [
        [0, '#fff7d6'],
        [0.25, alpha(skin.glow, 0.7)],
        [0.7, alpha(skin.centre, 0.22)],
        [1, alpha(skin.centre, 0)],
      ])
      for (let i = 0; i < rays; i++) {
        context.beginPath()
        context.moveTo(0, 0)
        context.arc(0, 0, radius, ((i - 0.22) * 2 * Math.PI) / rays, ((i + 0.22) * 2 * Math.PI) / rays)
        context.fill()
      }
    },
    0.5,
  )
}

export function paintGlow(radius: number, colour: string): Texture {
  return paint(
    radius * 2,
    radius * 2,
    context => {
      context.fillStyle = radial(context, radius, radius, radius, [
        [0, alpha(colour, 0.9)],
        [0.35, alpha(colour, 0.4)],
        [1, alpha(colour, 0)],
      ])
      context.fillRect(0, 0, radius * 2, radius * 2)
    },
    0.5,
  )
}

/** A four-pointed star. */
export function paintSpark(size: number): Texture {
  return paint(size, size, context => {
    const r = size / 2
    context.translate(r, r)
    context.fillStyle = radial(context, 0, 0, r, [
      [0, '#ffffff'],
      [0.3, '#fff3c4'],
      [1, '#ffdf7e00'],
    ])
    context.beginPath()
    for (let i = 0; i < 8; i++) {
      const length = i % 2 === 0 ? r : r * 0.16
      context.lineTo(Math.cos((i * Math.PI) / 4) * length, Math.sin((i * Math.PI) / 4) * length)
    }
    context.fill()
  })
}
