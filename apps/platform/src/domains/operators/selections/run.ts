import type { Endpoint, ErrorCode, InputOf, ResponseOf } from '@baize/api'
import { endpoint } from '@baize/api/endpoints/index'
import { errorText } from '@baize/api/error-texts/index'
import { schemas } from '@baize/api/schemas/index'
import { bulkActs, mostTicked, type SelectableList, sumIsTyped } from '@baize/api/schemas/operator/selections/bulk-acts'
import { parseAmount } from '@baize/money'
import { sql } from 'kysely'
import { currentAct } from '../../../kernel/acts/current-act.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { requireFreshProof } from '../../../kernel/http/admission/operator-gate.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { faultsOf } from '../../../kernel/http/faults.ts'
import type { CallContext } from '../../../kernel/http/handlers.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { type Item, toldOf } from './bulk-acts.ts'

type Asked = InputOf<'selections.run'>

/**
 * Begins an act on every row of a selection of the caller's own.
 * @throws ApiError not_found, not_allowed where the call itself is not the caller's, step_up_required where it asks for a proof,
 * selection_changed where the typed sum is not that of the selection, invalid_input as the call does
 */
export async function runSelection(
  parts: Parts,
  asked: Asked,
  caller: OperatorCaller,
): Promise<ResponseOf<'selections.run'>> {
  const { id, operation, input, reason } = asked
  const { permission, stepUp }: Endpoint = endpoint(operation)
  const { database, clock } = parts
  const selection = await ownSelection(parts, BigInt(id), caller)
  const list = selection.list as SelectableList
  const isOfList = bulkActs[list].some(each => each === operation)
  if (!isOfList || (permission && !caller.permissions.includes(permission))) throw new ApiError('not_allowed')
  if (stepUp) requireFreshProof(caller, clock.now())
  const typed = asked.sum === undefined ? null : parseAmount(asked.sum)
  if (sumIsTyped(list) && typed !== selection.sum_units) throw new ApiError('selection_changed')
  await requireReadable(parts, asked)
  const run = await database.transaction(async tx => {
    const made = await tables(tx)
      .insertInto('operators.selection_run')
      .values({
        ...{ selection_id: BigInt(id), operation, input: JSON.stringify(input), reason, asked_at: clock.now() },
        ...{ operator_id: caller.operatorId, session_id: caller.sessionId, address: currentAct()!.address },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into operators.selection_outcome (run_id, position)
      select ${made.id}, position from operators.selection_item where selection_id = ${BigInt(id)}`.execute(tx)
    await audit(tx, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'selections.run', subject: `selection:${id}` },
      ...{ detail: { reason }, before: null, after: { operation, run: made.id, rows: selection.items } },
    })
    return made.id
  })
  parts.selectionRuns.wake()
  return { run: run.toString() }
}

/** @throws ApiError not_found */
async function ownSelection({ database }: Parts, id: bigint, { operatorId }: OperatorCaller) {
  const selection = await tables(database.kysely)
    .selectFrom('operators.selection')
    .select(['list', 'items', 'sum_units'])
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  if (!selection) throw new ApiError('not_found')
  return selection
}

/** Reads the call as it would be made for the first row, so that what is wrong with all of them is told at once. */
async function requireReadable({ database }: Parts, { id, operation, input, reason }: Asked): Promise<void> {
  const first: Item | undefined = await tables(database.kysely)
    .selectFrom('operators.selection_item')
    .select(['position', 'row_id', 'name', 'seen'])
    .where('selection_id', '=', BigInt(id))
    .orderBy('position')
    .executeTakeFirst()
  if (!first) throw new ApiError('not_found')
  const told = { ...input, ...toldOf[operation](first, input), reason }
  const read = schemas[operation].request.safeParse(told, { reportInput: true })
  if (!read.success) throw new ApiError('invalid_input', { faults: faultsOf(read.error) })
}

/** How far a run of the caller's own has come. @throws ApiError not_found */
export async function readOutcome(
  { database: { kysely } }: Pick<Parts, 'database'>,
  { run: asked }: InputOf<'selections.outcome'>,
  { caller: { operatorId }, language }: Pick<CallContext<'selections.outcome'>, 'caller' | 'language'>,
): Promise<ResponseOf<'selections.outcome'>> {
  const id = BigInt(asked)
  const run = await tables(kysely)
    .selectFrom('operators.selection_run')
    .select(['ended_at', 'selection_id'])
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  if (!run) throw new ApiError('not_found')
  const { rows } = await sql<Record<'count' | 'done' | 'asked' | 'failed', number>>`
    select count(*)::int as count, count(*) filter (where state = 'DONE')::int as done,
      count(*) filter (where state = 'ASKED')::int as asked, count(*) filter (where state = 'FAILED')::int as failed
    from operators.selection_outcome where run_id = ${id}`.execute(kysely)
  const failures = await tables(kysely)
    .selectFrom('operators.selection_outcome as o')
    .innerJoin('operators.selection_item as i', 'i.position', 'o.position')
    .select(['i.row_id as id', 'i.name', 'o.error'])
    .where('o.run_id', '=', id)
    .where('o.state', '=', 'FAILED')
    .where('i.selection_id', '=', run.selection_id)
    .orderBy('o.position')
    .limit(mostTicked)
    .execute()
  return {
    ...rows[0]!,
    isRunning: run.ended_at === null,
    failures: failures.map(({ error, ...row }) => ({
      ...{ ...row, error: error!, message: errorText(error as ErrorCode, language) },
    })),
  }
}
