import type { WalletStatus } from '@baize/api/wallet-protocol'
import { CompiledQuery } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { AccountRef, Ledger } from '../../ledger/index.ts'
import { keptAnswer, keptRefusal, refuseForAWhile } from '../calls/answers.ts'
import type { Hold, HotMove, Move, MoveResult } from '../calls/command.ts'
import { moveKey } from '../calls/command.ts'
import { holdOf } from '../holds/hold.ts'
import { holdsQuery } from '../holds/hold-queue.ts'
import { type MoveRow, resultOf } from '../holds/move-row.ts'
import { playQuery } from '../play-queue.ts'
import { walletOf } from '../sessions/known-sessions.ts'
import { tables } from '../tables.ts'

/** What a member is about to stake against other members. */
export interface Stake {
  memberId: bigint
  amountUnits: bigint
  at: Date
  /** The account that it comes from, and one that is locked with it. */
  wallet: AccountRef
  alsoLock: readonly AccountRef[]
  key: string
  /** Beside a bonus that is played, a bet may be made of own money; a seat may not be taken. */
  besideBonus: boolean
  /** Locks of the caller that come before those of accounts. */
  beforeAccounts: () => Promise<void>
}

/** The one guard before money leaves a member, which a later domain keeps. @throws ApiError with why it may not */
export type MayLeave = (tx: Tx, stake: Stake) => Promise<void>

type GuardedMove = Extract<Hold, { call: 'hold' }> | Extract<HotMove, { call: 'bet' }>

/** What a refusal of the guard is called on the wire (docs/wallet-protocol.md). */
const statuses: Readonly<Record<string, WalletStatus>> = {
  account_blocked: 'USER_DISABLED',
  withdrawal_on_hold: 'LIMIT_REACHED',
  bonus_active: 'LIMIT_REACHED',
  bonus_round_open: 'LIMIT_REACHED',
  not_available: 'NOT_ENOUGH_MONEY',
}

/**
 * A move as a stake that another member may win: whoever gives it away takes money out of the own account, so that it asks what
 * any other way out asks. Null for all others.
 */
export function guardedMove(move: Move): GuardedMove | null {
  const { session } = move
  if (session.book !== 'REAL') return null
  const isPvp = session.gameType === 'PVP'
  if (move.call === 'hold') return isPvp || move.body.reason === 'seat' ? (move as GuardedMove) : null
  return isPvp && move.call === 'bet' && move.body.hold_round === undefined && !move.body.is_free ? move : null
}

/** Takes a stake between members once the guard lets the money leave, in one transaction. */
export async function stakeBetweenMembers(
  { ledger, mayLeave, now }: { ledger: Ledger; mayLeave: MayLeave; now: Date },
  tx: Tx,
  move: GuardedMove,
): Promise<MoveResult> {
  const { session, body } = move
  const known = (await keptAnswer(tx, move, now)) ?? (await keptRefusal(tx, move, now))
  if (known) return known
  const refusal = await refusalOf(() =>
    mayLeave(tx, {
      ...{ memberId: session.memberId, amountUnits: BigInt(body.amount), at: now },
      ...{ wallet: walletOf(session), alsoLock: [holdOf(session)] },
      besideBonus: move.call === 'bet',
      key: moveKey(session.providerCode, body.transaction_uuid),
      beforeAccounts: () => lockHold(tx, move),
    }),
  )
  if (refusal) return refuseForAWhile(tx, move, refusal, now)
  const { text, values } = move.call === 'hold' ? await holdsQuery(ledger, [move], now) : playQuery([move], now)
  const { rows } = await tables(tx).executeQuery<MoveRow>(CompiledQuery.raw(text, values))
  return resultOf(rows[0]!)
}

async function refusalOf(guard: () => Promise<void>): Promise<WalletStatus | null> {
  try {
    await guard()
    return null
  } catch (error) {
    const status = error instanceof ApiError ? statuses[error.code] : undefined
    if (!status) throw error
    return status
  }
}

/** Holds are locked before accounts. One that is not there yet is nobody else's. */
async function lockHold(tx: Tx, { session, body }: GuardedMove): Promise<void> {
  await tables(tx)
    .selectFrom('gateway.hold')
    .select('left_units')
    .where('provider_code', '=', session.providerCode)
    .where('round_id', '=', body.round)
    .where('member_id', '=', session.memberId)
    .forNoKeyUpdate()
    .execute()
}
