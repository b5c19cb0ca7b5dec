import type { ProviderGame } from '@baize/api/provider-game'
import { FISH_CODES, FISH_TITLES, type FishCode, LEVELS, ROOM_CLASSES } from '@baize/game-kit/fish/index'
import { fishTitles } from './fish-titles.ts'

type Palette = [ground: string, mid: string, accent: string]

const looks: Readonly<Record<FishCode, { hero: string; palette: Palette }>> = {
  'TDL-REEF': { hero: 'Lantern', palette: ['#06223f', '#1477b8', '#63cfea'] },
  'TDL-DELTA': { hero: 'Moonlit', palette: ['#0c1a33', '#3456a8', '#8aa6f5'] },
  'TDL-COMET': { hero: 'Comet', palette: ['#150a33', '#6a35c9', '#7fe9ff'] },
}

export const fishPalette = (code: FishCode): Palette => looks[code].palette

/** Return of every prey of every title and room: 24/25, exactly (rooms.md 2.1). */
const RETURN = '96.00'

/** Titles of fish as the provider's game list states them; a bet is a bullet. */
export const offeredFish = (): ProviderGame[] =>
  FISH_CODES.map((code, i) => {
    const { EN, ...others } = fishTitles[code]
    return {
      code,
      title: EN,
      titles: others,
      vendor: 'TDL',
      type: 'FISH',
      classification: null,
      lines: 0,
      min_bet: ROOM_CLASSES.shallows,
      max_bet: ROOM_CLASSES.deep * LEVELS.at(-1)!,
      rtp: RETURN,
      volatility: FISH_TITLES[code].volatility,
      tags: ['new'],
      trial: true,
      art: { family: 'TDL', ...looks[code], pattern: i, frame: 'TDL', layout: i % 2 },
    }
  })
