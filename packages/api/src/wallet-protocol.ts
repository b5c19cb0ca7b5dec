/**
 * The seamless wallet protocol between the platform and a game provider: shapes of all calls, statuses, headers.
 * Amounts are whole numbers of 1/10 000 of the currency. The rules stand in docs/wallet-protocol.md.
 */
import { z } from 'zod'
import { type ConcludedSeat, concludeCall, concludeItem } from './wallet/conclude.ts'
import { drawsIn, lotteryDraws } from './wallet/draws.ts'
import { currencyCode, envelope, id, maxUnits, positiveUnits, units } from './wallet/fields.ts'

/** Header with the base64 signature, over what version 1 or 2 of the protocol signs, and the one that names the signing key. */
export const signatureHeader = 'x-signature'
export const signingKeyHeader = 'x-key-id'
/** Header that may name the recipient that was signed for, so that a refusal can tell a wrong one. */
export const audienceHeader = 'x-audience'
/** A body whose `sent_at` is further away than this is refused as INVALID_SIGNATURE. */
export const clockSkewMs = 120_000

const walletStatuses = [
  'OK',
  'UNKNOWN',
  'INVALID_PARTNER',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'NOT_ENOUGH_MONEY',
  'USER_DISABLED',
  'INVALID_SIGNATURE',
  'LIMIT_REACHED',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'INVALID_AMOUNT',
  'ROUND_CLOSED',
  'OVERLOADED',
] as const
export type WalletStatus = (typeof walletStatuses)[number]

/** Why a call with a known key is INVALID_SIGNATURE: its time, the recipient or the version that it was signed for, or the signature itself. */
export type SignatureFault = 'sent_at' | 'audience' | 'version' | 'signature'

const common = { ...envelope, token: id, user: id, game_code: id, round: id, currency: currencyCode }

const betState = z.enum(['won', 'lost', 'push', 'half_won', 'half_lost', 'void', 'cashed_out'])

/** One settled bet of a settle call. `payout` includes a returned stake; `valid_amount` is what counts as valid bet. */
const betResult = z.strictObject({ transaction_uuid: id, payout: units, valid_amount: units, status: betState })
export type BetResult = z.output<typeof betResult>

const namesEachOnce = (bets: readonly { transaction_uuid: string }[]) =>
  new Set(bets.map(bet => bet.transaction_uuid)).size === bets.length
const paysWithinBound = (bets: readonly BetResult[]) => bets.reduce((sum, bet) => sum + bet.payout, 0) <= maxUnits

const sessionCall = z.strictObject({ ...common, round: id.optional() })
const balanceCall = z.strictObject({ ...common, round: id.optional() })
const betCall = z.strictObject({
  ...common,
  transaction_uuid: id,
  amount: units,
  round_closed: z.boolean(),
  is_free: z.boolean(),
  /** The round whose hold pays the stake; without it the member's free money does. */
  hold_round: id.optional(),
})
const settleCall = z.strictObject({
  ...common,
  transaction_uuid: id,
  bets: z
    .array(betResult)
    .min(1)
    .max(200)
    .refine(namesEachOnce, 'names a bet twice')
    .refine(paysWithinBound, 'pays more than one call may move'),
  round_closed: z.boolean(),
  /** The odds series that the bets were bought under. */
  odds_series: z.number().int().min(0).max(2000).optional(),
  /** Share of each settled stake that goes back to the member, in 1/10 000; the platform pays it, within its own bound. */
  rebate_x10000: z.number().int().min(0).max(10_000).optional(),
})
const rollbackCall = z.strictObject({
  ...common,
  transaction_uuid: id,
  reference_transaction_uuid: id,
  round_closed: z.boolean(),
})
const holdCall = z.strictObject({ ...common, transaction_uuid: id, amount: positiveUnits, reason: id })
const releaseCall = holdCall
/** A bet that takes the place of a part of another one. An amount of 0 fits the shape and is refused as INVALID_AMOUNT. */
const partOfBet = z.strictObject({ transaction_uuid: id, amount: units })
/** Replaces the open bet `reference_transaction_uuid` by two bets whose amounts come to its stake; moves no money. */
const splitCall = z.strictObject({
  ...common,
  transaction_uuid: id,
  reference_transaction_uuid: id,
  parts: z.tuple([partOfBet, partOfBet]).refine(namesEachOnce, 'names a part twice'),
})
/** Pays the member something beside the payout of the settled bet `reference_transaction_uuid`; `reason` says what for. */
const creditCall = z.strictObject({
  ...common,
  transaction_uuid: id,
  reference_transaction_uuid: id,
  amount: positiveUnits,
  reason: id,
})

const member = <T extends string, S extends z.ZodObject>(call: T, body: S) => body.extend({ call: z.literal(call) })
/** Members of a batch name their call; each gets its own answer, in order. */
const batchItem = z.discriminatedUnion('call', [
  member('bet', betCall),
  member('settle', settleCall),
  member('rollback', rollbackCall),
  member('hold', holdCall),
  member('release', releaseCall),
  member('split', splitCall),
  member('credit', creditCall),
  concludeItem,
])
/** Calls that one batch may hold. */
export const mostCallsOfBatch = 500
const batchCall = z.strictObject({ ...envelope, calls: z.array(batchItem).min(1).max(mostCallsOfBatch) })
/**
 * Rounds by time of their last change, for reconciliation. `after` and `after_user` page on from the last round of an
 * answer: rounds of two members may have one name.
 */
const roundsCall = z.strictObject({
  ...envelope,
  from: z.number().int(),
  to: z.number().int(),
  after: id.optional(),
  after_user: id.optional(),
  limit: z.number().int().min(1).max(1000).default(500),
})

/** Results that the provider has just published, each with the draw after it. What is lost is read by the draws call. */
const drawnCall = z.strictObject({ ...envelope, lotteries: z.array(drawsIn(z.strictObject)).min(1).max(100) })

const poolOf = {
  ...envelope,
  game_code: id,
  currency: currencyCode,
  play_mode: z.enum(['real', 'play']),
}
const poolMove = { ...poolOf, transaction_uuid: id, round: id }
/**
 * The pool that a game's first prizes are paid from: a part of its sales goes in, and back when their draw is void; a seed
 * follows a win; a share of a settled bet goes to its member. A read moves nothing.
 */
const poolCall = z.discriminatedUnion('move', [
  z.strictObject({ ...poolOf, move: z.literal('read') }),
  z.strictObject({ ...poolMove, move: z.literal('in'), amount: positiveUnits }),
  z.strictObject({ ...poolMove, move: z.literal('back'), amount: positiveUnits }),
  z.strictObject({ ...poolMove, move: z.literal('seed') }),
  z.strictObject({
    ...poolMove,
    move: z.literal('win'),
    token: id,
    user: id,
    bet_transaction: id,
    amount: positiveUnits,
  }),
])
/** `balance` is what the pool holds after the move; null where nothing was moved. */
export interface PoolReply {
  status: WalletStatus
  request_uuid: string
  balance: number | null
}

/** Every call of the protocol by its path segment under /wallet/v1/. */
export const walletCalls = {
  session: sessionCall,
  balance: balanceCall,
  bet: betCall,
  settle: settleCall,
  rollback: rollbackCall,
  hold: holdCall,
  release: releaseCall,
  split: splitCall,
  credit: creditCall,
  conclude: concludeCall,
  batch: batchCall,
  rounds: roundsCall,
  drawn: drawnCall,
  pool: poolCall,
} as const
export type WalletCallName = keyof typeof walletCalls
export type WalletCall<N extends WalletCallName> = z.output<(typeof walletCalls)[N]>

/**
 * The answer to every call but `conclude`, `batch`, `rounds`, `pool` and `drawn`. `balance` is what the member may play with on the
 * game, after a refusal too; null when the member is not known or the outcome is not certain.
 */
export interface WalletReply {
  status: WalletStatus
  request_uuid: string
  user: string | null
  currency: string | null
  balance: number | null
  /** Of INVALID_SIGNATURE, for a caller whose key is known. */
  field?: SignatureFault
}
export interface DrawnReply {
  status: WalletStatus
  request_uuid: string
}
/** The seats stand in the order of the call; none does where nothing was done. */
export interface ConcludeReply {
  status: WalletStatus
  request_uuid: string
  seats: ConcludedSeat[]
}
export interface BatchReply {
  status: WalletStatus
  request_uuid: string
  replies: (WalletReply | ConcludeReply)[]
}
export interface RoundsReply {
  status: WalletStatus
  request_uuid: string
  rounds: {
    round: string
    user: string
    game_code: string
    currency: string
    stake: number
    payout: number
    state: 'open' | 'settled' | 'void'
    changed_at: number
  }[]
}

/** Tags that one launch may carry. */
export const mostPeerTags = 16
/** Launch: platform to provider, POST /game/url, signed by the platform in the same way. */
export const gameUrlCall = z.object({
  request_uuid: id,
  sent_at: z.number().int(),
  token: id,
  user: id,
  game_code: id,
  currency: currencyCode,
  language: z.string(),
  device: z.enum(['WEB', 'MOBILE']),
  back_url: z.string().max(500),
  play_mode: z.enum(['real', 'play']),
  /** The highest odds series that this member may choose where odds follow a series. */
  max_series: z.number().int().min(0).max(2000),
  /** The room that the member sits down in. */
  room_id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  /** Two members who share a tag must not meet in a game between members. */
  peer_tags: z
    .array(z.string().regex(/^[\w-]{16,64}$/))
    .max(mostPeerTags)
    .default([]),
})
export const gameUrlReply = z.object({ url: z.string().max(2000) })

/** Draws of a provider's lotteries: platform to provider, POST /lotteries/draws, signed in the same way. */
export const drawsCall = z.object({
  request_uuid: id,
  sent_at: z.number().int(),
  /** Latest results wanted of each lottery. */
  results: z.number().int().min(1).max(100),
})
export const drawsReply = z.object({ lotteries: z.array(lotteryDraws).max(1000) })

/** A room of a game between members. `stake` is what each side stakes, in units; `wait_ms` how long one waited lately. */
const providerRoom = z.object({
  room_id: z.string().regex(/^[\w-]{1,40}$/),
  game_code: z.string().regex(/^[A-Z0-9_-]{1,40}$/),
  stake: positiveUnits,
  /** Price of a card left over, in units, in games that count cards. */
  unit: positiveUnits.optional(),
  seats: z.number().int().min(2).max(100),
  taken: z.number().int().min(0).max(100),
  status: z.enum(['waiting', 'playing']),
  wait_ms: z.number().int().min(0).nullable(),
})
export type ProviderRoom = z.output<typeof providerRoom>
export const roomsReply = z.object({ rooms: z.array(providerRoom).max(1000) })
