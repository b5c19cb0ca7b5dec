import { n } from './svg.ts'

/**
 * An icon: a fluent-emoji name, or `g/name.tint` for a game-icons silhouette struck in a metal, or `f/xx` for a flag.
 * Pictures refer to icons by address; the renderer draws each icon once and hands it in (see render/sprites.ts).
 */
export type IconName = string

/** How an icon is treated before it is placed. `rim` takes one colour, `tone` a dark and a light one. */
export type Treatment = 'plain' | 'shadow' | `rim-${string}` | `fill-${string}` | `tone-${string}-${string}`

export interface Placement {
  /** Middle of the icon. */
  x: number
  y: number
  size: number
  /** Degrees clockwise. */
  turn?: number
  flip?: boolean
  opacity?: number
  treatment?: Treatment
}

/** Share of the size that a treated sprite adds on every side, for its blur or its rim. */
export const SPRITE_MARGIN = 0.25
export const SPRITE_HOST = 'https://art.invalid/'
/** Colour without its hash sign, as treatments carry it. */
export const bare = (hex: string): string => hex.replace('#', '')

/** Drawings with writing on them are never mirrored. */
const WRITTEN = new Set<IconName>(['red-envelope', 'keycap-7', 'ticket', 'pool-8-ball', 'slot-machine'])
const isWritten = (icon: IconName): boolean => WRITTEN.has(icon) || icon.startsWith('t/')

/** An icon as an SVG image element; the file behind the address comes from the renderer. */
export function sprite(
  icon: IconName,
  { x, y, size, turn = 0, flip = false, opacity = 1, treatment = 'plain' }: Placement,
): string {
  const margin = treatment === 'shadow' || treatment.startsWith('rim') ? SPRITE_MARGIN : 0
  const side = size * (1 + 2 * margin)
  const href = `${SPRITE_HOST}${icon.replace('/', '~')}/${Math.ceil(size)}/${treatment}`
  const transform = `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${flip && !isWritten(icon) ? ' scale(-1 1)' : ''}`
  const fade = opacity < 1 ? ` opacity="${n(opacity)}"` : ''
  return `<image href="${href}" x="${n(-side / 2)}" y="${n(-side / 2)}" width="${n(side)}" height="${n(side)}" transform="${transform}"${fade}/>`
}

/** An icon with a soft shadow below it. */
export function raised(icon: IconName, placement: Placement, depth = 0.05, strength = 0.55): string {
  const opacity = strength * (placement.opacity ?? 1)
  return (
    sprite(icon, { ...placement, y: placement.y + placement.size * depth, opacity, treatment: 'shadow' }) +
    sprite(icon, placement)
  )
}
