import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireFreshProof } from '../../../kernel/http/admission/operator-gate.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { noteStep } from '../people/find-operator.ts'
import { renewCodes } from './recovery-codes.ts'
import { newSecret, uriOf } from './totp.ts'

/**
 * Begins with a new authenticator: nothing counts before a code of it was typed. Whoever has one proves it first.
 * @throws ApiError step_up_required
 */
export async function beginEnrolment(parts: Parts, caller: OperatorCaller): Promise<ResponseOf<'operators.enrol'>> {
  const { clock, database, factors, rng, settings } = parts
  if (!caller.isEnrolling) requireFreshProof(caller, clock.now())
  const secret = newSecret(rng)
  await factors.keep(database.kysely, caller.operatorId, secret, 'pending')
  const { brandName: issuer } = await settings.brand()
  return { secret, uri: uriOf(secret, { issuer, label: caller.username }) }
}

/**
 * Holds the new authenticator once a code of it was typed, in place of the one before, and answers eight codes in reserve, which are
 * told nowhere else. This session is proven by it, all others end.
 * @throws ApiError step_up_required, factor_wrong, account_locked
 */
export async function confirmEnrolment(
  parts: Parts,
  { totp }: InputOf<'operators.confirmFactor'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.confirmFactor'>> {
  const { clock, database, factors, identity, rng, sessions } = parts
  const { operatorId, sessionId, isEnrolling } = caller
  if (!isEnrolling) requireFreshProof(caller, clock.now())
  const tried = await identity.operatorDoor.reserveTry(operatorId, 'factor')
  const codes = await database.transaction(async tx => {
    if (!(await factors.take(tx, operatorId, totp, 'pending'))) throw new ApiError('factor_wrong')
    await factors.confirm(tx, operatorId)
    const codes = await renewCodes(tx, rng, operatorId)
    await sessions.prove(tx, sessionId)
    await sessions.endAll(tx, operatorId, 'new-factor', sessionId)
    await noteStep(parts, tx, { action: 'operators.confirmFactor', subject: operatorId, reason: '', by: caller })
    return codes
  })
  await tried.giveBack()
  return { codes }
}
