import type { ProviderGame } from '@baize/api/provider-game'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { titlesOfBook } from './book-titles.ts'

interface BookGame {
  code: string
  vendor: 'FB' | 'VSP' | 'VES'
  sports: readonly SportId[]
  palette: [ground: string, mid: string, accent: string]
}

const ofSports: readonly SportId[] = ['FOOT', 'BASK', 'TENN', 'BADM']
const ofEsports: readonly SportId[] = ['LANE', 'TACT', 'DUEL']
const green: BookGame['palette'] = ['#0c2a1c', '#1f7a4d', '#e7c15a']
const violet: BookGame['palette'] = ['#120c2e', '#4a35b8', '#6fe3d0']

/** The book of sports and that of esports, each as a whole and by its sports. */
export const BOOK_GAMES: readonly BookGame[] = [
  { code: 'FB-1', vendor: 'FB', sports: ofSports, palette: green },
  ...ofSports.map(sport => ({ code: `VSP-${sport}`, vendor: 'VSP' as const, sports: [sport], palette: green })),
  { code: 'VES-1', vendor: 'VES', sports: ofEsports, palette: violet },
  ...ofEsports.map(sport => ({ code: `VES-${sport}`, vendor: 'VES' as const, sports: [sport], palette: violet })),
]

const byCode = new Map(BOOK_GAMES.map(game => [game.code, game]))
export const isBookGame = (code: string): boolean => byCode.has(code)
export const bookGame = (code: string): BookGame | undefined => byCode.get(code)

/** Sports that may stand in one slip with those of a game. */
export const bookOfSports = (code: string): readonly SportId[] =>
  byCode.get(code)?.vendor === 'VES' ? ofEsports : ofSports

/** The least that a single returns of its decided part, in percent (sportsbook 6). */
const lowestReturn = '91.46'
const leastUnits = 1_000
const mostUnits = 50_000_000

/** The book as the provider's game list states it. */
export const offeredBook = (): ProviderGame[] =>
  BOOK_GAMES.map(({ code, vendor, sports, palette }, i) => {
    const { EN, ...others } = titlesOfBook(code)
    return {
      code,
      title: EN,
      titles: Object.fromEntries(Object.entries(others).filter(([, title]) => title !== EN)),
      vendor,
      type: vendor === 'VES' ? 'ESPORTS' : 'SPORTS',
      classification: null,
      lines: 0,
      min_bet: leastUnits,
      max_bet: mostUnits,
      rtp: lowestReturn,
      volatility: 'medium',
      tags: ['new'],
      trial: true,
      art: {
        family: vendor,
        hero: sports.length > 1 ? vendor : sports[0]!,
        palette,
        pattern: i % 5,
        frame: vendor,
        layout: i % 3,
      },
    }
  })
