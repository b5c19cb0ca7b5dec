import type { InputOf, ResponseOf } from '@baize/api'
import { errors } from '@baize/api/errors'
import { type Act, type Agreement, currentAct, runAct } from '../../../kernel/acts/current-act.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { expireRequests } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { type Tx, tables } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import type { CallContext } from '../../../kernel/http/handlers.ts'
import type { Parts } from '../parts.ts'
import { callOf, callsOf } from './calls.ts'
import { runRequest, type StoredRequest } from './run-request.ts'
import { requireSecondPerson } from './second-person.ts'

type Decision = InputOf<'approvals.approve'>
type Outcome = ResponseOf<'approvals.approve'>

/**
 * Agrees to what somebody else asked for: the same handler runs again, and closes the request in the transaction of what it does, so
 * that a process that dies on the way has done all of it or nothing. What is refused for what has become of the subject fails for good;
 * what is not certain stays open.
 * @throws ApiError not_found, not_allowed, second_approval_required, order_state for one that is closed
 */
export async function approve(
  parts: Parts,
  decision: Decision,
  context: CallContext<'approvals.approve'>,
): Promise<Outcome> {
  const { caller } = context
  const request = await requestOf(parts, decision, caller)
  // The answer to the decision may have been lost on the way.
  if (request.state === 'DONE' && request.decided_by === caller.operatorId) return done(null)
  await requireDecider(parts, request, caller)
  const act = currentAct()!
  const run: Agreement = {
    ...{ approvalId: request.id, before: request.preview.before, decidedBy: caller.operatorId },
    close: closeOnce(parts, { request, decision, caller }, act),
  }
  try {
    return done(await runRequest(parts, request, run, context))
  } catch (error) {
    if (!(error instanceof ApiError) || mayPass(error)) throw error
    return fail(parts, { request, decision, caller }, error)
  }
}

/** Closes a request that is done, and takes its own closing for one where the act goes on in another transaction. */
function closeOnce(parts: Parts, one: Closing, act: Act): Agreement['close'] {
  const at = parts.clock.now()
  let hasClosed = false
  return async tx => {
    // What was undone with its transaction is open again.
    const isOwn = hasClosed && (await isClosedAt(tx, one, at))
    if (!isOwn) await runAct(act, () => close(tx, { ...one, state: 'DONE', at }))
    hasClosed = true
  }
}

async function isClosedAt(tx: Tx, { request, caller }: Closing, at: Date): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('approvals.request')
    .select('id')
    .where('id', '=', request.id)
    .where('state', '=', 'DONE')
    .where('decided_by', '=', caller.operatorId)
    .where('decided_at', '=', at)
    .executeTakeFirst()
  return row !== undefined
}

const done = (result: unknown): Outcome => ({ state: 'DONE', result, refusal: null, differences: [], detail: {} })

/** What is refused for a reason that has nothing to do with the request may be agreed to again. */
const mayPass = ({ code }: ApiError): boolean => errors[code].status >= 500 || errors[code].status === 429

/** Notes that nothing was done, and why. @throws ApiError order_state where somebody else has closed it, who may have done it */
async function fail(parts: Parts, one: Closing, refused: ApiError): Promise<Outcome> {
  const { differences = [], ...detail } = refused.detail
  const failure = { refusal: refused.code, differences, detail: { ...detail } }
  const result = JSON.stringify(failure)
  await parts.database.transaction(tx => close(tx, { ...one, state: 'FAILED', result, at: parts.clock.now() }))
  return { state: 'FAILED', result: null, ...failure }
}

/** Refuses what somebody else asked for. @throws ApiError as approve */
export async function refuse(parts: Parts, decision: Decision, caller: OperatorCaller): Promise<null> {
  const request = await requestOf(parts, decision, caller)
  await requireDecider(parts, request, caller)
  await parts.database.transaction(tx =>
    close(tx, { request, decision, caller, state: 'REFUSED', at: parts.clock.now() }),
  )
  return null
}

/** Takes one's own request back. @throws ApiError not_found, not_allowed, not_own_order, order_state */
export async function cancel(parts: Parts, decision: Decision, caller: OperatorCaller): Promise<null> {
  const request = await requestOf(parts, decision, caller)
  if (request.requester_person !== caller.personId) throw new ApiError('not_own_order')
  await parts.database.transaction(tx =>
    close(tx, { request, decision, caller, state: 'CANCELLED', at: parts.clock.now() }),
  )
  return null
}

/** @throws ApiError not_allowed for one who could neither ask for nor decide anything, not_found */
async function requestOf(parts: Parts, { id }: Decision, caller: OperatorCaller): Promise<StoredRequest> {
  if (callsOf(caller.permissions).length === 0) throw new ApiError('not_allowed')
  const { kysely } = parts.database
  const request = await tables(kysely)
    .selectFrom('approvals.request')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
  if (!request) throw new ApiError('not_found')
  return request
}

/** @throws ApiError not_allowed, second_approval_required, order_state */
async function requireDecider(parts: Parts, request: StoredRequest, caller: OperatorCaller): Promise<void> {
  const call = callOf(request.operation)
  if (!call || !caller.permissions.includes(call.approver)) throw new ApiError('not_allowed')
  const at = parts.clock.now()
  await requireSecondPerson(parts.database.kysely, {
    asked: { operatorId: request.requested_by, permission: call.permission },
    decides: { operatorId: caller.operatorId, permission: call.approver },
    at,
  })
  if (request.expires_at <= at) await parts.database.transaction(tx => expireRequests(tx, at))
  if (request.state !== 'OPEN' || request.expires_at <= at) throw new ApiError('order_state')
}

type Ending = 'DONE' | 'REFUSED' | 'CANCELLED' | 'FAILED'

interface Closing {
  request: StoredRequest
  decision: Decision
  caller: OperatorCaller
}

/** Closes a request that is open still. @throws ApiError order_state */
async function close(
  tx: Tx,
  { request, decision, caller, state, at, result }: Closing & { state: Ending; at: Date; result?: string },
): Promise<void> {
  const closed = await tables(tx)
    .updateTable('approvals.request')
    .set({
      ...{ state, decided_by: caller.operatorId, decider_person: caller.personId, decided_at: at },
      ...{ decision_reason: decision.reason, ...(result !== undefined && { result }) },
    })
    .where('id', '=', request.id)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst()
  if (!closed) throw new ApiError('order_state')
  const { operation, subject } = request
  await audit(tx, {
    ...{ at, actor: operatorActor(caller), action: currentAct()!.operation, subject: `approval:${request.id}` },
    detail: { reason: decision.reason, of: operation, for: subject },
    ...{ before: { state: 'OPEN' }, after: { state } },
  })
}
