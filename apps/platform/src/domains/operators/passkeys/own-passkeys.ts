import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireFreshProof } from '../../../kernel/http/admission/operator-gate.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { codesLeft, renewCodes } from '../factors/recovery-codes.ts'
import type { Parts } from '../parts.ts'
import { noteStep } from '../people/find-operator.ts'
import { tables } from '../tables.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './origin.ts'
import { passkeysOf } from './passkey-store.ts'
import type { FromHost } from './prove-passkey.ts'

const requireProof = (parts: Parts, caller: OperatorCaller) => {
  if (!caller.isEnrolling) requireFreshProof(caller, parts.clock.now())
}

/** What a device needs to make a key for this operator. Whoever has a factor proves it first. @throws ApiError step_up_required */
export async function enrolPasskey(
  parts: Parts,
  caller: OperatorCaller,
  from: FromHost,
): Promise<ResponseOf<'operators.enrolPasskey'>> {
  requireProof(parts, caller)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const known = await passkeysOf(parts.database.kysely, caller.operatorId)
  const { brandName } = await parts.settings.brand()
  const options = await generateRegistrationOptions({
    ...{ rpName: brandName, rpID: relyingParty(parts.config, from.host).id, userName: caller.username },
    userID: new TextEncoder().encode(caller.operatorId.toString()),
    excludeCredentials: known.map(({ id }) => ({ id })),
    // A key that its device finds by itself is a whole sign-in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challenge = await keepChallenge(parts, options.challenge, { from, operatorId: caller.operatorId })
  return { challenge, options: { ...options } }
}

/**
 * Takes a new key of the operator's device. Other sessions end, this one is proven by it, and whoever has no codes in reserve is told
 * eight.
 * @throws ApiError step_up_required, factor_wrong
 */
export async function addPasskey(
  parts: Parts,
  { challenge: handle, made, name }: InputOf<'operators.addPasskey'>,
  caller: OperatorCaller,
  from: FromHost,
): Promise<ResponseOf<'operators.addPasskey'>> {
  requireProof(parts, caller)
  const { clock, config, database, rng, sessions } = parts
  const { operatorId, sessionId } = caller
  const expectedChallenge = await takeChallenge(parts, handle, { from, operatorId })
  const { origin, id: expectedRPID } = relyingParty(config, from.host)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const outcome = await verifyRegistrationResponse({
    response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID, requireUserVerification: true },
  }).catch(() => null)
  if (!outcome?.verified) throw new ApiError('factor_wrong')
  const { credential } = outcome.registrationInfo
  const codes = await database.transaction(async tx => {
    await tables(tx)
      .insertInto('operators.passkey')
      .values({
        ...{ id: credential.id, operator_id: operatorId, name, public_key: Buffer.from(credential.publicKey) },
        ...{ counter: BigInt(credential.counter), transports: credential.transports ?? [], created_at: clock.now() },
      })
      .execute()
    const codes = (await codesLeft(tx, operatorId)) > 0 ? [] : await renewCodes(tx, rng, operatorId)
    await sessions.prove(tx, sessionId)
    await sessions.endAll(tx, operatorId, 'new-factor', sessionId)
    await noteStep(parts, tx, { action: 'operators.addPasskey', subject: operatorId, reason: name, by: caller })
    return codes
  })
  return { codes }
}

/** The operator's own keys. */
export async function listPasskeys(
  { database }: Parts,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.passkeys'>> {
  const rows = await passkeysOf(database.kysely, caller.operatorId)
  return {
    list: rows.map(({ id, name, created_at, used_at }) => ({
      ...{ id, name, createdAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null },
    })),
  }
}

/** Takes one of the own keys away. @throws ApiError step_up_required, not_found, order_state for the last factor */
export async function dropPasskey(
  parts: Parts,
  { id }: InputOf<'operators.dropPasskey'>,
  caller: OperatorCaller,
): Promise<null> {
  requireProof(parts, caller)
  const { operatorId } = caller
  await parts.database.transaction(async tx => {
    const gone = tables(tx).deleteFrom('operators.passkey').where('id', '=', id).where('operator_id', '=', operatorId)
    const dropped = await gone.returning('name').executeTakeFirst()
    if (!dropped) throw new ApiError('not_found')
    if (!(await parts.factors.isHeld(tx, operatorId))) throw new ApiError('order_state')
    await noteStep(parts, tx, {
      action: 'operators.dropPasskey',
      subject: operatorId,
      reason: dropped.name,
      by: caller,
    })
  })
  return null
}
