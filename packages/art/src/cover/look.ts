import { type Palette, paletteOf } from '../draw/palette.ts'
import { type Random, randomOf } from '../draw/random.ts'
import type { House } from './houses.ts'

type Colours = Parameters<typeof paletteOf>[0]

/** The colours of a game's cover: one reading of its family's three by its vendor, turned a little. */
export const lookFrom = (random: Random, { schemes }: House, colours: Colours): Palette =>
  paletteOf(colours, random.pick(schemes), random.range(-10, 10))

/** The same colours for what the game shows of itself, so that a cover promises the game behind it. */
export const lookOf = (code: string, house: House, colours: Colours): Palette =>
  lookFrom(randomOf(code), house, colours)
