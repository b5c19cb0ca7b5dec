import type { Palette } from '../draw/palette.ts'
import type { Random } from '../draw/random.ts'
import { bare, type IconName, type Placement, raised, sprite, type Treatment } from '../draw/sprite.ts'
import { circle, path, radial } from '../draw/svg.ts'
import { COVER } from './frames.ts'
import type { House } from './houses.ts'

export interface Cast {
  hero: IconName
  second: IconName
  motifs: readonly IconName[]
}

function treatmentOf(house: House): Treatment {
  if (house.look === 'rim') return 'rim-ffffff'
  if (house.look === 'ink') return 'rim-16110a'
  return 'plain'
}

function actor(icon: IconName, placement: Placement, house: House, palette: Palette): string {
  if (house.look === 'tone') {
    // A wash of the print colour over the full-colour drawing, so that the engraving keeps some life.
    const tone: Treatment = `tone-${bare(palette.deep)}-${bare(palette.glow)}`
    return (
      raised(icon, placement) +
      sprite(icon, { ...placement, opacity: 0.55 * (placement.opacity ?? 1), treatment: tone })
    )
  }
  return raised(icon, { ...placement, treatment: treatmentOf(house) })
}

const { width: W } = COVER

function medallion(palette: Palette, metal: string): string {
  return (
    circle(W / 2, 226, 190, `fill="${palette.edge}" opacity="0.75"`) +
    circle(W / 2, 226, 190, `fill="none" stroke="${metal}" stroke-width="10"`) +
    circle(W / 2, 226, 172, `fill="none" stroke="${metal}" stroke-width="3" opacity="0.7"`) +
    circle(W / 2, 226, 168, 'fill="url(#ground)"')
  )
}

function pedestal(palette: Palette, metal: string): string {
  const beam = path(
    `M${W / 2 - 50} -20H${W / 2 + 50}L${W / 2 + 210} 390H${W / 2 - 210}Z`,
    `fill="${palette.glow}" opacity="0.22"`,
  )
  const disc = (y: number, colour: string) => `<ellipse cx="${W / 2}" cy="${y}" rx="178" ry="44" fill="${colour}"/>`
  return beam + disc(404, palette.deep) + disc(392, metal) + disc(388, palette.mid) + disc(384, palette.centre)
}

type Pose = (
  cast: Cast,
  random: Random,
  put: (icon: IconName, placement: Placement) => string,
  backdrop: { palette: Palette; house: House },
) => string

const POSES = {
  centre: ({ hero }, _, put) => put(hero, { x: 240, y: 232, size: 340 }),
  tilt: ({ hero }, random, put) =>
    put(hero, { x: 240, y: 228, size: 350, turn: random.pick([-12, -9, 9, 12]), flip: random.next() < 0.5 }),
  close: ({ hero }, random, put) =>
    put(hero, {
      x: random.pick([190, 290]),
      y: 258,
      size: 480,
      turn: random.pick([-7, 0, 7]),
      flip: random.next() < 0.5,
    }),
  peek: ({ hero, second }, random, put) => {
    const side = random.pick([-1, 1])
    return (
      put(second, { x: 240 - side * 140, y: 130, size: 140, turn: side * -10, opacity: 0.95 }) +
      put(hero, { x: 240 + side * 62, y: 262, size: 400, turn: side * -9, flip: side < 0 })
    )
  },
  pair: ({ hero }, _, put) =>
    put(hero, { x: 342, y: 206, size: 230, turn: 7, flip: true }) + put(hero, { x: 164, y: 254, size: 290, turn: -6 }),
  duo: ({ hero, second }, random, put) => {
    const side = random.pick([-1, 1])
    return (
      put(hero, { x: 240 - side * 40, y: 206, size: 324, turn: -side * 4 }) +
      put(second, { x: 240 + side * 118, y: 318, size: 186, turn: side * 12 })
    )
  },
  crowd: ({ hero, second, motifs }, _, put) =>
    put(motifs[0]!, { x: 116, y: 138, size: 150, turn: -14 }) +
    put(second, { x: 364, y: 142, size: 166, turn: 12 }) +
    put(hero, { x: 240, y: 256, size: 306 }),
  medallion: ({ hero }, _, put, { palette, house }) =>
    medallion(palette, house.metal) + put(hero, { x: 240, y: 228, size: 292 }),
  pedestal: ({ hero }, _, put, { palette, house }) =>
    pedestal(palette, house.metal) + put(hero, { x: 240, y: 226, size: 310 }),
  shower: ({ hero, motifs }, random, put) => {
    const falling = Array.from({ length: 7 }, (_, i) =>
      put(motifs[i % motifs.length]!, {
        x: 40 + i * 66 + random.range(-14, 14),
        y: i % 2 ? random.range(40, 110) : random.range(130, 330),
        size: random.range(72, 116),
        turn: random.range(-30, 30),
      }),
    )
    return falling.join('') + put(hero, { x: 240, y: 248, size: 300, turn: random.range(-6, 6) })
  },
} satisfies Record<string, Pose>

type PoseName = keyof typeof POSES

const BY_LAYOUT: readonly (readonly PoseName[])[] = [
  ['centre', 'medallion', 'pedestal', 'tilt', 'centre'],
  ['close', 'duo', 'peek', 'tilt', 'duo'],
  ['pair', 'crowd', 'shower', 'centre', 'crowd'],
]

function halo(house: House, palette: Palette): string {
  if (house.look === 'disc')
    return (
      circle(W / 2, 232, 178, `fill="${palette.accent}" opacity="0.92"`) +
      circle(W / 2, 232, 196, `fill="none" stroke="${palette.accent}" stroke-width="4" opacity="0.6"`)
    )
  const strength = house.look === 'glow' ? 0.95 : 0.8
  return `<defs>${radial('halo', W / 2, 232, 250, [
    [0, palette.glow, strength],
    [0.45, palette.glow, strength * 0.45],
    [1, palette.glow, 0],
  ])}</defs>${circle(W / 2, 232, 250, 'fill="url(#halo)"')}`
}

/** Motifs are small and lie behind, so they go without the shadow that actors have. */
function scattered(cast: Cast, house: House, random: Random): string {
  const spots = random
    .shuffle([
      [52, 70],
      [430, 84],
      [40, 250],
      [444, 262],
      [84, 392],
      [404, 398],
      [150, 36],
      [330, 40],
    ] as const)
    .slice(0, 6)
  const place = ([x, y]: readonly [number, number], i: number) =>
    sprite(cast.motifs[i % cast.motifs.length]!, {
      x: x + random.range(-18, 18),
      y: y + random.range(-18, 18),
      size: random.range(50, 92),
      turn: random.range(-35, 35),
      opacity: random.range(0.6, 0.95),
      treatment: treatmentOf(house),
    })
  return spots.map(place).join('')
}

/** Halo, six motifs and the hero in one of ten poses; `layout` (0..2) names the group the seed picks from. */
export function castOf(cast: Cast, layout: number, house: House, palette: Palette, random: Random): string {
  const put = (icon: IconName, placement: Placement) => actor(icon, placement, house, palette)
  const pose = random.pick(BY_LAYOUT[layout % BY_LAYOUT.length]!)
  return (
    halo(house, palette) +
    (pose === 'shower' ? '' : scattered(cast, house, random)) +
    POSES[pose](cast, random, put, { palette, house })
  )
}
