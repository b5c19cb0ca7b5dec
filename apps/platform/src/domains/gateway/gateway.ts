import type {
  BatchReply,
  ConcludeReply,
  PoolReply,
  WalletCall,
  WalletReply,
  WalletStatus,
} from '@baize/api/wallet-protocol'
import { ClosedError, OverloadError } from '@baize/server-kit/database/group-commit'
import { isLockTimeout } from '@baize/server-kit/database/postgres-errors'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Port } from '../../kernel/wiring/port.ts'
import type { Ledger } from '../ledger/index.ts'
import { answerBatch } from './calls/batch.ts'
import type { Move, MoveName, MoveResult } from './calls/command.ts'
import { isHeldBet } from './calls/command.ts'
import { refusal, reply } from './calls/replies.ts'
import { concludeRound } from './conclusions/conclude.ts'
import { createConcludeQueue } from './conclusions/conclude-queue.ts'
import { creditMember } from './credits/credit-member.ts'
import { guardedMove, type MayLeave, stakeBetweenMembers } from './guarded/stake-between-members.ts'
import { betFromHold } from './holds/hold.ts'
import { createHoldQueue } from './holds/hold-queue.ts'
import { createPlayQueue } from './play-queue.ts'
import { movePool } from './pools/move-pool.ts'
import { keptFormerly } from './prints/kept-formerly.ts'
import { claimsTooMuch } from './rebates/rebate.ts'
import { rollBack } from './rounds/roll-back.ts'
import { splitBet } from './rounds/split-bet.ts'
import { type KnownSession, KnownSessions } from './sessions/known-sessions.ts'
import { standingOf } from './sessions/standing.ts'

export interface GatewayDependencies {
  database: Database
  ledger: Ledger
  clock: Clock
  log: Log
  /** Told after money of a member moved. */
  onBalance: (memberId: bigint) => void
  /** The guard of money that leaves a member, which a later domain keeps. */
  mayLeave: Port<MayLeave>
}

type AnyCall = WalletCall<MoveName>

/** The wallet behind the signatures: every call of the protocol that is about one member. */
export function createWalletCalls(deps: GatewayDependencies) {
  const { database, ledger, clock, log, onBalance, mayLeave } = deps
  const sessions = new KnownSessions({ database, ledger })
  const queue = createPlayQueue({ database, clock })
  const holds = createHoldQueue({ database, ledger, clock })
  const conclusions = createConcludeQueue({ database, clock })

  /** The session of a call, or the status that refuses it: the call must name whom and what the session is for. */
  async function sessionOf(
    body: Pick<AnyCall, 'token' | 'provider' | 'user' | 'game_code' | 'currency'>,
  ): Promise<KnownSession | WalletStatus> {
    const session = await sessions.find(body.token)
    if (!session || session.providerCode !== body.provider || session.user !== body.user) return 'INVALID_TOKEN'
    if (session.gameCode !== body.game_code) return 'INVALID_GAME'
    return session.currency === body.currency ? session : 'WRONG_CURRENCY'
  }

  async function run(move: Move): Promise<MoveResult> {
    const guarded = guardedMove(move)
    if (guarded)
      return database.transaction(tx =>
        stakeBetweenMembers({ ledger, mayLeave: mayLeave.get(), now: clock.now() }, tx, guarded),
      )
    if (move.call === 'hold' || move.call === 'release') return holds.add(move)
    if (isHeldBet(move)) return database.transaction(tx => betFromHold(ledger, tx, move, clock.now()))
    if (move.call === 'rollback')
      return database.transaction(tx => rollBack({ ledger, now: () => clock.now() }, tx, move))
    if (move.call === 'split') return database.transaction(tx => splitBet({ ledger, now: () => clock.now() }, tx, move))
    if (move.call === 'credit')
      return database.transaction(tx => creditMember({ ledger, now: () => clock.now() }, tx, move))
    if (claimsTooMuch(move))
      log.warn(
        { provider: move.body.provider, round: move.body.round },
        'a settle asks for a larger rebate than is due',
      )
    return queue.add(move)
  }

  /** Runs a call; one whose id stands for something may be the repeat of what is stored by an older fingerprint. */
  async function runOrRepeat(move: Move): Promise<MoveResult> {
    const result = await run(move)
    const former = result.status === 'DUPLICATE_TRANSACTION' ? await keptFormerly(database, move) : null
    return former ? run(former) : result
  }

  async function move<N extends MoveName>(call: N, body: WalletCall<N>): Promise<WalletReply> {
    const session = await sessionOf(body)
    if (typeof session === 'string') return refusal(body.request_uuid, session)
    try {
      const result = await runOrRepeat({ call, body, session } as Move)
      if (result.walletUnits !== null) onBalance(session.memberId)
      if (call === 'settle' || call === 'credit') tellBound(call, body, result.status)
      const units = result.balanceUnits ?? (await balanceOf(session))
      return reply(body.request_uuid, result.status, session, units)
    } catch (error) {
      if (wasNotBegun(error)) return reply(body.request_uuid, 'OVERLOADED', session, null)
      // It is not known here if the work was done; the same id asks again and finds the stored answer.
      log.error({ err: error, call }, 'wallet call without an answer')
      return reply(body.request_uuid, 'UNKNOWN', session, null)
    }
  }

  /** Ends a round for all who sat in it. */
  async function conclude(body: WalletCall<'conclude'>): Promise<ConcludeReply> {
    try {
      const { reply, moved } = await concludeRound({ database, ledger, queue: conclusions, sessionOf }, body)
      for (const memberId of moved) onBalance(memberId)
      tellBound('conclude', body, reply.status)
      return reply
    } catch (error) {
      const status = wasNotBegun(error) ? 'OVERLOADED' : 'UNKNOWN'
      if (status === 'UNKNOWN') log.error({ err: error, call: 'conclude' }, 'wallet call without an answer')
      return { status, request_uuid: body.request_uuid, seats: [] }
    }
  }

  return {
    move,
    conclude,
    /** Shows the token for the first time, within its minute; answers who plays and what they have. */
    async session(body: WalletCall<'session'>): Promise<WalletReply> {
      const session = await sessionOf(body)
      if (typeof session === 'string') return refusal(body.request_uuid, session)
      const { rows } = await database.pool.query<{ opened: boolean }>('select launch.open_session($1, $2) as opened', [
        session.id.toString(),
        clock.now(),
      ])
      if (!rows[0]!.opened) return reply(body.request_uuid, 'TOKEN_EXPIRED', session, null)
      return reply(body.request_uuid, 'OK', session, await balanceOf(session))
    },
    async balance(body: WalletCall<'balance'>): Promise<WalletReply> {
      const session = await sessionOf(body)
      if (typeof session === 'string') return refusal(body.request_uuid, session)
      return reply(body.request_uuid, 'OK', session, await balanceOf(session))
    },
    batch: (body: WalletCall<'batch'>): Promise<BatchReply> => answerBatch({ sessions, move, conclude }, body),
    /** Moves of a game's pool. A win is the only one that concerns a member. */
    async pool(body: WalletCall<'pool'>): Promise<PoolReply> {
      try {
        const { reply, winner, winnerUnits } = await movePool(
          { database, ledger, sessionOf, now: () => clock.now() },
          body,
        )
        if (winner && winnerUnits !== null) onBalance(winner.memberId)
        if (body.move === 'win') tellBound('pool', body, reply.status)
        return reply
      } catch (error) {
        log.error({ err: error, move: body.move }, 'pool call without an answer')
        return { status: 'UNKNOWN', request_uuid: body.request_uuid, balance: null }
      }
    },
    async drain() {
      await Promise.all([queue, holds, conclusions].map(one => one.drain()))
    },
  }

  /** A member waits for money until operators have looked. */
  function tellBound(call: string, { provider, round }: { provider: string; round: string }, status: WalletStatus) {
    if (status === 'LIMIT_REACHED') log.error({ call, provider, round }, 'a payout is above a bound of its provider')
  }

  async function balanceOf(session: KnownSession): Promise<bigint> {
    return (await standingOf(database.kysely, session, clock.now())).balanceUnits
  }
}

/** Nothing was taken in, or the database gave it up whole, so that nothing has moved: the same call may come again. */
const wasNotBegun = (error: unknown): boolean =>
  error instanceof OverloadError || error instanceof ClosedError || isLockTimeout(error)

export type WalletCalls = ReturnType<typeof createWalletCalls>
