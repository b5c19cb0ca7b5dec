import { z } from 'zod'
import { vietnamNumbersCount } from '../constants.ts'
import { gameCard } from './catalogue.ts'
import { gameCode, languageCode, nothing, prizeMode, queryInt, text, time, vendorCode } from './common.ts'

const issue = z.string()
/** Drawn numbers in the order in which they were derived. */
const numbers = z.array(z.string())
/** What is drawn, by which numbers are shown: dice, a race, balls, or a table of prizes. */
const format = z.string()

/** Null while no draw is scheduled. It opens when the draw before it is held. */
export const nextDraw = z.object({ issue, opensAt: time, closesAt: time, drawsAt: time }).nullable()

/** A lottery as menus and lobbies show it. */
const lotteryCard = gameCard.extend({
  /** The vendor whose page a launch leads to. */
  accountTypeName: vendorCode,
  format,
  /** The bet on which its page opens; null where the house does not know the format. */
  defaultPlayType: z.string().nullable(),
  next: nextDraw,
  /** Null before the first draw. */
  last: z.object({ issue, numbers, openedAt: time }).nullable(),
})

/** One result. */
export const openedNumbers = z.object({
  gameCode,
  gameName: z.string(),
  format,
  numero: issue,
  numbers,
  openedAt: time,
})

/** A group of lotteries that are drawn alike, with the odds series on sale in it; only its names where odds are fixed. */
const lotteryGroup = z.object({
  game_group: format,
  /** 1 is the traditional way to quote odds, the only one here. */
  prize_mode_id: z.literal(1),
  min_series: z.number().int().optional(),
  max_series: z.number().int().optional(),
  /** The highest that this member may bet at. */
  max_bet_series: z.number().int().optional(),
  default_series: z.number().int().optional(),
})

const menu = { device: z.enum(['WEB', 'MOBILE']).default('WEB') }
const menus = z.object({ gameMenus: z.array(lotteryCard) })

export const lotterySchemas = {
  'lottery.launch': {
    request: z
      .strictObject({
        lottoArea: z.literal('VN'),
        launchMode: z.literal('LOTT'),
        lottoPrizeMode: prizeMode,
        lottoGameCode: gameCode.optional(),
        lottoView: z.enum(['betting', 'lobby']),
        device: z.enum(['WEB', 'MOBILE']).default('WEB'),
        backUrl: text(300).default('/'),
        language: languageCode.optional(),
      })
      .superRefine(({ lottoView, lottoGameCode }, context) => {
        if (lottoView === 'betting' && lottoGameCode === undefined)
          context.addIssue({ code: 'custom', path: ['lottoGameCode'], params: { fault: 'required' } })
      }),
    response: z.object({
      gameUrl: z.string(),
      mode: z.enum(['ROUTE', 'IFRAME', 'POPUP']),
      /** Null for a lobby, which opens no game. */
      gameSessionId: z.string().nullable(),
      expiresAt: time.nullable(),
      /** Of the prize mode; for a betting page that of its game alone. */
      lottoGroups: z.array(lotteryGroup),
    }),
  },
  'lottery.menu': { request: z.strictObject({ prizeMode, ...menu }), response: menus },
  'lottery.recent': { request: z.strictObject(menu), response: menus },
  'lottery.list': {
    request: z.strictObject({ gameType: z.enum(['LOTT', 'ELOTT']) }),
    response: z.object({ lotteries: z.array(lotteryCard) }),
  },
  'lottery.openedVn': {
    request: z.strictObject({ count: queryInt(1, vietnamNumbersCount).default(vietnamNumbersCount) }),
    response: z.array(openedNumbers),
  },
  'lottery.opened': { request: nothing, response: z.array(openedNumbers) },
}
