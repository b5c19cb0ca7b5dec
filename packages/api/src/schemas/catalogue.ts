import { z } from 'zod'
import { lobbyPageSize } from '../constants.ts'
import { amount, gameCode, gameTypeCode, languageCode, nothing, queryInt, text, vendorCode } from './common.ts'

/** A game as lobbies show it. Its cover is `/img/games/{gameCode}-{width}.webp`. */
export const gameCard = z.object({
  nodeId: z.string(),
  gameId: z.string(),
  gameCode,
  gameName: z.string(),
  gameGroupCode: z.string(),
  gameType: gameTypeCode,
  vassalage: vendorCode,
  vendorName: z.string(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  classification: z.string().nullable(),
  minBet: amount,
  lines: z.number().int(),
  rtpPercent: z.string(),
  volatility: z.enum(['low', 'medium', 'medium-high', 'high']),
  trialEnabled: z.boolean(),
  /** Average colour of the cover, laid under it until the picture arrives. */
  tint: z.string(),
})

/** A vendor in one game type. */
export const vendorCard = z.object({
  vassalage: vendorCode,
  vendorName: z.string(),
  gameType: gameTypeCode,
  accountTypeId: z.string(),
  isHot: z.boolean(),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  gameCount: z.number().int(),
})

export const catalogueSchemas = {
  'catalogue.gameMenus': {
    request: nothing,
    response: z.array(z.object({ title: gameTypeCode, cards: z.array(vendorCard) })),
  },
  'catalogue.gameList': {
    request: z.strictObject({
      clientType: queryInt(3, 3).default(3),
      platform: text(60).default('flash,html5-desktop'),
      channel: text(40).optional(),
      merchant: text(40).optional(),
      prizeMode: text(20).optional(),
      gameType: gameTypeCode,
      vassalage: vendorCode.optional(),
      gameClassify: z.enum(['JP', 'TG', 'AC', 'BG']).optional(),
      gameName: text(60).optional(),
      minBet: z.enum(['0.01', '0.05', '0.1', '0.5', '0.75', '1']).optional(),
      minLineNum: queryInt(1, 200_000).optional(),
      pageNo: queryInt(1, 100_000).default(1),
      pageSize: queryInt(1, 60).default(lobbyPageSize),
      language: languageCode.optional(),
    }),
    response: z.object({
      games: z.array(gameCard),
      totalPages: z.number().int(),
      totalCount: z.number().int(),
      pageNo: z.number().int(),
    }),
  },
  'catalogue.gameVendors': {
    request: z.strictObject({ gameType: gameTypeCode }),
    response: z.array(vendorCard),
  },
  'catalogue.gameType': {
    request: z.strictObject({ vassalage: vendorCode }),
    response: z.array(gameTypeCode),
  },
  'catalogue.game': {
    request: z.strictObject({ gameCode }),
    response: z.object({ game: gameCard, similar: z.array(gameCard) }),
  },
}
