import type { GameCard, VendorCard } from '@baize/api'

type Look = Pick<GameCard, 'gameCode' | 'gameName' | 'vendorName' | 'tint'> & Partial<GameCard>

const card = (look: Look): GameCard => ({
  nodeId: look.gameCode,
  gameId: look.gameCode,
  gameGroupCode: look.gameCode.slice(0, 3),
  gameType: 'RNG',
  vassalage: look.gameCode.slice(0, 3),
  isHot: false,
  isNew: false,
  classification: null,
  minBet: '0.01',
  lines: 25,
  rtpPercent: '96.00',
  rakePercent: null,
  volatility: 'medium',
  trialEnabled: true,
  ...look,
})

/** Games as the studio really offers them, so that their covers can be drawn. */
export const games: GameCard[] = [
  card({ gameCode: 'OPL-03U', gameName: 'Ironkeel Saga', vendorName: 'Opaline', tint: '#3a63a5', isHot: true }),
  card({ gameCode: 'LGN-0CT', gameName: 'Gummy Shop', vendorName: 'Lagoon Eleven', tint: '#f15bcc', isNew: true }),
  card({
    gameCode: 'NRW-2II',
    gameName: 'Stormoar Longship',
    vendorName: 'Norrwind',
    tint: '#3a6aa5',
    classification: 'JP',
    volatility: 'high',
  }),
  card({ gameCode: 'PLM-569', gameName: 'Clovered Queen: Tumble', vendorName: 'Plum Tram', tint: '#e06200' }),
  card({
    gameCode: 'OPL-6KN',
    gameName: 'Feathered-serpent Temple: Treasury',
    vendorName: 'Opaline',
    tint: '#2d6a5c',
    classification: 'JP',
    isHot: true,
    isNew: true,
    volatility: 'medium-high',
  }),
  card({
    gameCode: 'SKY-1C8',
    gameName: 'Hattrick Keeper',
    vendorName: 'Skylark Yard',
    tint: '#1f8a2f',
    minBet: '1.00',
  }),
]

const names = [
  ['HLG', 'Heron & Lag'],
  ['BRZ', 'Brazier Nine'],
  ['KTE', 'Kitepaper'],
  ['OXB', 'Oxbow'],
  ['TMB', 'Tambour'],
  ['LUM', 'Lumenfold'],
  ['PLM', 'Plum Tram'],
  ['SNT', 'Santoor Lane'],
  ['GRV', 'Gravel & Silk'],
  ['OPL', 'Opaline'],
] as const

export const vendors: VendorCard[] = names.map(([vassalage, vendorName], index) => ({
  vassalage,
  vendorName,
  gameType: 'RNG',
  accountTypeId: String(index + 1),
  isHot: index === 1,
  isGame: 'GAME',
  gameCount: 75,
  hotCount: 1,
  classes: index < 3 ? ['JP'] : [],
}))

const minuteMs = 60_000
const prizes = ['2418.00', '860.50', '12000.00', '3300.00', '1284567.25', '96.40']

/** Wins of the last minutes, from a small one to the widest that the board must hold. */
export const winners = prizes.map((prize, index) => ({
  player: ['li***7', 'ma***a', 'k9***2', 'to***o', 'ng***n', 'sa***i'][index]!,
  gameCode: games[index]!.gameCode,
  gameName: games[index]!.gameName,
  prize,
  winningTime: new Date(Date.UTC(2026, 10, 20, 13, 5) - index * 7 * minuteMs).toISOString(),
}))
