import type { JsonWebKey as NodeJsonWebKey } from 'node:crypto'
import { createPublicKey, verify } from 'node:crypto'
import { clockSkewMs } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { studioCode } from '../studio-code.ts'

/** Checks that the platform signed a call to this studio, and signed it just now. */
export function createPlatformCheck(platformKeys: Record<string, JsonWebKey>, now: () => Date) {
  const keys = new Map(
    Object.entries(platformKeys).map(([kid, jwk]) => [
      kid,
      createPublicKey({ key: jwk as NodeJsonWebKey, format: 'jwk' }),
    ]),
  )
  return (path: string, rawBody: string, keyId: string | undefined, signature: string | undefined): boolean => {
    const key = keyId === undefined ? undefined : keys.get(keyId)
    if (!key || !signature) return false
    if (!verify(null, Buffer.from(signedPrefix(path, studioCode) + rawBody), key, Buffer.from(signature, 'base64')))
      return false
    const { sent_at } = JSON.parse(rawBody) as { sent_at?: number }
    return typeof sent_at === 'number' && Math.abs(now().getTime() - sent_at) <= clockSkewMs
  }
}

/** What a call to the platform names as its recipient: the thumbprint of the key that it signs with. */
export const audienceOf = (platformKeys: Record<string, JsonWebKey>): Promise<string> =>
  calculateJwkThumbprint(Object.values(platformKeys)[0] as JWK)
