import type { JsonWebKey as NodeJsonWebKey } from 'node:crypto'
import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import type { Parts } from '../parts.ts'

/** A channel that lists an Ed25519 key under the id that a call names. */
export interface Signer {
  channel: string
  key: NodeJsonWebKey
}

const longestKeyId = 80

/** Channels that list a key under an id; none for an id that nobody knows. */
export async function signersWith({ database }: Parts, keyId: string | undefined): Promise<Signer[]> {
  if (!keyId || keyId.length > longestKeyId) return []
  const { rows } = await sql<Signer>`
    select code as channel, public_keys -> ${keyId}::text as key from cashier.channel
    where public_keys ? ${keyId}::text`.execute(database.kysely)
  return rows
}

/** Codes of those channels whose signature the bytes bear. */
export function channelsThatSigned(
  signers: readonly Signer[],
  rawBody: Buffer,
  signature: string | undefined,
): string[] {
  const given = Buffer.from(signature ?? '', 'base64')
  return signers
    .filter(({ key }) => verify(null, rawBody, createPublicKey({ key, format: 'jwk' }), given))
    .map(({ channel }) => channel)
}
