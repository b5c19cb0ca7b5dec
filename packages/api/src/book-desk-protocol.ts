/**
 * Calls about a provider's sportsbook for a platform and its operators, signed like those of the wallet protocol. A provider need not
 * have them. Amounts are whole numbers of 1/10 000 of the currency, times are milliseconds of the epoch, lines are times four.
 */
import { z } from 'zod'

const envelope = { request_uuid: z.string().max(80), sent_at: z.number().int() }
const gameCode = z.string().regex(/^[A-Z0-9_-]{1,40}$/)
const time = z.number().int()
const units = z.number().int().min(0)
const signedUnits = z.number().int()
const name = z.string().min(1).max(40)
const count = z.number().int().min(0)

/** Money of one currency and mode; each has bets and limits of its own on a fixture. */
const book = { currency: z.string().regex(/^[A-Z]{3,5}$/), play_mode: z.enum(['real', 'play']) }
const act = { at: time, operator: z.string().max(80), reason: z.string().max(300) }

/** Why a call was refused; it changed nothing. A limit out of its bounds is named with them. */
const refused = z.object({
  status: z.enum([
    'GAME_UNKNOWN',
    'TARGET_UNKNOWN',
    'MARKET_UNKNOWN',
    'FIXTURE_DECIDED',
    'SUSPENDED',
    'RUNNING',
    'LIMITS_UNCHANGED',
    'LIMIT_OUT_OF_RANGE',
    'ACT_REUSED',
  ]),
  limit: name.optional(),
  least: units.optional(),
  most: units.optional(),
})
export type BookRefusal = z.output<typeof refused>

/** POST /book/fixtures: competitions and fixtures that are on sale or in play, by their kick-off. */
const fixturesCall = z.object({
  ...envelope,
  game_code: gameCode,
  competition: name.nullable(),
  with_bets: z.boolean(),
  page: z.number().int().min(1).max(1000),
})
const liability = {
  ...book,
  /** Stakes of all singles, and what they cost where that is most; below zero where the house gains whatever happens. */
  singles: units,
  worst: signedUnits,
  worst_bound: units,
  /** What parlays and systems through the fixture may pay. */
  parlays: units,
  parlays_bound: units,
}
const fixture = z.object({
  fixture: name,
  competition: name,
  sport: name,
  home: z.string().max(80),
  away: z.string().max(80),
  kick_off: time,
  state: name,
  block: count,
  blocks: count,
  score: z.tuple([count, count]),
  suspended: z.object(act).nullable(),
  suspended_with_competition: z.boolean(),
  suspended_markets: z.array(name).max(100),
  voided_markets: z.array(name).max(100),
  /** Set once an operator asked for it to be void. */
  void_asked: z.boolean(),
  books: z.array(z.object(liability)).max(20),
})
export type DeskFixture = z.output<typeof fixture>
const fixturesReply = z.union([
  z.object({
    status: z.literal('OK'),
    competitions: z.array(
      z.object({ competition: name, name: z.string().max(80), sport: name, suspended: z.object(act).nullable() }),
    ),
    fixtures: z.array(fixture).max(100),
    pages: z.number().int().min(1),
  }),
  refused,
])

/** POST /book/markets: what singles on each line of a fixture cost. */
const marketsCall = z.object({ ...envelope, game_code: gameCode, fixture: name })
const selection = z.object({
  /** Several selections that must all hold stand joined. */
  selection: z.string().max(200),
  stake: units,
  payout: units,
  /** What it costs if this selection wins: its payouts less all stakes of its line. */
  exposure: signedUnits,
})
const market = z.object({
  market: name,
  suspended: z.boolean(),
  voided: z.boolean(),
  lines: z
    .array(z.object({ ...book, line4: z.number().int(), bound: units, selections: z.array(selection).max(200) }))
    .max(400),
})
export type DeskMarket = z.output<typeof market>
const marketsReply = z.union([
  z.object({ status: z.literal('OK'), fixture, markets: z.array(market).max(200) }),
  refused,
])

/** POST /book/live: some matches that are in play, with their main prices. Asking keeps them going. */
const liveCall = z.object({ ...envelope, count: z.number().int().min(1).max(20) })
const liveMatch = z.object({
  /** A game whose page shows the match. */
  game_code: gameCode,
  fixture: name,
  sport: name,
  competition: z.string().max(80),
  home: z.string().max(80),
  away: z.string().max(80),
  score: z.tuple([count, count]),
  /** Such as `H1`, `Q3`, `MAP2`; the minute where the sport has a clock. */
  period: name,
  minute: count.nullable(),
  /** Odds in 1/1000 on the result, the first side's first; null while they are shut. */
  prices: z.array(z.object({ selection: name, milli: count.nullable() })).max(3),
})
const liveReply = z.object({ matches: z.array(liveMatch).max(20) })
export type LiveMatchReply = z.output<typeof liveMatch>

/** POST /book/returns: what bets in real money of a currency returned, by sport, class and month, and the margins of the classes. */
const returnsCall = z.object({ ...envelope, currency: book.currency })
const returnsReply = z.object({
  /** In basis points, before a match and in play. */
  margins: z.array(z.object({ class: name, before: count, live: count })).max(10),
  returns: z
    .array(
      z.object({
        /** `MIXED` for parlays and systems through several sports. */
        sport: name,
        class: z.enum(['A', 'B', 'C', 'PARLAY', 'SYSTEM', 'CASHED_OUT']),
        month: z.string().regex(/^\d{4}-\d{2}$/),
        bets: count,
        stake: units,
        /** By mathematics at acceptance; of cash-outs what was promised of their value. */
        expect: units,
        back: units,
        /** How far the two lie apart, in standard deviations, and if chance explains it; null while there are too few bets. */
        deviations: z.number().nullable(),
        within: z.boolean().nullable(),
      }),
    )
    .max(600),
})
export type BookReturns = z.output<typeof returnsReply>

/** POST /book/limits: every limit with its bounds. */
const limitsCall = z.object({ ...envelope, game_code: gameCode })
const limitsReply = z.union([
  z.object({ status: z.literal('OK'), limits: z.array(z.object({ name, units, least: units, most: units })).max(40) }),
  refused,
])

/** An act has a name of its own: the same again answers as it did, another under that name is ACT_REUSED. */
const actFields = {
  ...envelope,
  game_code: gameCode,
  act: z.uuid(),
  operator: z.string().min(1).max(80),
  reason: z.string().min(1).max(300),
}
/** A competition or a fixture; of a fixture perhaps one market alone. */
const targetFields = { ...actFields, target: name, market: name.nullable() }
/** `fixtures`: how many it concerned. */
const actReply = z.union([z.object({ status: z.literal('OK'), fixtures: count }), refused])
export type BookActReply = z.output<typeof actReply>

/**
 * Every call by its path under /book/. A suspended target takes no bets until it is resumed; those that are taken stand. `void`
 * gives back what is open on a fixture, or on a market of it, for good; claims that are certain by then stand.
 */
export const bookDeskCalls = {
  fixtures: { call: fixturesCall, reply: fixturesReply },
  markets: { call: marketsCall, reply: marketsReply },
  limits: { call: limitsCall, reply: limitsReply },
  live: { call: liveCall, reply: liveReply },
  returns: { call: returnsCall, reply: returnsReply },
  suspend: { call: z.object(targetFields), reply: actReply },
  resume: { call: z.object(targetFields), reply: actReply },
  void: { call: z.object(targetFields), reply: actReply },
  'set-limits': { call: z.object({ ...actFields, limits: z.record(name, units) }), reply: actReply },
} as const
export type BookDeskCallName = keyof typeof bookDeskCalls
export type BookDeskCall<N extends BookDeskCallName> = z.output<(typeof bookDeskCalls)[N]['call']>
export type BookDeskReply<N extends BookDeskCallName> = z.output<(typeof bookDeskCalls)[N]['reply']>
