import type { InputOf, ResponseOf } from '@baize/api'
import { differencesOf } from '../../../kernel/acts/facts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { Looked, type Preview } from '../../../kernel/approvals/awaits-approval.ts'
import type { CallContext } from '../../../kernel/http/handlers.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { Parts } from '../parts.ts'
import { decidedBy } from './calls.ts'
import { seen } from './list-approvals.ts'
import { presentRequest } from './present-request.ts'
import { runRequest, type StoredRequest } from './run-request.ts'

/** All about one request, with what it would change now while it is open. @throws ApiError not_found */
export async function readApproval(
  parts: Parts,
  { id }: InputOf<'approvals.get'>,
  context: CallContext<'approvals.get'>,
): Promise<ResponseOf<'approvals.get'>> {
  const { caller } = context
  const { kysely } = parts.database
  const request = await seen(kysely, caller).where('r.id', '=', BigInt(id)).selectAll('r').executeTakeFirst()
  if (!request) throw new ApiError('not_found')
  const names = await usernamesOf(kysely, [request.requested_by, request.decided_by ?? []].flat())
  const { now, refusal } = await lookNow(parts, request, context)
  const failed = request.result as Pick<ResponseOf<'approvals.get'>, 'refusal' | 'differences'> | null
  return {
    ...presentRequest(request, { names, decides: decidedBy(caller.permissions), caller }),
    ...{ input: request.input, preview: request.preview, now },
    refusal: failed?.refusal ?? refusal,
    differences: failed?.differences ?? (now ? differencesOf(request.preview.before, now.before) : []),
  }
}

type Look = { now: Preview | null; refusal: ResponseOf<'approvals.get'>['refusal'] }

/** Has the handler say what it would change, and do nothing. */
async function lookNow(parts: Parts, request: StoredRequest, context: CallContext<'approvals.get'>): Promise<Look> {
  if (request.state !== 'OPEN') return { now: null, refusal: null }
  try {
    await runRequest(parts, request, 'look', context)
  } catch (error) {
    if (error instanceof Looked) return { now: error.preview, refusal: null }
    if (error instanceof ApiError) return { now: null, refusal: error.code }
    throw error
  }
  throw new Error(`${request.operation} was done where it was only to be looked at`)
}
