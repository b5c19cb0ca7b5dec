import { defaultLanguage } from '@baize/api'
import { claimCall, claimedNumber, isClaimedCall } from '@baize/api/cashier-desk'
import { endpoint } from '@baize/api/endpoints/index'
import { schemas } from '@baize/api/schemas/index'
import type { BulkAct } from '@baize/api/schemas/operator/selections/bulk-acts'
import type { Log } from '@baize/server-kit/log'
import { actOf, runAct } from '../../../kernel/acts/current-act.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { AwaitsApproval } from '../../../kernel/approvals/awaits-approval.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { callerOf } from '../people/caller-of.ts'
import { tables } from '../tables.ts'
import { type Item, toldOf } from './bulk-acts.ts'

/** An act on a selection, as it is stored. */
export interface Run {
  id: bigint
  selection_id: bigint
  operation: BulkAct
  input: Record<string, unknown>
  reason: string
  operator_id: bigint
  session_id: string
  address: string
}

type Needs = Pick<Parts, 'database' | 'clock' | 'handlers'> & { log: Log }
type Handler = (input: unknown, context: unknown) => Promise<unknown>
type State = 'DONE' | 'ASKED' | 'FAILED'

/** Rows between two looks at what the operator is allowed, and at who works on the run. */
const rowsAtOnce = 25

/**
 * Makes the call of each row that waits, as whoever asked for it, with what they may do at that time. A row is noted as done in the
 * transaction in which it was done, so that none is done twice and none is forgotten.
 */
export async function workOn(needs: Needs, run: Run, { goesOn }: { goesOn: () => Promise<boolean> }): Promise<void> {
  const { kysely } = needs.database
  for (let items = await waiting(kysely, run); items.length > 0; items = await waiting(kysely, run)) {
    if (!(await goesOn())) return
    const caller = await callerOf(kysely, run.operator_id, run.session_id)
    for (const item of items) await doOne(needs, run, { item, caller })
  }
  await tables(kysely)
    .updateTable('operators.selection_run')
    .set({ ended_at: needs.clock.now() })
    .where('id', '=', run.id)
    .execute()
}

const waiting = (db: Queryable, run: Run): Promise<Item[]> =>
  tables(db)
    .selectFrom('operators.selection_outcome as o')
    .innerJoin('operators.selection_item as i', 'i.position', 'o.position')
    .select(['i.position', 'i.row_id', 'i.name', 'i.seen'])
    .where('o.run_id', '=', run.id)
    .where('o.state', '=', 'WAITING')
    .where('i.selection_id', '=', run.selection_id)
    .orderBy('o.position')
    .limit(rowsAtOnce)
    .execute()

/** Somebody else came to the end of the row meanwhile: what was done to it now is undone with its transaction. */
class DoneElsewhere extends Error {}

interface One {
  item: Item
  caller: OperatorCaller | null
}

async function doOne(needs: Needs, run: Run, { item, caller }: One): Promise<void> {
  const { kysely } = needs.database
  const end = (on: Queryable, state: State, error: string | null = null) =>
    tables(on)
      .updateTable('operators.selection_outcome')
      .set({ state, error })
      .where('run_id', '=', run.id)
      .where('position', '=', item.position)
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow()
  const done = async (tx: Queryable) => {
    if ((await end(tx, 'DONE')).numUpdatedRows === 0n) throw new DoneElsewhere()
  }
  try {
    await call(needs, run, { item, caller, done })
  } catch (error) {
    if (error instanceof DoneElsewhere) return
    if (error instanceof AwaitsApproval) return void (await end(kysely, 'ASKED'))
    if (!(error instanceof ApiError)) needs.log.error({ err: error, run: run.id.toString() }, 'an act on a selection')
    await end(kysely, 'FAILED', error instanceof ApiError ? error.code : 'internal')
  }
}

/** @throws ApiError as the call does, not_allowed where the operator may not make it any more; AwaitsApproval */
async function call(
  { handlers }: Needs,
  { operation, input, reason, address, id: run }: Run,
  { item, caller, done }: One & { done: (tx: Queryable) => Promise<void> },
): Promise<void> {
  const { permission } = endpoint(operation)
  if (!caller || !permission || !caller.permissions.includes(permission)) throw new ApiError('not_allowed')
  const told = { ...input, ...toldOf[operation](item, input), reason }
  const make = async (name: typeof claimCall | BulkAct, given: object, done?: (tx: Queryable) => Promise<void>) => {
    const read = schemas[name].request.parse(given)
    const act = { ...actOf([name, endpoint(name)], { caller, address, input: read }), ...(done && { done }) }
    const context = { caller, address, ip: address, language: defaultLanguage, requestId: `selection-run-${run}` }
    return runAct(act, () => (handlers.get()[name] as Handler)(read, context))
  }
  if (isClaimedCall(operation)) await make(claimCall, { number: claimedNumber(operation, told as never) })
  await make(operation, told, done)
}
