import type { WalletStatus } from '@baize/api/wallet-protocol'
import { createBatchPool } from '@baize/server-kit/database/batch-pool'
import { GroupCommit } from '@baize/server-kit/database/group-commit'
import type { Clock } from '@baize/server-kit/outside'
import type pg from 'pg'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { LedgerRefusal } from '../../ledger/index.ts'
import { sendTogether } from '../calls/batches.ts'
import { moveKey } from '../calls/command.ts'

const LANES = 1
const MAX_BATCH = 64
const MAX_QUEUE = 5_000

const CONCLUDE_ALL = {
  name: 'gateway.conclude_all',
  text: `select item, status, outcome, is_new, balance, held, may_play from gateway.conclude_all($1::jsonb, $2)
    order by item, seat`,
}

/** A conclude as the database takes it; a seat is a row of gateway.seat. */
export interface ConcludeTerms {
  provider: string
  transaction: string
  /** Fingerprint of what the call asks for. */
  print: string
  round: string
  game: string
  seats: object[]
}

/** A row of the answer to a conclude: one a seat, or a single one with a status other than OK. */
export interface ConcludedRow {
  status: WalletStatus
  /** The ledger's word; anything but ok has undone the whole conclude. */
  outcome: LedgerRefusal['refusal'] | 'ok'
  is_new: boolean
  balance: bigint | null
  held: bigint | null
  may_play: boolean | null
}

/** Takes ends of rounds: those that arrive while a batch is in flight share the next commit. */
export interface ConcludeQueue {
  /** Resolves with at least one row. Rejects with OverloadError when too many wait. */
  add(terms: ConcludeTerms): Promise<ConcludedRow[]>
  drain(): Promise<void>
}

export function createConcludeQueue({ database, clock }: { database: Database; clock: Clock }): ConcludeQueue {
  const pool = createBatchPool(database, LANES)
  const queue = new GroupCommit<ConcludeTerms, ConcludedRow[]>({
    name: 'concludes',
    idsOf: ({ provider, transaction, round }) => ({
      'baize.ledger.key': moveKey(provider, transaction),
      'baize.round': round,
    }),
    ...{ lanes: LANES, maxBatch: MAX_BATCH, maxQueue: MAX_QUEUE, parallelFrom: 1 },
    keyOf: ({ provider, round }) => `${provider} ${round}`,
    run: calls => sendTogether(calls, some => send(pool, clock.now(), some)),
  })
  return {
    add: terms => queue.add(terms),
    async drain() {
      await queue.close()
      await pool.end()
    },
  }
}

/** Columns as the batch pool gives them. */
type Row = Record<'item' | 'is_new' | 'balance' | 'held' | 'may_play', string | null> &
  Pick<ConcludedRow, 'status' | 'outcome'>

async function send(pool: pg.Pool, now: Date, calls: readonly ConcludeTerms[]): Promise<ConcludedRow[][]> {
  const { rows } = await pool.query<Row>({ ...CONCLUDE_ALL, values: [JSON.stringify(calls), now.toISOString()] })
  const results: ConcludedRow[][] = calls.map(() => [])
  const units = (text: string | null) => (text === null ? null : BigInt(text))
  for (const { item, status, outcome, is_new, balance, held, may_play } of rows)
    results[Number(item) - 1]!.push({
      ...{ status, outcome, is_new: is_new === 't', balance: units(balance), held: units(held) },
      may_play: may_play === null ? null : may_play === 't',
    })
  return results
}
