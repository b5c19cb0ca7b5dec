import type { Endpoint, EndpointName } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../api-error.ts'
import { auditOften } from '../../audit/audit.ts'
import type { Database } from '../../database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../caller.ts'

/** How long a proof of the factor is fresh. */
export const freshMs = 5 * 60_000

/** Refuses an operator whose factor was proven too long ago. @throws ApiError step_up_required */
export function requireFreshProof({ provenAt }: Pick<OperatorCaller, 'provenAt'>, now: Date): void {
  if (!provenAt || now.getTime() - provenAt.getTime() > freshMs) throw new ApiError('step_up_required')
}

/**
 * What a row asks of an operator: a session that is not locked, a password of their own, a factor, the row's permission, and a fresh
 * proof. The audit tells of a call that somebody was not allowed.
 * @throws ApiError session_locked, password_change_required, enrolment_required, not_allowed, step_up_required
 */
export async function admitOperator(
  name: EndpointName,
  row: Endpoint,
  caller: OperatorCaller,
  { database, clock }: { database: Database; clock: Clock },
): Promise<void> {
  if (caller.isLocked && !row.whileLocked) throw new ApiError('session_locked')
  if (caller.mustChange && !row.whileMustChange) throw new ApiError('password_change_required')
  if (caller.isEnrolling && !row.whileEnrolling) throw new ApiError('enrolment_required')
  const { permission } = row
  if (permission && !caller.permissions.includes(permission)) {
    const refusal = { action: `${name}.refused`, subject: permission }
    await auditOften(database.kysely, { at: clock.now(), actor: operatorActor(caller), ...refusal })
    throw new ApiError('not_allowed')
  }
  if (row.stepUp) requireFreshProof(caller, clock.now())
}
