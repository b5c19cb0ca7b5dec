/**
 * The end of a round that was played out of money aside, for all who sat in it: rule R13 of the seamless wallet protocol.
 */
import { z } from 'zod'
import { currencyCode, envelope, id, units } from './fields.ts'

/**
 * What becomes of one seat. `payout` goes into the hold of `hold_round` or to the free money, `stake` is paid out of that hold,
 * and with `release` what it has left goes back. A seat without a stake leaves no bet.
 */
const seat = z.strictObject({
  token: id,
  user: id,
  hold_round: id,
  bet_uuid: id,
  stake: units,
  payout: units,
  valid_amount: units,
  status: z.enum(['won', 'lost', 'push']),
  into: z.enum(['hold', 'free']),
  release: z.boolean(),
})
type Seat = z.output<typeof seat>

const areDistinct = (seats: readonly Seat[], of: 'user' | 'bet_uuid') =>
  new Set(seats.map(one => one[of])).size === seats.length

const shape = z.strictObject({
  ...envelope,
  transaction_uuid: id,
  round: id,
  game_code: id,
  currency: currencyCode,
  /** The house's part of a round between members. */
  rake: units,
  seats: z
    .array(seat)
    .min(1)
    .max(4)
    .refine(seats => areDistinct(seats, 'user'), 'names a member twice')
    .refine(seats => areDistinct(seats, 'bet_uuid'), 'names a bet twice'),
})

/** Between members nothing is made and nothing lost: payouts and rake are the stakes. A round of one member has no rake. */
const addsUp = ({ rake, seats }: Pick<z.output<typeof shape>, 'rake' | 'seats'>): boolean => {
  const sum = (of: 'stake' | 'payout') => seats.reduce((total, one) => total + one[of], 0)
  return seats.length === 1 ? rake === 0 : sum('payout') + rake === sum('stake')
}
const wrongSum = { path: ['rake'], error: 'payouts and rake are not the stakes' }

export const concludeCall = shape.refine(addsUp, wrongSum)
/** The same as a member of a batch. */
export const concludeItem = shape.extend({ call: z.literal('conclude') }).refine(addsUp, wrongSum)

/** `held` is what the seat's hold has left. `may_play` is false where the member may bet no more in this session. */
export interface ConcludedSeat {
  user: string
  balance: number
  held: number
  may_play: boolean
}
