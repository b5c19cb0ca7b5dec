import { z } from 'zod'
import { isTimeZone } from '../../zoned-time.ts'

const nothing = z.strictObject({})
/** The zone that a day is of; GMT where left out. */
const zone = z.string().max(64).refine(isTimeZone)
const units = z.string().regex(/^[1-9]\d{0,12}$/)
const sport = z.enum(['FOOT', 'BASK', 'TENN', 'BADM', 'LANE', 'TACT', 'DUEL'])
const fixture = z.string().min(7).max(24)
const competition = z.string().regex(/^[A-Z]\d$/)
const page = z.coerce.number().int().min(1).max(1_000).default(1)

const claim = {
  market: z.string().min(1).max(12),
  line4: z.number().int().min(-4_000).max(4_000),
  selection: z.string().min(1).max(12),
}
const combined = z.array(z.strictObject(claim)).min(2).max(4)

/** A selection as it was shown: its odds, and the token of the sheet, or of the combination, that they stood in. */
const shownLeg = z.strictObject({
  fixture,
  ...claim,
  combined: combined.optional(),
  milli: z.number().int().min(1_010).max(500_000),
  token: z.string().max(200),
})
export type ShownLeg = z.output<typeof shownLeg>

const bet = z.strictObject({
  betId: z.uuid(),
  kind: z.enum(['single', 'parlay', 'system']),
  /** Such as `2/3` or `yankee`; with a system alone. */
  system: z.string().max(12).optional(),
  legs: z.array(shownLeg).min(1).max(20),
  /** Of each line; the whole stake of singles and parlays. */
  lineStakeUnits: units,
})

/** What the calls of the book take. Odds are 1/1000, lines times four. */
export const bookRequests = {
  'book.lobby': nothing,
  'book.list': z.strictObject({
    view: z.enum(['live', 'soon', 'today', 'favourites']),
    sport: sport.optional(),
    competition: competition.optional(),
    page,
  }),
  'book.search': z.strictObject({ text: z.string().trim().min(2).max(40) }),
  'book.fixture': z.strictObject({ id: fixture }),
  'book.results': z.strictObject({
    sport: sport.optional(),
    competition: competition.optional(),
    /** Such as 2026-11-26, in the zone; today where left out. */
    day: z.iso.date().optional(),
    zone: zone.optional(),
    page,
  }),
  'book.standings': z.strictObject({ competition, season: z.coerce.number().int().min(1).optional() }),
  'book.quote': z.strictObject({
    legs: z
      .array(z.strictObject({ fixture, ...claim, combined: combined.optional() }))
      .min(1)
      .max(20),
  }),
  'book.combine': z.strictObject({ fixture, selections: combined }),
  'book.place': z.strictObject({
    slipId: z.uuid(),
    policy: z.enum(['none', 'better', 'any']),
    bets: z.array(bet).min(1).max(20),
    /** The longest that the answer may take: then it says that the slip is received. Left out, it comes when all is decided. */
    answerWithinMs: z.number().int().min(100).max(10_000).optional(),
    /** By the studio's clock: no bet of the slip is written after it, so that a page without an answer knows when nothing comes any more. */
    validUntilMs: z.number().int().positive().optional(),
  }),
  'book.bets': z.strictObject({
    view: z.enum(['open', 'settled', 'cashed-out']),
    sport: sport.optional(),
    day: z.iso.date().optional(),
    zone: zone.optional(),
    before: z.uuid().optional(),
  }),
  'book.bet': z.strictObject({ id: z.uuid() }),
  'book.cashOut': z.strictObject({
    id: z.uuid(),
    /** The offer that was shown; less is not taken. */
    leastUnits: units,
    /** Part of the stake that is cashed out; all of it where left out. */
    partUnits: units.optional(),
    /** Id of the bet that runs on; with a part. */
    restId: z.uuid().optional(),
  }),
  'book.proof': z.strictObject({ id: z.uuid(), fixture }),
  'book.saveSettings': z.strictObject({
    oddsFormat: z.enum(['decimal', 'hongkong', 'malay', 'indonesian', 'american', 'fractional']),
    showsChance: z.boolean(),
    policy: z.enum(['none', 'better', 'any']),
    view: z.enum(['european', 'asian']),
    timeZone: z.enum(['browser', 'brand', 'gmt']),
    quickStakesUnits: z.array(units).min(1).max(6),
    favouriteCompetitions: z.array(competition).max(20),
    favouriteSides: z.array(z.string().regex(/^[A-Z]\d:\d{1,2}$/)).max(100),
  }),
}
