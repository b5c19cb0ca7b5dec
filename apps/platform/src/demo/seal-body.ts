import { randomUUID } from 'node:crypto'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** Seals a body as a client does: bound to method and path, good once and briefly. @param key of the permission answer */
export async function sealBody(
  key: JWK,
  { method, path }: { method: string; path: string },
  body: unknown,
): Promise<string> {
  const about = { kid: key.kid, mth: method, pth: path, iat: Math.floor(Date.now() / 1000), jti: randomUUID() }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...about } as never)
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
