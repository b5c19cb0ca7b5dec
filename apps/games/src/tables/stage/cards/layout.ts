import { halfWidth } from '../room/eye.ts'
import type { Size } from '../scene.ts'
import type { Side } from './card-film.ts'
import type { CardPlace } from './card-steps.ts'

export interface CardLayout {
  shoe: CardPlace
  tray: CardPlace
  /** How large both are drawn. */
  propScale: number
  /** Where the cards of each side lie, in their order. */
  places: Record<Side, readonly CardPlace[]>
  signs: Record<Side, { x: number; y: number }>
  /** Frames on the cloth. */
  frames: readonly { x: number; y: number; width: number; depth: number }[]
}

const NARROW = 5.2

const ends = (size: Size) => {
  const half = halfWidth(size)
  // On a narrow stage they stand behind the cards, and smaller.
  const isNarrow = half < NARROW
  const far = isNarrow ? half - 0.5 : 4.3
  const y = isNarrow ? 1.5 : 0.95
  return { shoe: { x: far, y, angle: 0.5 }, tray: { x: -far, y, angle: -0.4 }, propScale: isNarrow ? 0.7 : 1 }
}

const sides = <T>(of: (sign: 1 | -1) => T): Record<Side, T> => ({ left: of(-1), right: of(1) })

/** Two cards beside each other, the third one across in front of them. */
export function baccaratLayout(size: Size): CardLayout {
  const apart = Math.min(1.75, halfWidth(size) * 0.3 + 0.42)
  return {
    ...ends(size),
    places: sides(sign => [
      { x: sign * apart - 0.52, y: 0.18, angle: 0 },
      { x: sign * apart + 0.52, y: 0.18, angle: 0 },
      { x: sign * apart, y: -0.86, angle: Math.PI / 2 },
    ]),
    signs: sides(sign => ({ x: sign * apart, y: 1.28 })),
    frames: [-1, 1].map(sign => ({ x: sign * apart, y: 0.18, width: 2.24, depth: 1.52 })),
  }
}

/** One card a side. */
export function duelLayout(size: Size): CardLayout {
  const apart = 1.25
  return {
    ...ends(size),
    places: sides(sign => [{ x: sign * apart, y: -0.05, angle: 0 }]),
    signs: sides(sign => ({ x: sign * apart, y: 1.12 })),
    frames: [-1, 1].map(sign => ({ x: sign * apart, y: -0.05, width: 1.24, depth: 1.62 })),
  }
}
