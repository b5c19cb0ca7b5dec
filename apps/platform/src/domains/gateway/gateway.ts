import type { BatchReply, PoolReply, WalletCall, WalletReply, WalletStatus } from '@baize/api/wallet-protocol'
import { OverloadError } from '../../kernel/database/group-commit.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Log } from '../../kernel/log.ts'
import type { Clock } from '../../kernel/outside.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Move, MoveName, MoveResult } from './command.ts'
import { isHeldBet, refused } from './command.ts'
import { moveHold } from './hold.ts'
import { type KnownSession, KnownSessions } from './known-sessions.ts'
import { movePool } from './move-pool.ts'
import { createPlayQueue } from './play-queue.ts'
import { claimsTooMuch } from './rebate.ts'
import { rollBack } from './roll-back.ts'
import { standingOf } from './standing.ts'

export interface GatewayDependencies {
  database: Database
  ledger: Ledger
  clock: Clock
  log: Log
  /** Told after money of a member moved: what the main wallet holds now, a bonus left out. */
  onBalance: (memberId: bigint, walletUnits: bigint) => void
  /** Told after money moved in a wallet at a vendor. */
  onVendorBalance: (memberId: bigint) => Promise<void>
}

type AnyCall = WalletCall<MoveName>

/** The wallet behind the signatures: every call of the protocol that is about one member. */
export function createWalletCalls(deps: GatewayDependencies) {
  const { database, ledger, clock, log, onBalance, onVendorBalance } = deps
  const sessions = new KnownSessions({ database, ledger })
  const queue = createPlayQueue({ database, clock })

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
    // No grant of free rounds exists yet, so none can be used.
    const isUnfunded = move.call === 'bet' && (move.body.is_free || move.body.amount === 0)
    if (isUnfunded) return refused('LIMIT_REACHED')
    if (isHeldBet(move) || move.call === 'hold' || move.call === 'release')
      return database.transaction(tx => moveHold(ledger, tx, move, clock.now()))
    if (move.call === 'rollback')
      return database.transaction(tx => rollBack({ ledger, now: () => clock.now() }, tx, move))
    if (claimsTooMuch(move))
      log.warn(
        { provider: move.body.provider, round: move.body.round },
        'a settle asks for a larger rebate than is due',
      )
    return queue.add(move)
  }

  function tellBalance({ memberId, wallet }: KnownSession, walletUnits: bigint): void {
    if (wallet === 'MAIN') onBalance(memberId, walletUnits)
    else onVendorBalance(memberId).catch(error => log.error({ err: error }, 'a new balance was not told'))
  }

  async function move<N extends MoveName>(call: N, body: WalletCall<N>): Promise<WalletReply> {
    const session = await sessionOf(body)
    if (typeof session === 'string') return refusal(body.request_uuid, session)
    try {
      const result = await run({ call, body, session } as Move)
      if (result.walletUnits !== null && result.status === 'OK') tellBalance(session, result.walletUnits)
      return reply(body.request_uuid, result.status, session, result.balanceUnits)
    } catch (error) {
      // Whether the work was done is not known here; the same id asks again and finds the stored answer.
      if (!(error instanceof OverloadError)) log.error({ err: error, call }, 'wallet call without an answer')
      return reply(body.request_uuid, 'UNKNOWN', session, null)
    }
  }

  return {
    move,
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
    /** Each item gets its own answer, in order. Neighbours of one kind go together; a change of kind waits for them. */
    async batch(body: WalletCall<'batch'>): Promise<BatchReply> {
      const replies: WalletReply[] = []
      for (let from = 0; from < body.calls.length; ) {
        let to = from + 1
        while (to < body.calls.length && body.calls[to]!.call === body.calls[from]!.call) to++
        const together = body.calls.slice(from, to)
        const answered = together.map(item =>
          move(item.call as MoveName, { ...item, provider: body.provider } as never),
        )
        replies.push(...(await Promise.all(answered)))
        from = to
      }
      return { status: 'OK', request_uuid: body.request_uuid, replies }
    },
    /** Moves of a game's pool. A win is the only one that concerns a member. */
    async pool(body: WalletCall<'pool'>): Promise<PoolReply> {
      try {
        const { reply, winner, winnerUnits } = await movePool({ database, ledger, sessionOf }, body)
        if (winner && winnerUnits !== null) tellBalance(winner, winnerUnits)
        return reply
      } catch (error) {
        log.error({ err: error, move: body.move }, 'pool call without an answer')
        return { status: 'UNKNOWN', request_uuid: body.request_uuid, balance: null }
      }
    },
    drain: () => queue.drain(),
  }

  async function balanceOf(session: KnownSession): Promise<bigint> {
    return (await standingOf(database.kysely, session, clock.now())).balanceUnits
  }
}

export type WalletCalls = ReturnType<typeof createWalletCalls>

/** The answer to a call that names no member we may speak of. */
export const refusal = (request_uuid: string, status: WalletStatus): WalletReply => ({
  status,
  request_uuid,
  user: null,
  currency: null,
  balance: null,
})

const reply = (
  request_uuid: string,
  status: WalletStatus,
  session: KnownSession,
  units: bigint | null,
): WalletReply => ({
  status,
  request_uuid,
  user: session.user,
  currency: session.currency,
  balance: units === null ? null : Number(units),
})
