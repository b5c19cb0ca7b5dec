import { GroupCommit } from '@baize/server-kit/database/group-commit'
import { isConnectionLost, isRetryable, resending } from '@baize/server-kit/database/postgres-errors'
import { tellTrace } from '@baize/server-kit/tracing/tracer'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { AccountIds } from '../accounts/account-ids.ts'
import { storesBalance } from '../accounts/accounts.ts'
import { decodeOutcomes, encodeBatch, encodeOne, type OutcomeRow } from './batch.ts'
import { checkGroup, type Group, type PostOutcome } from './group.ts'

const MAX_BATCH = 256
const MAX_QUEUE = 5000
/** A batch of 32 takes three quarters of the processor time of two of 16, and as many bets a second (`against-work`). */
const PARALLEL_FROM = 32
const RESEND_MS = 10_000

const BATCH = {
  name: 'ledger.post',
  text: 'select item, outcome, transfer_id, reply from ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9)',
}
const ONE = {
  name: 'ledger.post_one',
  text: 'select 1, outcome, transfer_id, reply from ledger.post_one($1, $2, $3, $4, $5, $6, $7)',
}

/** The queue through which single groups are posted: what arrives while a batch is in flight shares the next commit. */
export function createPostQueue(pool: pg.Pool, accountIds: AccountIds, lanes: number): GroupCommit<Group, PostOutcome> {
  return new GroupCommit<Group, PostOutcome>({
    name: 'ledger',
    idsOf: ({ key }) => ({ 'baize.ledger.key': key }),
    lanes,
    maxBatch: MAX_BATCH,
    maxQueue: MAX_QUEUE,
    parallelFrom: PARALLEL_FROM,
    keyOf: laneKey,
    run: groups => runBatch(pool, accountIds, groups),
  })
}

/** The member whose account the group moves first. */
function laneKey({ legs }: Group): bigint | string {
  for (const { debit, credit } of legs) {
    if (storesBalance(debit)) return debit.owner
    if (storesBalance(credit)) return credit.owner
  }
  return 'house'
}

/** When the database cannot digest a batch, its items go one by one, so that the culprit fails alone. */
async function runBatch(pool: pg.Pool, accountIds: AccountIds, groups: Group[]): Promise<(PostOutcome | Error)[]> {
  try {
    return await resending(() => send(pool, accountIds, groups), RESEND_MS)
  } catch (error) {
    if (groups.length === 1 || isConnectionLost(error) || isRetryable(error)) throw error
    const alone = []
    for (const group of groups)
      alone.push(await runBatch(pool, accountIds, [group]).catch((failure: Error) => [failure]))
    return alone.flat()
  }
}

async function send(pool: pg.Pool, accountIds: AccountIds, groups: Group[]): Promise<PostOutcome[]> {
  const ids = await accountIds.resolve(groups.flatMap(accountsOf))
  const one = groups.length === 1 ? encodeOne(groups[0]!, ids) : undefined
  const query = one ? { ...ONE, values: one } : { ...BATCH, values: encodeBatch(groups, ids) }
  const { rows } = await pool.query<OutcomeRow>({ ...query, rowMode: 'array' })
  return decodeOutcomes(rows, groups.length)
}

/** Posts inside the caller's transaction, which holds the accounts until it ends. */
export async function postIn(tx: Tx, accountIds: AccountIds, groups: readonly Group[]): Promise<PostOutcome[]> {
  const refused = groups.map(checkGroup)
  const postable = groups.filter((_, index) => refused[index] === undefined)
  tellTrace(() => ({ 'baize.ledger.key': groups.map(({ key }) => key).join(' ') }))
  if (postable.length === 0) return refused.map(status => ({ status: status! }))
  const ids = await accountIds.resolve(postable.flatMap(accountsOf), tx)
  const [keys, fingerprints, references, accounts, counters, changes, codes, legs, inOrder] = encodeBatch(postable, ids)
  const { rows } = await sql<{ item: number; outcome: string; transfer_id: string | null; reply: string | null }>`
    select item, outcome, transfer_id::text, reply::text
    from ledger.post(${keys}::text[], ${fingerprints}::uuid[], ${references}::text[], ${accounts}::bigint[],
      ${counters}::bigint[], ${changes}::bigint[], ${codes}::text[], ${legs}::jsonb[], ${inOrder}::int[])`.execute(tx)
  const outcomes = decodeOutcomes(
    rows.map(row => [String(row.item), row.outcome, row.transfer_id, row.reply]),
    postable.length,
  )
  return refused.map(status => (status ? { status } : outcomes.shift()!))
}

const accountsOf = (group: Group) => group.legs.flatMap(leg => [leg.debit, leg.credit])
