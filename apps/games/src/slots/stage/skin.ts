import type { GameBoot } from '@baize/api/studio/slot'
import { houseOf } from '@baize/art/cover/houses'
import { lookOf } from '@baize/art/cover/look'
import type { Palette } from '@baize/art/draw/palette'

/** Colours of a game's stage: its palette and its vendor's metal. */
export interface Skin extends Palette {
  /** Darkest to lightest steps of the frame's metal. */
  metal: readonly [string, string, string, string]
  /** Top, middle and bottom of title letters. */
  title: readonly [string, string, string]
  /** True when the vendor writes titles in capitals. */
  isCapital: boolean
  /** Ground of the reels. */
  well: string
}

const metals: Readonly<Record<string, Skin['metal']>> = {
  gold: ['#6b3a0a', '#b9751c', '#f0bd55', '#fff3c4'],
  silver: ['#333d4d', '#7e8da3', '#cfdbe9', '#ffffff'],
  copper: ['#4a2010', '#a05a32', '#e09a68', '#ffe3cb'],
}

const coolFills = ['chrome', 'ice', 'neon']

export function skinOf({ code, vendor, palette }: Pick<GameBoot['game'], 'code' | 'vendor' | 'palette'>): Skin {
  const house = houseOf(vendor, vendor)
  const colours = lookOf(code, house, palette as [string, string, string])
  const metal = house.fill === 'copper' ? 'copper' : coolFills.includes(house.fill) ? 'silver' : 'gold'
  return {
    ...colours,
    metal: metals[metal]!,
    title: metal === 'silver' ? ['#ffffff', '#eef6ff', '#b9d0ea'] : ['#fffdf0', '#ffedb4', '#f6b942'],
    isCapital: house.caps,
    well: colours.deep,
  }
}
