import type { ProviderGame } from '@baize/api/provider-game'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { titlesOfBook } from './book-titles.ts'

interface BookGame {
  code: string
  vendor: 'FB' | 'VSP' | 'VES' | 'IA'
  sports: readonly SportId[]
  /** What its cover shows, among the things of its family. */
  hero: string
  palette: [ground: string, mid: string, accent: string]
}

const ofSports: readonly SportId[] = ['FOOT', 'BASK', 'TENN', 'BADM']
const ofEsports: readonly SportId[] = ['LANE', 'TACT', 'DUEL']
const isOfEsports = (sports: readonly SportId[]): boolean => sports.every(sport => ofEsports.includes(sport))

type Look = Pick<BookGame, 'hero' | 'palette'>
const look = (hero: string, ...palette: BookGame['palette']): Look => ({ hero, palette })
const whole = {
  FB: look('Sportsbook', '#0c2a1c', '#1f7a4d', '#e7c15a'),
  VES: look('Esports', '#120c2e', '#4a35b8', '#6fe3d0'),
  IA: look('Esports', '#2a0a14', '#b3283f', '#ffd27a'),
}
const bySport: Readonly<Record<SportId, Look>> = {
  FOOT: look('Football', '#0b2e1a', '#239a55', '#f4e08a'),
  BASK: look('Basketball', '#2f1408', '#c7641c', '#ffd9a0'),
  TENN: look('Tennis', '#10263c', '#2f7fb8', '#e6f07a'),
  BADM: look('Badminton', '#2c0f2a', '#a8397f', '#ffd3ec'),
  LANE: look('Lanternfall', '#2a0c14', '#b8343f', '#ffc56b'),
  TACT: look('Harbour', '#0d2233', '#2c6f93', '#ffb454'),
  DUEL: look('Thornledger', '#14240f', '#4f7f2c', '#e9d27a'),
}

/** The book of sports and that of esports, each as a whole and by its sports. */
const BOOK_GAMES: readonly BookGame[] = [
  { code: 'FB-1', vendor: 'FB', sports: ofSports, ...whole.FB },
  ...ofSports.map(sport => ({ code: `VSP-${sport}`, vendor: 'VSP' as const, sports: [sport], ...bySport[sport] })),
  { code: 'VES-1', vendor: 'VES', sports: ofEsports, ...whole.VES },
  ...ofEsports.map(sport => ({ code: `VES-${sport}`, vendor: 'VES' as const, sports: [sport], ...bySport[sport] })),
  { code: 'IA-1', vendor: 'IA', sports: ofEsports, ...whole.IA },
]

const byCode = new Map(BOOK_GAMES.map(game => [game.code, game]))
export const isBookGame = (code: string): boolean => byCode.has(code)
export const bookGame = (code: string): BookGame | undefined => byCode.get(code)

/** The game whose page shows every match of a sport's book. */
export const bookGameOf = (sport: SportId): string => (ofEsports.includes(sport) ? 'VES-1' : 'FB-1')

/** Sports that may stand in one slip with those of a game. */
export const bookOfSports = (code: string): readonly SportId[] =>
  isOfEsports(byCode.get(code)?.sports ?? ofSports) ? ofEsports : ofSports

/** The least that a single returns of its decided part, in percent (sportsbook 6). */
const lowestReturn = '91.46'
const leastUnits = 1_000
const mostUnits = 50_000_000

/** The book as the provider's game list states it. */
export const offeredBook = (): ProviderGame[] =>
  BOOK_GAMES.map(({ code, vendor, sports, hero, palette }, i) => {
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
        family: isOfEsports(sports) ? 'ARENA' : 'BOOK',
        hero,
        palette,
        pattern: i % 5,
        frame: vendor,
        layout: i % 3,
      },
    }
  })
