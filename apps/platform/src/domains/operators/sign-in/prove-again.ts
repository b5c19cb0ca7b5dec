import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { freshMs } from '../../../kernel/http/admission/operator-gate.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { proveFactor } from '../factors/prove-factor.ts'
import type { Parts } from '../parts.ts'
import { type FromHost, type PasskeyProof, provePasskey } from '../passkeys/prove-passkey.ts'
import { noteStep } from '../people/find-operator.ts'
import { lockAfterMs } from '../sessions/desk-sessions.ts'

/** Opens a session again that was locked while nobody was there. @throws ApiError old_password_wrong, factor_wrong, account_locked */
export async function unlockSession(
  parts: Parts,
  { password, passkey }: InputOf<'operators.unlock'>,
  caller: OperatorCaller,
  from: FromHost,
): Promise<ResponseOf<'operators.unlock'>> {
  const { clock, database, identity, sessions } = parts
  if (passkey) await proveOwnPasskey(parts, passkey, caller, from)
  else await identity.operatorDoor.proveAgain(password ?? '', caller)
  const at = clock.now()
  await database.transaction(async tx => {
    await sessions.act(tx, caller.sessionId, at)
    await noteStep(parts, tx, { action: 'operators.unlock', subject: caller.operatorId, reason: '', by: caller })
  })
  return { until: new Date(at.getTime() + lockAfterMs).toISOString() }
}

/** @throws ApiError factor_wrong for a key of somebody else, too */
async function proveOwnPasskey(
  parts: Parts,
  proof: PasskeyProof,
  { operatorId }: OperatorCaller,
  from: FromHost,
): Promise<void> {
  if ((await provePasskey(parts, proof, from)) !== operatorId) throw new ApiError('factor_wrong')
}

/** Proves the factor once more, for what asks for a fresh proof. @throws ApiError factor_wrong, account_locked */
export async function stepUp(
  parts: Parts,
  { passkey, ...typed }: InputOf<'operators.stepUp'>,
  caller: OperatorCaller,
  from: FromHost,
): Promise<ResponseOf<'operators.stepUp'>> {
  const { clock, database, sessions } = parts
  if (passkey) await proveOwnPasskey(parts, passkey, caller, from)
  else await proveFactor(parts, caller.operatorId, typed)
  await database.transaction(async tx => {
    await sessions.prove(tx, caller.sessionId)
    await noteStep(parts, tx, { action: 'operators.stepUp', subject: caller.operatorId, reason: '', by: caller })
  })
  return { until: new Date(clock.now().getTime() + freshMs).toISOString() }
}
