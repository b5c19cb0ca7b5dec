/**
 * Calls about a provider's tables for a platform's operators: signed by the platform, beside those of the wallet protocol
 * and signed like them. A provider need not have them. Amounts are whole numbers of 1/10 000 of the currency, times are
 * milliseconds of the epoch.
 */
import { z } from 'zod'

const envelope = { request_uuid: z.string().max(80), sent_at: z.number().int() }
const gameCode = z.string().regex(/^[A-Z0-9_-]{1,40}$/)
const serial = z.number().int().min(1)
const time = z.number().int()
const units = z.number().int().min(0)
const name = z.string().min(1).max(40)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const tier = z.number().int().min(1).max(9)

/** Money of one currency and mode; each has bets, limits and sums of its own at a table. */
const book = { currency: z.string().regex(/^[A-Z]{3,5}$/), play_mode: z.enum(['real', 'play']) }
const states = ['SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOIDED'] as const
const roundFields = {
  serial,
  phase: name,
  state: z.enum(states),
  tier,
  /** Set once an operator asked for it to be void: nobody deals it any more. */
  void_asked: z.boolean(),
  commitment: hash,
  opens_at: time,
  closes_at: time,
  seals_at: time,
  result_at: time,
  ends_at: time,
}
const act = { at: time, operator: z.string().max(80), reason: z.string().max(300) }

/** Why a call was refused; it changed nothing. `first` and `last` say what there is, of rounds or of tiers. */
const refused = z.object({
  status: z.enum([
    'TABLE_UNKNOWN',
    'ROUND_UNKNOWN',
    'ROUND_DECIDED',
    'TABLE_SUSPENDED',
    'TABLE_RUNNING',
    'TIER_UNCHANGED',
    'TIER_OUT_OF_RANGE',
    'ACT_REUSED',
  ]),
  first: z.number().int().optional(),
  last: z.number().int().optional(),
})
export type DeskRefusal = z.output<typeof refused>

/** POST /tables/desk: every table with its round. `since` is when the day began whose sums are wanted. */
const deskCall = z.object({ ...envelope, since: time })
const deskTable = z.object({
  game_code: gameCode,
  definition: name,
  kind: name,
  /** Of the rounds that are still to be opened, and the highest that the table may have. */
  tier,
  highest_tier: tier,
  seats: z.number().int().min(0),
  resting: z.boolean(),
  watched_at: time,
  suspended: z.object(act).nullable(),
  /** The one on show, else the one that takes bets or does so next; null at a table that was never dealt. */
  round: z
    .object({
      ...roundFields,
      books: z.array(
        z.object({
          ...book,
          slips: z.number().int().min(0),
          stake: units,
          /** The stake, exposure and bound of each spot with chips; exposure is what players can win beside their stakes. */
          spots: z.array(z.object({ spot: name, stake: units, exposure: units, bound: units })).max(400),
        }),
      ),
    })
    .nullable(),
  /** Rounds with bets that were decided since, and their slips; void ones left out. */
  today: z.array(z.object({ ...book, rounds: units, slips: units, stake: units, payout: units })),
})
const deskReply = z.object({ tables: z.array(deskTable).max(1000) })
export type DeskTable = z.output<typeof deskTable>

const pageLimit = z.number().int().min(1).max(100)

/** POST /tables/rounds: rounds of a table before a serial, the newest first. */
const roundsCall = z.object({ ...envelope, game_code: gameCode, before: serial.nullable(), limit: pageLimit })
const deskRound = z.object({
  ...roundFields,
  definition: name,
  takes_bets: z.boolean(),
  /** Null until it is dealt or void. */
  seed: hash.nullable(),
  /** Of the sealed book; null without bets. */
  root: hash.nullable(),
  seal_hash: hash.nullable(),
  previous_seal_hash: hash.nullable(),
  settled_at: time.nullable(),
  void: z.object({ reason: name, by: z.object(act).nullable() }).nullable(),
  books: z.array(z.object({ ...book, slips: z.number().int().min(0), stake: units, payout: units })),
})
export type DeskRound = z.output<typeof deskRound>
const roundsReply = z.union([z.object({ status: z.literal('OK'), rounds: z.array(deskRound).max(100) }), refused])

/** POST /tables/slips: slips of a round by their ids, from the one after `after`. */
const slipsCall = z.object({
  ...envelope,
  ...{ game_code: gameCode, serial, after: z.uuid().nullable(), limit: pageLimit },
})
const deskSlip = z.object({
  id: z.uuid(),
  user: z.string().max(80),
  ...book,
  state: name,
  stake: units,
  payout: units.nullable(),
  /** Parts of the stake that are no valid bet: opposed by other chips of the member, and returned as they were. */
  opposed: units,
  pushed: units.nullable(),
  /** Where it stands in the sealed book. */
  place: z.number().int().min(0).nullable(),
  created_at: time,
  accepted_at: time.nullable(),
  settled_at: time.nullable(),
  positions: z.array(z.object({ spot: name, stake: units, payout: units.nullable() })).max(60),
})
export type DeskSlip = z.output<typeof deskSlip>
const slipsReply = z.union([z.object({ status: z.literal('OK'), slips: z.array(deskSlip).max(100) }), refused])

/** An act has a name of its own: the same again answers as it did, another under that name is ACT_REUSED. */
const actFields = {
  ...envelope,
  game_code: gameCode,
  act: z.uuid(),
  operator: z.string().min(1).max(80),
  reason: z.string().min(1).max(300),
}
const actReply = z.union([
  z.object({
    status: z.literal('OK'),
    /** The round that it is about: the one that is void or is played to its end, or the first that has the new tier. */
    serial: serial.nullable(),
    outcome: z.enum(['void', 'finishes']).nullable(),
  }),
  refused,
])
export type DeskActReply = z.output<typeof actReply>

/**
 * Every call by its path under /tables/. `suspend` voids a round whose bets are open and lets any later one be played to its
 * end; `void` takes a round that is not dealt; `tier` sets the limits of rounds that are still to be opened.
 */
export const deskCalls = {
  desk: { call: deskCall, reply: deskReply },
  rounds: { call: roundsCall, reply: roundsReply },
  slips: { call: slipsCall, reply: slipsReply },
  suspend: { call: z.object(actFields), reply: actReply },
  resume: { call: z.object(actFields), reply: actReply },
  void: { call: z.object({ ...actFields, serial }), reply: actReply },
  tier: { call: z.object({ ...actFields, tier }), reply: actReply },
} as const
export type DeskCallName = keyof typeof deskCalls
export type DeskCall<N extends DeskCallName> = z.output<(typeof deskCalls)[N]['call']>
export type DeskReply<N extends DeskCallName> = z.output<(typeof deskCalls)[N]['reply']>
