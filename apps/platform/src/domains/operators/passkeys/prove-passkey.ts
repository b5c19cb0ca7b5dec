import type { InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { auditOften } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import type { From } from '../sessions/desk-cookie.ts'
import { takeChallenge } from './challenges.ts'
import { relyingParty } from './origin.ts'
import { findPasskey, notePasskeyUse } from './passkey-store.ts'

export type PasskeyProof = InputOf<'operators.provePasskey'>

/** A caller with the host that their browser asked for. */
export type FromHost = From & { host: string }

/**
 * Proves by a passkey whose it is. The device has asked its owner for a finger, a face or a number, which a password and a code would
 * be no more than. A signature counts once, and one whose device counted backwards is a copy's.
 * @returns the operator's id
 * @throws ApiError factor_wrong
 */
export async function provePasskey(
  parts: Parts,
  { challenge: handle, signed }: PasskeyProof,
  from: FromHost,
): Promise<bigint> {
  const { clock, config, database } = parts
  const challenge = await takeChallenge(parts, handle, { from, operatorId: null })
  const passkey = await findPasskey(database.kysely, signed.id)
  if (!passkey) throw new ApiError('factor_wrong')
  const { origin, id: expectedRPID } = relyingParty(config, from.host)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, publicKey, counter } = passkey
  const outcome = await verifyAuthenticationResponse({
    response: signed as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID, requireUserVerification: true },
    credential: { id, publicKey, counter },
  }).catch(() => null)
  const at = clock.now()
  const isNoted =
    outcome?.verified === true &&
    (await database.transaction(tx => notePasskeyUse(tx, passkey, outcome.authenticationInfo.newCounter, at)))
  if (isNoted) return passkey.operatorId
  const actor = `operator:${passkey.operatorId}`
  await auditOften(database.kysely, { at, actor, action: 'operators.factor.refused', subject: actor })
  throw new ApiError('factor_wrong')
}
