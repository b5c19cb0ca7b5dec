import type { ProviderGame } from '@baize/api/provider-game'
import { MATCH_CODES, type MatchCode } from '@baize/game-kit/pvp/match-game'
import { RAKE_PERCENT } from '@baize/game-kit/pvp/settlement/rake'
import { definitionOf } from '../pvp/room-spec.ts'
import { matchTitles } from './match-titles.ts'

type Palette = [ground: string, mid: string, accent: string]

const looks: Readonly<Record<MatchCode, { hero: string; palette: Palette }>> = {
  'DUO-DICE': { hero: 'Twin', palette: ['#1d1040', '#6a3fc4', '#ffd479'] },
  'DUO-BANNERS': { hero: 'Banners', palette: ['#3a0f16', '#b5303f', '#ffdf9a'] },
  'DUO-TIENLEN': { hero: 'Tien', palette: ['#0b2f26', '#1d8461', '#f6cf6a'] },
}

export const matchPalette = (code: MatchCode): Palette => looks[code].palette

/** Games between members as the provider's game list states them: the house takes a rake of the pot, and promises no return. */
export const offeredMatches = (): ProviderGame[] =>
  MATCH_CODES.map((code, i) => {
    const { stakesUnits, heldStakes } = definitionOf({ code })
    const { EN, ...others } = matchTitles[code]
    return {
      code,
      title: EN,
      titles: Object.fromEntries(Object.entries(others).filter(([, title]) => title !== EN)),
      vendor: 'DUO',
      type: 'PVP',
      classification: null,
      lines: 0,
      min_bet: stakesUnits[0]!,
      max_bet: stakesUnits.at(-1)! * heldStakes,
      rtp: null,
      rake: RAKE_PERCENT.toFixed(2),
      volatility: 'medium',
      tags: ['new'],
      trial: true,
      art: { family: 'DUO', ...looks[code], pattern: i, frame: 'DUO', layout: i % 2 },
    }
  })
