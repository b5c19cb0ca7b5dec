import { type GameArt, patternOf } from '../cover/cover.ts'
import { houseOf } from '../cover/houses.ts'
import { lookOf } from '../cover/look.ts'
import { PATTERNS } from '../draw/patterns.ts'
import { randomOf } from '../draw/random.ts'
import { sceneryOf } from '../draw/scenery.ts'
import { raised, sprite } from '../draw/sprite.ts'
import { linear, radial, rect, svgDocument } from '../draw/svg.ts'
import { heroOf } from '../families/hero.ts'
import { familyByCode } from '../families/index.ts'

export interface SceneSpec {
  /** Game code; seeds the scattering. */
  code: string
  title: string
  vendor: { code: string; name: string }
  art: GameArt
  /** `wide` is 1600 by 900, `portrait` 900 by 1600. */
  shape: 'wide' | 'portrait'
}

/** The ground of a game's stage: light, pattern and horizon, the heroes at both sides and a calm middle for the reels. */
export function sceneSvg({ code, title, vendor, art, shape }: SceneSpec): string {
  const [width, height] = shape === 'wide' ? [1600, 900] : [900, 1600]
  const family = familyByCode(art.family)
  const house = houseOf(vendor.code, vendor.name)
  const random = randomOf(`scene ${code}`)
  const palette = lookOf(code, house, art.palette)
  const [cx, cy] = [width / 2, height * 0.3]
  const light = radial('ground', cx, cy, Math.max(width, height) * 0.62, [
    [0, palette.glow],
    [0.16, palette.centre],
    [0.5, palette.mid],
    [1, palette.edge],
  ])
  const floor = linear('floor', 0, height * 0.62, 0, height, [
    [0, palette.deep, 0],
    [1, palette.deep, 0.92],
  ])
  const pattern = PATTERNS[patternOf(family, art.pattern)]({ width, height, cx, cy }, '#ffffff', random)
  const hero = heroOf(family, title)
  const second = family.highs.find(icon => icon !== hero) ?? family.gate
  const wide = shape === 'wide'
  const spots = wide
    ? [...Array(10)].map((_, i) => ({
        x: i % 2 ? random.range(1330, 1580) : random.range(20, 270),
        y: random.range(40, 860),
      }))
    : [...Array(10)].map((_, i) => ({
        x: random.range(30, 870),
        y: i % 2 ? random.range(40, 300) : random.range(1240, 1560),
      }))
  const motifs = spots.map((spot, i) =>
    sprite(family.motifs[i % family.motifs.length]!, {
      ...spot,
      size: random.range(56, 110),
      turn: random.range(-35, 35),
      opacity: random.range(0.5, 0.85),
    }),
  )
  const actors = wide
    ? [
        raised(second, { x: 190, y: 720, size: 290, opacity: 0.75 }),
        raised(second, { x: 1410, y: 720, size: 290, flip: true, opacity: 0.75 }),
        raised(hero, { x: 168, y: 400, size: 340, flip: true }),
        raised(hero, { x: 1432, y: 400, size: 340 }),
      ]
    : [
        raised(hero, { x: 190, y: 200, size: 300 }),
        raised(second, { x: 735, y: 215, size: 260, flip: true }),
        raised(family.gate, { x: 450, y: 1420, size: 240, opacity: 0.85 }),
      ]
  const body = [
    `<defs>${light}${floor}</defs>`,
    rect(0, 0, width, height, 'fill="url(#ground)"'),
    `<g opacity="0.15">${pattern}</g>`,
    sceneryOf(family.scenery, width, height, height * 0.7, palette.edge, palette.deep, random),
    motifs.join(''),
    actors.join(''),
    rect(0, height * 0.62, width, height * 0.38, 'fill="url(#floor)"'),
  ]
  return svgDocument(width, height, body.join(''))
}
