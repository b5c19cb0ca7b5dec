import type { WalletStatus } from '@baize/api/wallet-protocol'
import { createBatchPool } from '@baize/server-kit/database/batch-pool'
import { GroupCommit } from '@baize/server-kit/database/group-commit'
import type { Clock } from '@baize/server-kit/outside'
import type pg from 'pg'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { Ledger } from '../../ledger/index.ts'
import { groupFingerprintOf } from '../calls/answers.ts'
import { type Place, partsOf, runParts, sendTogether } from '../calls/batches.ts'
import type { Hold, MoveResult } from '../calls/command.ts'
import { fingerprintOf, ledgerIds } from '../calls/command.ts'
import { holdOf } from './hold.ts'
import { resultOf } from './move-row.ts'

const LANES = 1
const MAX_BATCH = 256
const MAX_QUEUE = 5_000

const MOVE_HOLDS = {
  name: 'gateway.move_holds',
  text: `select item, status, balance, wallet from gateway.move_holds(
    array(select m from jsonb_populate_recordset(null::gateway.hold_move, $1::jsonb) m), $2)`,
}

type Row = [item: string, status: WalletStatus, balance: string | null, wallet: string | null]

/** Takes holds and releases: those that arrive while a batch is in flight share the next commit. */
export interface HoldQueue {
  /** Resolves when the move is durable or refused. Rejects with OverloadError when too many wait. */
  add(move: Hold): Promise<MoveResult>
  drain(): Promise<void>
}

export function createHoldQueue({
  database,
  ledger,
  clock,
}: {
  database: Database
  ledger: Ledger
  clock: Clock
}): HoldQueue {
  const pool = createBatchPool(database, LANES)
  const queue = new GroupCommit<Hold, MoveResult>({
    name: 'holds',
    idsOf: ledgerIds,
    ...{ lanes: LANES, maxBatch: MAX_BATCH, maxQueue: MAX_QUEUE, parallelFrom: 1 },
    keyOf: ({ session }) => session.memberId,
    run: moves =>
      runParts(moves, partsOf(moves, placeOf), part =>
        sendTogether(part, some => send({ pool, ledger, now: clock.now() }, some)),
      ),
  })
  return {
    add: move => queue.add(move),
    async drain() {
      await queue.close()
      await pool.end()
    },
  }
}

/** No member and no id stands in a batch twice. */
function placeOf({ session, body }: Hold): Place {
  const names = [`${session.providerCode} ${body.transaction_uuid}`]
  return { waitsFor: names, takes: names, isAlone: true }
}

async function send(
  { pool, ledger, now }: { pool: pg.Pool; ledger: Ledger; now: Date },
  moves: readonly Hold[],
): Promise<MoveResult[]> {
  const found = await pool.query<Row>({ ...(await holdsQuery(ledger, moves, now)), rowMode: 'array' })
  const results = new Array<MoveResult>(moves.length)
  for (const [item, status, balance, wallet] of found.rows)
    results[Number(item) - 1] = resultOf({ status, balance, wallet })
  return results
}

/** The one statement that makes moves, each answered in a row. */
export async function holdsQuery(ledger: Ledger, moves: readonly Hold[], now: Date) {
  const holds = await ledger.accountIds(moves.map(({ session }) => holdOf(session)))
  const rows = moves.map((move, i) => ({ ...rowOf(move), hold_account: String(holds[i]) }))
  return { ...MOVE_HOLDS, values: [JSON.stringify(rows), now.toISOString()] }
}

/** Money for a game in company, which the statement tells from an order for several draws. */
const PURSE_REASONS: readonly string[] = ['purse', 'seat']

/** A move as a row of gateway.hold_move, but for the account that holds the money. */
function rowOf(move: Hold) {
  const { call, body, session } = move
  const kind = PURSE_REASONS.includes(body.reason) ? 'PURSE' : 'CHASE'
  return {
    ...{ provider: session.providerCode, transaction_id: body.transaction_uuid, round_id: body.round },
    ...{ units: body.amount, releases: call === 'release' },
    code: call === 'hold' ? `${kind}_HOLD` : `${kind}_RELEASE`,
    ...{ print: fingerprintOf(move), group_print: groupFingerprintOf(move) },
    ...{ member_id: String(session.memberId), session_id: String(session.id) },
    ...{ wallet_account: String(session.walletAccount), game_code: session.gameCode, game_type: session.gameType },
  }
}
