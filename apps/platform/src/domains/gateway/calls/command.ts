import { hash } from 'node:crypto'
import type { WalletCall, WalletStatus } from '@baize/api/wallet-protocol'
import { keys } from '../../ledger/index.ts'
import type { KnownSession } from '../sessions/known-sessions.ts'

/** Calls about a member's bets and money, by name; all but `split` may move money. */
export type MoveName = 'bet' | 'settle' | 'rollback' | 'hold' | 'release' | 'split' | 'credit'
export type Move = { [N in MoveName]: { call: N; body: WalletCall<N>; session: KnownSession } }[MoveName]
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

/**
 * 128 bits of what a call asks for, so that the same id with another body is told from a repeat (rule R2). The envelope
 * (request id, time, token) may differ between repeats.
 */
export function fingerprintOf({ call, body, session }: Move): string {
  const { round } = body
  const asked =
    call === 'bet'
      ? [body.amount, body.is_free, ...(body.hold_round === undefined ? [] : [body.hold_round])]
      : call === 'settle'
        ? [
            ...body.bets.flatMap(bet => [bet.transaction_uuid, bet.payout, bet.valid_amount, bet.status]),
            ...(body.rebate_x10000 === undefined ? [] : [body.odds_series, body.rebate_x10000]),
          ]
        : call === 'rollback'
          ? [body.reference_transaction_uuid]
          : call === 'split'
            ? [body.reference_transaction_uuid, ...body.parts.flatMap(part => [part.transaction_uuid, part.amount])]
            : call === 'credit'
              ? [body.reference_transaction_uuid, body.amount]
              : [body.amount]
  return hash('sha256', [call, session.memberId, session.gameCode, round, ...asked].join('|')).slice(0, 32)
}
