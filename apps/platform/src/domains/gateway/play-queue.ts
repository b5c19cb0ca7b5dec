import type { WalletStatus } from '@baize/api/wallet-protocol'
import { numberArray, textArray } from '@baize/server-kit/database/array-text'
import { createBatchPool } from '@baize/server-kit/database/batch-pool'
import { GroupCommit, OverloadError } from '@baize/server-kit/database/group-commit'
import { isLockTimeout } from '@baize/server-kit/database/postgres-errors'
import type { Clock } from '@baize/server-kit/outside'
import type pg from 'pg'
import type { Database } from '../../kernel/database/open-database.ts'
import { type Place, partsOf, runParts, sendTogether } from './calls/batches.ts'
import type { HotMove, MoveResult } from './calls/command.ts'
import { fingerprintOf, ledgerIds, moveKey } from './calls/command.ts'
import { HeldMembers } from './holds/held-members.ts'
import { resultOf } from './holds/move-row.ts'
import { rebateRateOf } from './rebates/rebate.ts'

const lanes = 2
const maxBatch = 256
const maxQueue = 5_000
const parallelFrom = 16
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
    name: 'play',
    idsOf: ledgerIds,
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
const runBatch = (line: Line, moves: HotMove[]): Promise<(MoveResult | Error)[]> =>
  runParts(moves, partsOf(moves, placeOf), part => {
    // Members that were found held while these waited.
    const away = line.held.isEmpty ? nobody : line.held.awayOf(part.map(({ session }) => session))
    return away.size > 0 ? runWithout(line, part, away) : runPart(line, part)
  })

/**
 * No id and no bet stands in a batch twice, no bet follows what closes its round, since all of a batch are judged by what
 * was there before it, and nothing of a member follows a rebate, which is paid after its batch.
 */
function placeOf(move: HotMove): Place {
  const { session, body } = move
  const round = `round ${session.providerCode} ${body.round} ${session.memberId}`
  const own = [
    body.transaction_uuid,
    ...(move.call === 'settle' ? move.body.bets.map(bet => bet.transaction_uuid) : []),
  ]
  const names = own.map(id => `id ${session.providerCode} ${id}`)
  const withRound = [...names, round]
  return {
    waitsFor: move.call === 'bet' ? withRound : names,
    takes: body.round_closed ? withRound : names,
    isAlone: (rebateRateOf(move) ?? 0) > 0,
  }
}

/** When somebody holds the money of a member, their moves are turned away and the rest goes on. */
const runPart = (line: Line, moves: HotMove[]): Promise<(MoveResult | Error)[]> =>
  sendTogether(
    moves,
    some => send(line.pool, line.clock, some),
    async (error, some) => {
      if (!isLockTimeout(error)) return null
      const away = await line.held.look(some.map(({ session }) => session))
      return away.size > 0 ? runWithout(line, some, away) : null
    },
  )

/** Runs the moves of a batch but those of some members, who are turned away. */
async function runWithout(
  line: Line,
  moves: readonly HotMove[],
  away: ReadonlySet<bigint>,
): Promise<(MoveResult | Error)[]> {
  const rest = moves.filter(({ session }) => !away.has(session.memberId))
  const answers = rest.length > 0 ? await runPart(line, rest) : []
  let next = 0
  return moves.map(({ session }) => (away.has(session.memberId) ? new OverloadError(0) : answers[next++]!))
}

async function send(pool: pg.Pool, clock: Clock, moves: readonly HotMove[]): Promise<MoveResult[]> {
  const { rows } = await pool.query<
    [item: string, status: WalletStatus, balance: string | null, wallet: string | null]
  >({ ...playQuery(moves, clock.now()), rowMode: 'array' })
  const results = new Array<MoveResult>(moves.length)
  for (const [item, status, balance, wallet] of rows) results[Number(item) - 1] = resultOf({ status, balance, wallet })
  return results
}

/** The one statement that makes moves, each answered in a row. */
export const playQuery = (moves: readonly HotMove[], now: Date) => ({ ...PLAY, values: encode(moves, now) })

/** In PostgreSQL's text form: the driver would look at each of some hundred values to find out what it is. */
function encode(moves: readonly HotMove[], now: Date): string[] {
  const texts = (pick: (move: HotMove) => string) => textArray(moves.map(pick))
  const numbers = (pick: (move: HotMove) => bigint | number | string | null | undefined) => numberArray(moves.map(pick))
  const settled = moves.flatMap((move, index) =>
    move.call === 'settle' ? move.body.bets.map(bet => ({ item: index + 1, bet })) : [],
  )
  const keys = moves.map(({ session, body }) => moveKey(session.providerCode, body.transaction_uuid))
  return [
    textArray(keys),
    numbers(fingerprintOf),
    texts(({ body }) => body.round),
    numbers(({ session }) => session.walletAccount),
    numbers(({ session }) => session.gamesAccount),
    numbers(changeOf),
    texts(({ call }) => (call === 'bet' ? 'BET' : 'WIN')),
    numberArray(entangled(moves, keys)),
    texts(({ session }) => session.providerCode),
    texts(({ body }) => body.transaction_uuid),
    numbers(({ session }) => session.id),
    numbers(({ session }) => session.memberId),
    texts(({ session }) => session.gameCode),
    texts(({ session }) => session.vendorCode),
    texts(({ session }) => session.gameType),
    texts(({ session }) => session.book),
    texts(({ session }) => session.currency),
    numbers(({ body }) => String(body.round_closed)),
    now.toISOString(),
    numberArray(settled.map(({ item }) => item)),
    textArray(settled.map(({ bet }) => bet.transaction_uuid)),
    numberArray(settled.map(({ bet }) => bet.payout)),
    numberArray(settled.map(({ bet }) => bet.valid_amount)),
    textArray(settled.map(({ bet }) => bet.status.toUpperCase())),
    numbers(rebateRateOf),
    numbers(({ session }) => session.rebateAccount),
  ]
}

/** Numbers, from 1, of the moves that share an account or a key with another one of the batch. */
function entangled(moves: readonly HotMove[], keys: string[]): number[] {
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
