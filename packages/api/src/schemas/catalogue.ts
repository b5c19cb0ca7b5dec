import { z } from 'zod'
import {
  gameClasses,
  gamePlatform,
  hotGamesPlatform,
  lobbyClasses,
  lobbyPageSize,
  searchTextLength,
} from '../constants.ts'
import {
  amount,
  gameCode,
  gameTypeCode,
  languageCode,
  nothing,
  prizeMode,
  queryInt,
  text,
  vendorCode,
} from './common.ts'

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
  /** Null in games between members: those have a rake in its place. */
  rtpPercent: z.string().nullable(),
  rakePercent: z.string().nullable(),
  volatility: z.enum(['low', 'medium', 'medium-high', 'high']),
  trialEnabled: z.boolean(),
  /** Average colour of the cover, laid under it until the picture arrives. */
  tint: z.string(),
})

/** A vendor in one game type. */
const vendorCard = z.object({
  vassalage: vendorCode,
  vendorName: z.string(),
  gameType: gameTypeCode,
  accountTypeId: z.string(),
  isHot: z.boolean(),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  gameCount: z.number().int(),
  /** How many of its games are hot. */
  hotCount: z.number().int(),
  /** Classifications that its games have. */
  classes: z.array(z.enum(gameClasses)),
})

/** Which game a favourite call means. */
const favourite = z.strictObject({
  nodeId: z.string().regex(/^\d{1,18}$/),
  vendor: vendorCode,
  gameType: gameTypeCode,
})

const paging = { pageNo: queryInt(1, 100_000).default(1), pageSize: queryInt(1, 60).default(lobbyPageSize) }

export const catalogueSchemas = {
  'catalogue.gameMenus': {
    request: nothing,
    response: z.array(z.object({ title: gameTypeCode, cards: z.array(vendorCard) })),
  },
  'catalogue.gameList': {
    request: z.strictObject({
      clientType: queryInt(3, 3).default(3),
      platform: text(60).default(gamePlatform),
      channel: text(40).optional(),
      merchant: text(40).optional(),
      /** Which group of lotteries is listed; other types have none. */
      prizeMode: prizeMode.optional(),
      gameType: gameTypeCode,
      vassalage: vendorCode.optional(),
      gameClassify: z.enum(lobbyClasses).optional(),
      gameName: text(searchTextLength).optional(),
      minBet: z.enum(['0.01', '0.05', '0.1', '0.5', '0.75', '1']).optional(),
      minLineNum: queryInt(1, 200_000).optional(),
      ...paging,
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
    request: z.strictObject({ gameType: gameTypeCode.optional() }),
    response: z.array(z.object({ gameCategory: gameTypeCode, vendors: z.array(vendorCard) })),
  },
  'catalogue.gameType': {
    request: z.strictObject({ vassalage: vendorCode }),
    response: z.array(gameTypeCode),
  },
  'catalogue.game': {
    request: z.strictObject({ gameCode }),
    response: z.object({ game: gameCard, similar: z.array(gameCard) }),
  },
  'catalogue.hotGames': {
    request: z.strictObject({
      merchantCode: text(40).optional(),
      isPlatform: queryInt(hotGamesPlatform, hotGamesPlatform).default(hotGamesPlatform),
      gameType: gameTypeCode.default('RNG'),
      vassalage: vendorCode.optional(),
      platform: text(60).default(gamePlatform),
      language: languageCode.optional(),
    }),
    response: z.object({ list: z.array(gameCard) }),
  },
  'catalogue.gameNames': {
    request: z.strictObject({ gameType: gameTypeCode }),
    response: z.object({
      vendors: z.array(z.object({ vassalage: vendorCode, vendorName: z.string() })),
      /** Code, name, and the place of its vendor among `vendors`. Short, as there are thousands. */
      games: z.array(z.tuple([gameCode, z.string(), z.number().int()])),
    }),
  },
  'catalogue.favouriteIds': { request: nothing, response: z.array(z.string()) },
  'catalogue.favouriteGames': {
    request: z.strictObject({
      clientType: queryInt(3, 3).default(3),
      platform: text(60).default('flash'),
      language: languageCode.optional(),
      /** Taken for the sake of older clients, and ignored: the session travels in the header. */
      token: text(1_000).optional(),
      gameType: gameTypeCode.default('RNG'),
      ...paging,
    }),
    response: z.object({ content: z.array(gameCard), totalPages: z.number().int() }),
  },
  'catalogue.addFavourite': { request: favourite, response: z.null() },
  'catalogue.removeFavourite': { request: favourite, response: z.null() },
}
