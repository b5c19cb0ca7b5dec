import type { WalletStatus } from '@baize/api/wallet-protocol'
import { createBatchPool } from '@baize/server-kit/database/batch-pool'
import { GroupCommit, OverloadError } from '@baize/server-kit/database/group-commit'
import { isConnectionLost, isLockTimeout, isRetryable, resending } from '@baize/server-kit/database/postgres-errors'
import type { Clock } from '@baize/server-kit/outside'
import type pg from 'pg'
import type { Database } from '../../kernel/database/open-database.ts'
import type { HotMove, MoveResult } from './calls/command.ts'
import { fingerprintOf, moveKey } from './calls/command.ts'
import { HeldMembers } from './holds/held-members.ts'
import { rebateRateOf } from './rebates/rebate.ts'

const lanes = 2
const maxBatch = 256
const maxQueue = 5_000
const parallelFrom = 16
const resendMs = 10_000
const nobody: ReadonlySet<bigint> = new Set()

const PLAY = {
  name: 'gateway.play',
  text: `select item, status, balance, wallet from gateway.play(${Array.from({ length: 26 }, (_, i) => `$${i + 1}`).join(',')})`,
}

/** What batches run on. */
interface Line {
  pool: pg.Pool
  clock: Clock
  held: HeldMembers
}

export interface PlayQueue {
  /** Resolves when the move is durable or refused. Rejects with OverloadError when too many wait. */
  add(move: HotMove): Promise<MoveResult>
  drain(): Promise<void>
}

/** Bets and settles: what arrives while a batch is in flight shares the next commit. Moves of a member keep their order. */
export function createPlayQueue({ database, clock }: { database: Database; clock: Clock }): PlayQueue {
  const pool = createBatchPool(database, lanes)
  const held = new HeldMembers({ pool: database.pool, clock })
  const queue = new GroupCommit<HotMove, MoveResult>({
    lanes,
    maxBatch,
    maxQueue,
    parallelFrom,
    keyOf: ({ session }) => session.memberId,
    run: moves => runBatch({ pool, clock, held }, moves),
  })
  return {
    async add(move) {
      if (!held.isEmpty && (await held.turnsAway(move.session))) throw new OverloadError(0)
      return queue.add(move)
    },
    async drain() {
      await queue.close()
      await pool.end()
    },
  }
}

/** Runs what arrived together, in as few batches as its settles allow. */
async function runBatch(line: Line, moves: HotMove[]): Promise<(MoveResult | Error)[]> {
  const results = new Map<HotMove, MoveResult | Error>()
  for (const batch of partsOf(moves)) {
    // Members that were found held while these waited.
    const away = line.held.isEmpty ? nobody : line.held.awayOf(batch.map(({ session }) => session))
    const run = away.size > 0 ? runWithout(line, batch, away) : runPart(line, batch)
    const answers = await run.catch((failure: Error) => batch.map(() => failure))
    for (const [i, move] of batch.entries()) results.set(move, answers[i]!)
  }
  return moves.map(move => results.get(move)!)
}

/**
 * Batches in which no move depends on another one: no id and no bet stands in two, no bet follows what closes its round,
 * since all of a batch are judged by what was there before it, and nothing of a member follows a rebate. Moves of a member
 * keep their order.
 */
function partsOf(moves: HotMove[]): HotMove[][] {
  const parts: { moves: HotMove[]; taken: Set<string> }[] = []
  const firstFor = new Map<bigint, number>()
  for (const move of moves) {
    const { session, body } = move
    const round = `round ${session.providerCode} ${body.round} ${session.memberId}`
    const own = [
      body.transaction_uuid,
      ...(move.call === 'settle' ? move.body.bets.map(bet => bet.transaction_uuid) : []),
    ]
    const names = own.map(id => `id ${session.providerCode} ${id}`)
    const waitsFor = move.call === 'bet' ? [...names, round] : names
    let at = firstFor.get(session.memberId) ?? 0
    while (waitsFor.some(name => parts[at]?.taken.has(name))) at++
    parts[at] ??= { moves: [], taken: new Set() }
    parts[at]!.moves.push(move)
    for (const name of body.round_closed ? [...names, round] : names) parts[at]!.taken.add(name)
    // A rebate is paid after the batch, and what comes next must see it.
    firstFor.set(session.memberId, (rebateRateOf(move) ?? 0) > 0 ? at + 1 : at)
  }
  return parts.map(part => part.moves)
}

/**
 * When somebody holds the money of a member, their moves are turned away and the rest goes on. When the database cannot
 * digest a batch otherwise, its moves go one by one, so that the culprit fails alone.
 */
async function runPart(line: Line, moves: HotMove[]): Promise<(MoveResult | Error)[]> {
  const { pool, clock, held } = line
  try {
    return await resending(() => send(pool, clock, moves), resendMs)
  } catch (error) {
    if (isConnectionLost(error) || isRetryable(error)) throw error
    if (isLockTimeout(error)) {
      const away = await held.look(moves.map(({ session }) => session))
      if (away.size > 0) return runWithout(line, moves, away)
    }
    if (moves.length === 1) throw error
    const alone: (MoveResult | Error)[] = []
    for (const move of moves) alone.push(...(await runPart(line, [move]).catch((failure: Error) => [failure])))
    return alone
  }
}

/** Runs the moves of a batch but those of some members, who are turned away. */
async function runWithout(line: Line, moves: HotMove[], away: ReadonlySet<bigint>): Promise<(MoveResult | Error)[]> {
  const rest = moves.filter(({ session }) => !away.has(session.memberId))
  const answers = rest.length > 0 ? await runPart(line, rest) : []
  let next = 0
  return moves.map(({ session }) => (away.has(session.memberId) ? new OverloadError(0) : answers[next++]!))
}

async function send(pool: pg.Pool, clock: Clock, moves: HotMove[]): Promise<MoveResult[]> {
  const { rows } = await pool.query<
    [item: string, status: WalletStatus, balance: string | null, wallet: string | null]
  >({
    ...PLAY,
    values: encode(moves, clock.now()),
    rowMode: 'array',
  })
  const results = new Array<MoveResult>(moves.length)
  const units = (text: string | null) => (text === null ? null : BigInt(text))
  for (const [item, status, balance, wallet] of rows)
    results[Number(item) - 1] = { status, balanceUnits: units(balance), walletUnits: units(wallet) }
  return results
}

function encode(moves: HotMove[], now: Date): unknown[] {
  const column = <T>(pick: (move: HotMove) => T): T[] => moves.map(pick)
  const settled = moves.flatMap((move, index) =>
    move.call === 'settle' ? move.body.bets.map(bet => ({ item: index + 1, bet })) : [],
  )
  const keys = column(({ session, body }) => moveKey(session.providerCode, body.transaction_uuid))
  return [
    keys,
    column(fingerprintOf),
    column(({ body }) => body.round),
    column(({ session }) => session.walletAccount.toString()),
    column(({ session }) => session.gamesAccount.toString()),
    column(changeOf),
    column(({ call }) => (call === 'bet' ? 'BET' : 'WIN')),
    entangled(moves, keys),
    column(({ session }) => session.providerCode),
    column(({ body }) => body.transaction_uuid),
    column(({ session }) => session.id.toString()),
    column(({ session }) => session.memberId.toString()),
    column(({ session }) => session.gameCode),
    column(({ session }) => session.vendorCode),
    column(({ session }) => session.gameType),
    column(({ session }) => session.book),
    column(({ session }) => session.currency),
    column(({ body }) => body.round_closed),
    now.toISOString(),
    settled.map(({ item }) => item),
    settled.map(({ bet }) => bet.transaction_uuid),
    settled.map(({ bet }) => bet.payout),
    settled.map(({ bet }) => bet.valid_amount),
    settled.map(({ bet }) => bet.status.toUpperCase()),
    column(rebateRateOf),
    column(({ session }) => session.rebateAccount.toString()),
  ]
}

/** Numbers, from 1, of the moves that share an account or a key with another one of the batch. */
function entangled(moves: HotMove[], keys: string[]): number[] {
  const seen = new Map<bigint | string, number>()
  const note = (name: bigint | string) => seen.set(name, (seen.get(name) ?? 0) + 1)
  for (const [index, { session }] of moves.entries()) {
    note(session.walletAccount)
    note(keys[index]!)
  }
  return moves.flatMap(({ session }, index) =>
    seen.get(session.walletAccount)! > 1 || seen.get(keys[index]!)! > 1 ? [index + 1] : [],
  )
}

/** Minus the stake of a bet, 0 for a free one, since no grant of free rounds exists yet; the whole payout of a settle. */
const changeOf = (move: HotMove): string => {
  if (move.call === 'settle') return String(move.body.bets.reduce((sum, bet) => sum + bet.payout, 0))
  return String(move.body.is_free ? 0 : -move.body.amount)
}
