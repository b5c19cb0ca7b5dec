import { paletteOf } from '../draw/palette.ts'
import { randomOf } from '../draw/random.ts'
import { raised } from '../draw/sprite.ts'
import { circle, radial, svgDocument } from '../draw/svg.ts'

export interface AvatarSpec {
  /** Anything stable about the member, or `avatar-0` ... for the choices offered. */
  seed: string
}

/** Heads that members may wear. */
export const AVATAR_HEADS = [
  'fox',
  'panda',
  'tiger-face',
  'lion',
  'koala',
  'rabbit-face',
  'frog',
  'wolf',
  'bear',
  'polar-bear',
  'cat-face',
  'dog-face',
  'monkey-face',
  'pig-face',
  'cow-face',
  'mouse-face',
  'hamster',
  'raccoon',
  'unicorn',
  'dragon-face',
  'horse-face',
  'penguin',
  'owl',
  'octopus',
] as const

const DISCS = ['#1f8a5b', '#2f6fd8', '#7a4bd0', '#c8405a', '#d07a1f', '#0f8f9a', '#a03f92', '#5a7a1f'] as const

/** An animal's head on a colour disc, chosen by the seed. */
export function avatarSvg({ seed }: AvatarSpec): string {
  const random = randomOf(`avatar ${seed}`)
  const numbered = /^avatar-(\d+)$/.exec(seed)
  const head = numbered ? AVATAR_HEADS[Number(numbered[1]) % AVATAR_HEADS.length]! : random.pick(AVATAR_HEADS)
  const disc = random.pick(DISCS)
  const palette = paletteOf([disc, disc, disc])
  const light = radial('disc', 128, 96, 170, [
    [0, palette.glow],
    [0.45, palette.centre],
    [1, palette.mid],
  ])
  return svgDocument(
    256,
    256,
    `<defs>${light}</defs>${circle(128, 128, 128, 'fill="url(#disc)"')}${raised(head, { x: 128, y: 134, size: 176 })}`,
  )
}
