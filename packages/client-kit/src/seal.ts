import type { Endpoint, Permission } from '@baize/api'
import { CompactEncrypt, importJWK } from 'jose'

/**
 * Seals a body for one call: compact JWE, ECDH-ES with A256GCM, bound to method and path, good once and briefly.
 * @param nowMs the server's clock, since that of a device may be wrong
 */
export async function seal(
  row: Pick<Endpoint, 'method' | 'path'>,
  payload: unknown,
  keys: Permission['encryptionKeys'],
  nowMs: number,
): Promise<string> {
  const key = keys[0]
  if (!key) throw new Error('the server offered no key for sealed bodies')
  const header = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: key.kid,
    mth: row.method,
    pth: row.path,
    iat: Math.floor(nowMs / 1000),
    jti: crypto.randomUUID(),
  }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
