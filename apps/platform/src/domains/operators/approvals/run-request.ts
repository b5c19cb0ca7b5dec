import type { EndpointName } from '@baize/api'
import { schemas } from '@baize/api/schemas/index'
import type { Selectable } from 'kysely'
import { type Act, actOf, runAct } from '../../../kernel/acts/current-act.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { KernelTables } from '../../../kernel/database/tables.ts'
import type { CallContext } from '../../../kernel/http/handlers.ts'
import type { Parts } from '../parts.ts'
import { callerOf } from '../people/caller-of.ts'
import { callOf } from './calls.ts'

export type StoredRequest = Selectable<KernelTables['approvals.request']>

type Handler = (input: unknown, context: unknown) => Promise<unknown>

/**
 * Runs the handler of a request again, as whoever asked for it, with what they sent then. Whoever asked must still be allowed to.
 * @returns what the call answers
 * @throws ApiError not_allowed, invalid_input where the call has other fields by now, and what the handler refuses
 */
export async function runRequest(
  parts: Parts,
  request: StoredRequest,
  run: Act['run'],
  context: CallContext<EndpointName>,
): Promise<unknown> {
  const call = callOf(request.operation)
  const caller = await callerOf(parts.database.kysely, request.requested_by, request.requester_session)
  if (!call || !caller?.permissions.includes(call.permission)) throw new ApiError('not_allowed')
  const { operation, row } = call
  const read = schemas[operation].request.safeParse(request.input)
  if (!read.success) throw new ApiError('invalid_input')
  const act = actOf([operation, row], { caller, address: request.requester_address, input: read.data, run })
  const handler = parts.handlers.get()[operation] as Handler
  const value = await runAct(act, () => handler(read.data, { ...context, caller }))
  return schemas[operation].response.parse(value)
}
