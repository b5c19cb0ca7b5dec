import type { InputOf, ResponseOf } from '@baize/api'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { readPublicKey } from '../../../kernel/secrets/read-public-key.ts'
import { type DeskDependencies, noteStep, requireProvider } from '../desk.ts'
import { tables } from '../tables.ts'

const shortestRsaBits = 2_048

/**
 * Adds a public key, which signs from `validFrom` on beside those that are there. It takes two operators.
 * @throws ApiError not_found, invalid_input for a key that cannot be read or an id that the provider has already
 */
export async function addKey(
  deps: DeskDependencies,
  { code, keyId, publicKey, validFrom, reason }: InputOf<'catalogue.addKey'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'catalogue.addKey'>> {
  await requireProvider(deps, code)
  const thumbprint = await thumbprintOf(publicKey as JWK)
  const known = await tables(deps.database.kysely)
    .selectFrom('catalogue.provider_key')
    .select('key_id')
    .where('provider_code', '=', code)
    .where('key_id', '=', keyId)
    .executeTakeFirst()
  if (known) throw inUse()
  const act = { action: 'catalogue.addKey', subject: `provider:${code}` }
  await requireApproval(deps, { before: null, after: { keyId, thumbprint, validFrom } })
  const from = validFrom ? new Date(validFrom) : deps.clock.now()
  await deps.database.transaction(async tx => {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto('catalogue.provider_key')
      .values({ provider_code: code, key_id: keyId, public_key: JSON.stringify(publicKey), valid_from: from })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw inUse()
    const change = { before: null, after: { keyId, thumbprint, validFrom: from } }
    await noteStep(deps, tx, { ...act, detail: { reason }, ...change, by: caller })
  })
  return { thumbprint }
}

/** Lets a key sign nothing any more, for good: one operator may, since it may have leaked. @throws ApiError not_found */
export async function retireKey(
  deps: DeskDependencies,
  { code, keyId, reason }: InputOf<'catalogue.retireKey'>,
  caller: OperatorCaller,
): Promise<null> {
  await deps.database.transaction(async tx => {
    const retiredAt = deps.clock.now()
    const { numUpdatedRows } = await tables(tx)
      .updateTable('catalogue.provider_key')
      .set({ retired_at: retiredAt })
      .where('provider_code', '=', code)
      .where('key_id', '=', keyId)
      .where('retired_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new ApiError('not_found')
    const subject = `provider:${code}`
    const change = { before: { keyId, retiredAt: null }, after: { keyId, retiredAt } }
    await noteStep(deps, tx, { action: 'catalogue.retireKey', subject, detail: { reason }, ...change, by: caller })
  })
  return null
}

const inUse = () => new ApiError('invalid_input', { faults: [{ field: 'keyId', fault: 'in_use' }] })

/** Thumbprint of a key that can be read, and is long enough. @throws ApiError invalid_input */
async function thumbprintOf(jwk: JWK): Promise<string> {
  const key = readPublicKey(jwk)
  const isShort = key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < shortestRsaBits
  if (!key || isShort) throw new ApiError('invalid_input', { faults: [{ field: 'publicKey', fault: 'pattern' }] })
  return calculateJwkThumbprint(jwk)
}
