import type { WalletCallName } from '@baize/api/wallet-protocol'
import type { SampleSession } from '../sample-provider.ts'
import type { BetState, ConcludeCall, MemberCall, PoolCall } from './state.ts'

const stateNames = {
  ...{ WON: 'won', LOST: 'lost', PUSH: 'push', VOID: 'void', CASHED_OUT: 'cashed_out' },
  ...{ HALF_WON: 'half_won', HALF_LOST: 'half_lost' },
} as const satisfies Record<Exclude<BetState, 'OPEN'>, string>

/** A call as the protocol writes it, without its envelope. */
export function toWire(
  call: MemberCall | PoolCall,
  sessionOf: (user: string) => SampleSession,
): { name: WalletCallName; fields: object } {
  const session = sessionOf(call.user)
  const of = { ...session, round: call.round, transaction_uuid: call.id }
  switch (call.name) {
    case 'bet': {
      const held = call.holdRound === undefined ? {} : { hold_round: call.holdRound }
      return {
        name: 'bet',
        fields: { ...of, amount: call.amount, round_closed: call.closes, is_free: call.isFree, ...held },
      }
    }
    case 'settle': {
      const bets = call.lines.map(({ bet, payout, valid, state }) => ({
        ...{ transaction_uuid: bet, payout, valid_amount: valid, status: stateNames[state] },
      }))
      const series = { odds_series: call.series, rebate_x10000: call.rebate }
      return { name: 'settle', fields: { ...of, bets, round_closed: call.closes, ...series } }
    }
    case 'rollback':
      return {
        name: 'rollback',
        fields: { ...of, reference_transaction_uuid: call.reference, round_closed: call.closes },
      }
    case 'split': {
      const parts = call.parts.map(({ id, amount }) => ({ transaction_uuid: id, amount }))
      return { name: 'split', fields: { ...of, reference_transaction_uuid: call.reference, parts } }
    }
    case 'credit': {
      const { reference, amount } = call
      return { name: 'credit', fields: { ...of, reference_transaction_uuid: reference, amount, reason: 'model' } }
    }
    case 'conclude':
      return { name: 'conclude', fields: concludeFields(call, sessionOf) }
    case 'pool':
      return { name: 'pool', fields: poolFields(call, session) }
    default:
      return { name: call.name, fields: { ...of, amount: call.amount, reason: 'model' } }
  }
}

function concludeFields({ id, round, rake, seats, user }: ConcludeCall, sessionOf: (user: string) => SampleSession) {
  const { game_code, currency } = sessionOf(user)
  return {
    ...{ transaction_uuid: id, round, game_code, currency, rake },
    seats: seats.map(seat => ({
      ...{ token: sessionOf(seat.user).token, user: seat.user, hold_round: seat.holdRound, bet_uuid: seat.bet },
      ...{ stake: seat.stake, payout: seat.payout, valid_amount: seat.valid, status: stateNames[seat.state] },
      ...{ into: seat.into, release: seat.releases },
    })),
  }
}

function poolFields({ move, round, id, amount, bet }: PoolCall, { token, user, game_code, currency }: SampleSession) {
  const of = { game_code, currency, play_mode: 'real', transaction_uuid: id, round, move }
  if (move === 'seed') return of
  return move === 'win' ? { ...of, amount, token, user, bet_transaction: bet } : { ...of, amount }
}
