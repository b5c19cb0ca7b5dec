import type { StudioErrorCode } from '@baize/api/studio/errors'
import type { WalletReply, WalletStatus } from '@baize/api/wallet-protocol'
import { StudioError } from '../studio-error.ts'
import { noteRefusals, type RefusalDependencies, type StakeTable } from './refusals.ts'
import type { WalletClient } from './wallet-client.ts'
import { WalletUncertain } from './wallet-client.ts'

/** What a stake was taken for: a round of a slot, a slip of a lottery, or a raise. All but raises are rounds of the wallet. */
export interface Staked {
  id: string
  /** The round of the wallet where that is not the stake's own: the one that a raise belongs to. */
  round_id?: string
  user_id: string
  game_code: string
  currency: string
  wallet_token: string
}

export interface MoveDependencies {
  wallet: WalletClient
  log: { warn(detail: object, message: string): void; error(detail: object, message: string): void }
}

export type Settle = Parameters<WalletClient['settle']>[0]

/** Ids of the wallet transactions of a stake; they follow from its own, so a retry always sends the same. */
export const walletIds = (id: string) => ({
  bet: `${id}:bet`,
  settle: `${id}:win`,
  rollback: `${id}:back`,
  credit: `${id}:credit`,
})

/** What every wallet call about a stake carries. */
export const walletFields = ({ id, round_id = id, user_id, game_code, currency, wallet_token }: Staked) => ({
  token: wallet_token,
  user: user_id,
  game_code,
  round: round_id,
  currency,
})

/** Refusals of the wallet, as the player hears them. */
const refusals: Partial<Record<WalletStatus, StudioErrorCode>> = {
  NOT_ENOUGH_MONEY: 'not_enough_money',
  LIMIT_REACHED: 'limit_reached',
  INVALID_GAME: 'game_closed',
  INVALID_TOKEN: 'visit_over',
  TOKEN_EXPIRED: 'visit_over',
  USER_DISABLED: 'visit_over',
}

/** The wallet's refusal of a stake, with what the member may play with where it told that. */
export const walletRefusal = ({ status, balance }: Pick<WalletReply, 'status' | 'balance'>): StudioError =>
  new StudioError(refusals[status] ?? 'wallet_unavailable', balance === null ? {} : { balanceUnits: String(balance) })

/**
 * Debits a stake. What was not certainly taken is left by `leave`: refused, or to be rolled back until the wallet answers.
 * @throws StudioError with the wallet's refusal, or wallet_unavailable
 */
export async function takeStake(
  { wallet, log }: MoveDependencies,
  staked: Staked,
  amountUnits: number,
  leave: (state: 'refused' | 'rolling-back') => Promise<void>,
): Promise<WalletReply> {
  try {
    const reply = await wallet.bet({
      ...walletFields(staked),
      transaction_uuid: walletIds(staked.id).bet,
      amount: amountUnits,
      round_closed: false,
      is_free: false,
    })
    if (reply.status === 'OK') return reply
    await leave('refused')
    throw walletRefusal(reply)
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, stake: staked.id }, 'bet without a certain answer; rolling back')
    await leave('rolling-back')
    throw new StudioError('wallet_unavailable')
  }
}

type BatchCall = Parameters<WalletClient['batch']>[0]

/** The wallet's answers to calls of one kind, in their order; none when the batch got no certain answer and is to be sent again. */
export async function sendBatch<N extends BatchCall>(
  { wallet, log }: MoveDependencies,
  call: N,
  all: Parameters<typeof wallet.batch<N>>[1],
): ReturnType<typeof wallet.batch<N>> {
  if (all.length === 0) return []
  try {
    return await wallet.batch(call, all)
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, call, calls: all.length }, 'batch without a certain answer; it will be sent again')
    return []
  }
}

/** The end of a round for all who sat in it. */
export type Conclude = Parameters<typeof sendBatch<'conclude'>>[2][number]

/** What became of a batch of settles. */
export interface Settled<T> {
  /** Those that certainly were settled; the others are tried again. */
  settled: T[]
  /** False when nothing is certain, as while the wallet cannot be reached. */
  isAnswered: boolean
}

type OwingDependencies = MoveDependencies & RefusalDependencies

/** Settles what is owed in one batch. */
export async function settleOwed<T extends { id: string }>(
  deps: OwingDependencies,
  table: StakeTable,
  owed: readonly T[],
  callOf: (one: T) => Settle,
): Promise<Settled<T>> {
  const replies = await sendBatch(deps, 'settle', owed.map(callOf))
  const refused = owed.flatMap(({ id }, i) => {
    const status = replies[i]?.status
    return status && status !== 'OK' && status !== 'UNKNOWN' ? [{ id, status }] : []
  })
  await noteRefusals(deps, table, refused)
  return {
    settled: owed.filter((_, i) => replies[i]?.status === 'OK'),
    isAnswered: owed.length === 0 || replies.length > 0,
  }
}

/** Gives a stake back. False when the wallet did not certainly do so; it will be tried again. */
export async function rollBackStake(deps: OwingDependencies, table: StakeTable, staked: Staked): Promise<boolean> {
  const { bet, rollback } = walletIds(staked.id)
  try {
    const { status } = await deps.wallet.rollback({
      ...walletFields(staked),
      transaction_uuid: rollback,
      reference_transaction_uuid: bet,
      // The round of a raise, or of a part of a bet, is closed by its own first stake or its settle.
      round_closed: staked.round_id === undefined || staked.round_id === staked.id,
    })
    if (status !== 'OK') await noteRefusals(deps, table, [{ id: staked.id, status }])
    return status === 'OK'
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    deps.log.warn({ err: error, stake: staked.id }, 'rollback without a certain answer; it will be tried again')
    return false
  }
}
