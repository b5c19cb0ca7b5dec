import type { ResponseOf } from '@baize/api'
import { audit } from '../../../kernel/audit/audit.ts'
import { requireWelcome } from '../addresses/own-addresses.ts'
import type { Parts } from '../parts.ts'
import { deskOf } from '../sessions/desk-cookie.ts'
import { keepChallenge } from './challenges.ts'
import { relyingParty } from './origin.ts'
import { type FromHost, type PasskeyProof, provePasskey } from './prove-passkey.ts'

/** What any passkey of this house has to sign; its device knows which operators it has keys of. */
export async function passkeyOptions(parts: Parts, from: FromHost): Promise<ResponseOf<'operators.passkeyOptions'>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(parts.config, from.host).id,
    userVerification: 'required',
  })
  const challenge = await keepChallenge(parts, options.challenge, { from, operatorId: null })
  return { challenge, options: { ...options } }
}

/** Opens a session by a passkey alone. @throws ApiError factor_wrong, account_blocked, not_found from elsewhere */
export async function signInByPasskey(
  parts: Parts,
  proof: PasskeyProof,
  from: FromHost,
): Promise<ResponseOf<'operators.provePasskey'>> {
  const { clock, database, identity, rng, sessions } = parts
  const id = await provePasskey(parts, proof, from)
  const desk = deskOf(from, rng)
  const token = await database.transaction(async tx => {
    await requireWelcome(tx, id, from.ip)
    const token = await sessions.open(tx, id, from, { desk, mustChange: false, isProven: true })
    await identity.operatorDoor.knowBrowser(tx, id, desk)
    const [actor, at] = [`operator:${id}`, clock.now()]
    await audit(tx, {
      at,
      actor,
      action: 'operators.prove',
      subject: actor,
      detail: { address: from.address, by: 'passkey' },
    })
    return token
  })
  return { token }
}
