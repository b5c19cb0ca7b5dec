import { z } from 'zod'
import { lobbyPageSize, searchTextLength } from '../constants.ts'
import { gameCard } from './catalogue.ts'
import { amount, gameCode, gameTypeCode, languageCode, nothing, queryInt, text, time, vendorCode } from './common.ts'
import { consolidatedContracts } from './contracts.ts'
import { nextDraw, openedNumbers } from './lotteries.ts'
import { unreadCounts } from './messages.ts'

/** What a member has to play with: cash, and beside it what a bonus holds. The balance on screen is both. */
const balance = { sumBalance: amount, bonus: amount, currency: z.string() }

/** What the push stream carries. The SSE event name repeats `kind`; the id resumes the stream. */
const pushEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), ...balance }),
  z.object({ kind: z.literal('unread'), ...unreadCounts }),
  /** A lottery has been drawn; everybody is told. */
  z.object({ kind: z.literal('drawn'), vassalage: vendorCode, opened: openedNumbers, next: nextDraw }),
  /** A contract was offered, answered or ended: what the member's contracts come to now. */
  z.object({ kind: z.literal('contracts'), contracts: consolidatedContracts }),
  /** The member's role has changed, such as of one that became an agent: their info is to be read again. */
  z.object({ kind: z.literal('member') }),
  /** The member is closed from now on: games end, and their info is to be read again. */
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('signed-out') }),
])

const roomId = z.string().regex(/^[\w-]{1,40}$/)

/** A room of a game between members. */
const gameRoom = z.object({
  roomId,
  gameCode,
  gameName: z.string(),
  vassalage: vendorCode,
  vendorName: z.string(),
  /** What each side stakes. */
  stakeLevel: amount,
  /** Price of a card left over, in games that count cards. */
  unit: amount.optional(),
  seats: z.number().int(),
  taken: z.number().int(),
  status: z.enum(['WAITING', 'PLAYING']),
  /** How long a member waited for the others lately, in ms; null where nobody did. */
  waitMs: z.number().int().nullable(),
})

const roadText = z.string().max(12)

/** A table at which many members share timed rounds, as lobbies show it. */
const liveTable = z.object({
  gameCode,
  gameName: z.string(),
  vassalage: vendorCode,
  vendorName: z.string(),
  serial: z.number().int(),
  phase: z.enum(['RESTING', 'OPEN', 'CLOSED', 'DEALT']),
  /** When the phase ends; null while the table rests. */
  until: time.nullable(),
  players: z.number().int(),
  minStake: amount,
  maxStake: amount,
  /** The last rounds, newest last. */
  results: z.array(z.object({ side: roadText.nullable(), bead: roadText })),
  road: z.array(z.object({ column: z.number().int(), row: z.number().int(), side: roadText, ties: z.number().int() })),
})

export const playSchemas = {
  'launch.gameLaunch': {
    request: z.strictObject({
      vassalage: vendorCode,
      gameCode,
      device: z.enum(['WEB', 'MOBILE']).default('WEB'),
      language: languageCode.optional(),
      backUrl: text(300).optional(),
      /** The room of `launch.roomList` that the game opens in. */
      roomId: roomId.optional(),
    }),
    response: z.object({
      gameUrl: z.string(),
      mode: z.enum(['ROUTE', 'IFRAME', 'POPUP']),
      gameSessionId: z.string(),
      expiresAt: time,
    }),
  },
  'launch.roomList': {
    request: z.strictObject({ vassalage: vendorCode.optional() }),
    response: z.object({ rooms: z.array(gameRoom) }),
  },
  'launch.tableList': {
    request: z.strictObject({ gameType: gameTypeCode }),
    response: z.object({ tables: z.array(liveTable), serverTime: time }),
  },
  'launch.popularGames': {
    request: z.strictObject({ count: queryInt(1, 20).default(20) }),
    response: z.array(gameCard),
  },
  'launch.recentGames': {
    request: z.strictObject({
      clientType: queryInt(3, 3).default(3),
      gameType: gameTypeCode.optional(),
      vassalage: vendorCode.optional(),
      language: languageCode.optional(),
      pageNo: queryInt(1, 100_000).default(1),
      pageSize: queryInt(1, 60).default(lobbyPageSize),
    }),
    response: z.object({ list: z.array(gameCard), totalPages: z.number().int() }),
  },
  'wallet.balance': {
    request: nothing,
    response: z.object(balance),
  },
  'wallet.merchantWallet': {
    request: nothing,
    response: z.object({
      isSingle: z.boolean(),
      ...balance,
      main: amount,
      /** Empty while there is one wallet for all. */
      vendors: z.array(z.object({ accountType: vendorCode, name: z.string(), balance: amount })),
    }),
  },
  'wallet.transfer': {
    request: z.strictObject({
      /** MAIN or a vendor's code; one of the two is MAIN. */
      fromAccountType: vendorCode,
      toAccountType: vendorCode,
      amount: text(30, 1),
      requestId: z.uuid(),
    }),
    response: z.object({ sumBalance: amount, main: amount }),
  },
  'wallet.collectAll': {
    request: z.strictObject({ requestId: z.uuid() }),
    response: z.object({ sumBalance: amount, main: amount }),
  },
  'rounds.winnerBoard': {
    request: nothing,
    response: z.array(
      z.object({ player: z.string(), gameCode, gameName: z.string(), prize: amount, winningTime: time }),
    ),
  },
  'rounds.jackpot': {
    request: nothing,
    /** No amount while the figure follows the clock. */
    response: z.object({ source: z.enum(['clock', 'pool']), amount: amount.nullable() }),
  },
  'rounds.leaderboard': {
    request: z.strictObject({ period: z.enum(['DAY', 'WEEK', 'MONTH']).default('DAY') }),
    response: z.object({
      from: z.string(),
      to: z.string(),
      list: z.array(z.object({ rank: z.number().int(), player: z.string(), validBet: amount })),
    }),
  },
  'rounds.gameReturns': {
    request: z.strictObject({
      /** Words of a game's or a vendor's name. */
      search: text(searchTextLength).default(''),
      pageNo: queryInt(1, 100_000).default(1),
      pageSize: queryInt(1, 100).default(20),
    }),
    response: z.object({
      games: z.array(
        z.object({
          gameCode,
          gameName: z.string(),
          vendorName: z.string(),
          gameType: gameTypeCode,
          /** Stated by the rules of the game. */
          rtpPercent: z.string(),
          rounds: z.number().int(),
          turnover: amount,
          payout: amount,
          /** Payout over turnover, and half the width of its 99 % interval; null until enough rounds were played. */
          actualPercent: z.string().nullable(),
          marginPercent: z.string().nullable(),
          /** True when the stated return lies in the interval; null while too little was played to say so. */
          verdict: z.enum(['WITHIN', 'OUTSIDE']).nullable(),
        }),
      ),
      totalPages: z.number().int(),
      totalCount: z.number().int(),
    }),
  },
  'push.events': { request: nothing, response: pushEvent },
}
