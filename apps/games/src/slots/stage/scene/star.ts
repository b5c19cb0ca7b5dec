import { Sprite, type Texture } from 'pixi.js'
import { times } from '../../timeline/times.ts'
import type { Loop } from '../loop.ts'

/** From the top edge at `fromX` to a place, in the pixels of what the star is added to. */
export interface Flight {
  fromX: number
  x: number
  y: number
}

/** A star that flies to a place, grows on its way and is gone when it arrives. */
export function flyStar(loop: Loop, texture: Texture, { fromX, x, y }: Flight, size: number, delayMs: number): Sprite {
  const star = new Sprite(texture)
  star.anchor.set(0.5)
  star.blendMode = 'add'
  star.visible = false
  const move = (share: number) => {
    star.visible = share > 0 && share < 1
    star.position.set(fromX + (x - fromX) * share, y * share ** 2)
    star.setSize(size * (0.7 + 0.9 * share))
    star.rotation = share * 3
  }
  loop.tween(times.spark, move, { delayMs, onEnd: () => star.destroy() })
  return star
}
