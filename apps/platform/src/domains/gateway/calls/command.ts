import type { WalletCall, WalletStatus } from '@baize/api/wallet-protocol'
import { keys } from '../../ledger/index.ts'
import { formerPrintOf, printOf } from '../prints/fingerprint.ts'
import type { KnownSession } from '../sessions/known-sessions.ts'

/** Calls about a member's bets and money, by name; all but `split` may move money. */
export type MoveName = 'bet' | 'settle' | 'rollback' | 'hold' | 'release' | 'split' | 'credit'
export type Move = {
  [N in MoveName]: {
    call: N
    body: WalletCall<N>
    session: KnownSession
    /** The fingerprint that the call was kept by where it is not today's. */
    print?: string
  }
}[MoveName]
export type HotMove = Extract<Move, { call: 'bet' | 'settle' }>
export type Hold = Extract<Move, { call: 'hold' | 'release' }>
/** A bet whose stake a round holds already. */
export type HeldBet = Extract<Move, { call: 'bet' }> & { body: { hold_round: string } }

export interface MoveResult {
  status: WalletStatus
  /** What the member may play with on the game now; null where nothing was moved or claimed. */
  balanceUnits: bigint | null
  /** The same without a bonus: what the member's wallet shows. */
  walletUnits: bigint | null
}

/** The answer to a move that did nothing. */
export const refused = (status: WalletStatus): MoveResult => ({ status, balanceUnits: null, walletUnits: null })

export const isHeldBet = (move: Move): move is HeldBet => move.call === 'bet' && move.body.hold_round !== undefined

/** The key of a provider's transaction. It holds no kind, so one id used for two purposes is caught. */
export const moveKey = (provider: string, transaction: string): string => keys.gateway(provider, transaction)

/** Ids of a move in traces: its key in the ledger, and its round. */
export const ledgerIds = ({ session, body }: Pick<Move, 'session' | 'body'>) => ({
  'baize.ledger.key': moveKey(session.providerCode, body.transaction_uuid),
  'baize.round': body.round,
})

/** The key of a part of what a transaction moves. No id holds a space, so that it is no provider's transaction. */
export const partKey = (key: string, part: string): string => `${key} ${part}`

/**
 * 128 bits of what a call asks for, so that the same id with another body is told from a repeat (rule R2). The envelope
 * (request id, time, token) may differ between repeats.
 */
export const fingerprintOf = (move: Move): string => move.print ?? printOf(askedOf(move))

/** The same as stored calls were kept by once: without an odds series that came alone. */
export function formerFingerprintOf(move: Move): string {
  const asked = askedOf(move)
  if (move.call === 'bet') return formerPrintOf(asked.filter(value => value !== undefined))
  return formerPrintOf(move.call === 'settle' && move.body.rebate_x10000 === undefined ? asked.slice(0, -2) : asked)
}

function askedOf({ call, body, session }: Move) {
  const whose = [call, session.memberId, session.gameCode, body.round]
  switch (call) {
    case 'bet':
      return [...whose, body.amount, body.is_free, body.hold_round]
    case 'settle': {
      const bets = body.bets.flatMap(bet => [bet.transaction_uuid, bet.payout, bet.valid_amount, bet.status])
      return [...whose, ...bets, body.odds_series, body.rebate_x10000]
    }
    case 'rollback':
      return [...whose, body.reference_transaction_uuid]
    case 'split': {
      const parts = body.parts.flatMap(part => [part.transaction_uuid, part.amount])
      return [...whose, body.reference_transaction_uuid, ...parts]
    }
    case 'credit':
      return [...whose, body.reference_transaction_uuid, body.amount]
    default:
      return [...whose, body.amount]
  }
}
