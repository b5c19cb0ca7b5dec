import { sql } from 'kysely'
import type { ContractsDependencies } from '../../dependencies.ts'
import { type DueLine, dueLineColumns, payLines } from './post.ts'

/** Lines that are paid in one transaction. */
const batch = 200

/** Posts the lines of a run top-down, so that payers have their own money first, until none is left. */
export async function postRun(deps: ContractsDependencies, runId: bigint): Promise<void> {
  for (;;) {
    const moved = await deps.database.transaction(async tx => {
      // Two processes at one run take turns.
      await sql`select from contracts.run where id = ${runId} for update`.execute(tx)
      const { rows: lines } = await sql<DueLine>`
        select ${dueLineColumns} from contracts.line
        where run_id = ${runId} and state = 'FROZEN'
          and depth = (select min(depth) from contracts.line where run_id = ${runId} and state = 'FROZEN')
        order by payee_id limit ${batch}`.execute(tx)
      if (lines.length === 0) {
        await sql`update contracts.run set state = 'DONE', done_at = ${deps.clock.now()}
          where id = ${runId} and state = 'FROZEN'`.execute(tx)
        return null
      }
      const payers = lines.flatMap(({ payerId }) => (payerId === null ? [] : [payerId]))
      const { rows: waiting } = await sql<{ payer: bigint }>`
        select distinct payer_id as payer from contracts.line
        where state = 'PENDING' and payer_id = any (${payers}::bigint[])`.execute(tx)
      return payLines(deps, tx, lines, new Set(waiting.map(({ payer }) => payer)))
    })
    if (moved === null) return
    for (const memberId of moved) deps.onMoved(memberId)
  }
}

/**
 * Pays what waits, the oldest of each payer first, as far as the payer's money goes; payers from the top of the tree down.
 * A payer that cannot pay the oldest is not asked.
 */
export async function retryPending(deps: ContractsDependencies): Promise<void> {
  const { rows: payers } = await sql<{ payer: bigint }>`
    select oldest.payer from (
      select distinct on (payer_id) payer_id as payer, depth, amount_units
      from contracts.line where state = 'PENDING' order by payer_id, id
    ) oldest
    join ledger.account_balance a on a.owner_kind = 'member' and a.owner_id = oldest.payer and a.kind = 'MAIN'
      and a.qualifier = '' and a.book = 'REAL' and a.currency = ${deps.currency}
    where a.balance >= oldest.amount_units order by oldest.depth, oldest.payer`.execute(deps.database.kysely)
  for (const { payer } of payers) {
    const moved = await deps.database.transaction(async tx => {
      const { rows: lines } = await sql<DueLine>`
        select ${dueLineColumns} from contracts.line
        where state = 'PENDING' and payer_id = ${payer} order by id limit ${batch} for update`.execute(tx)
      return payLines(deps, tx, lines, new Set())
    })
    for (const memberId of moved) deps.onMoved(memberId)
  }
}
