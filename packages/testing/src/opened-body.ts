import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { loadSecrets } from '@baize/platform/kernel/secrets/load-secrets'
import { systemRng } from '@baize/server-kit/outside'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { compactDecrypt, importJWK, type JWK } from 'jose'
import { testKey } from './server-process.ts'

/** Opens a sealed body with the key of the server process that it was sent to, as that server does. */
export async function openedBody(database: EveryDatabase, sealed: string): Promise<Record<string, unknown>> {
  const { sealingKey } = await loadSecrets(database, systemRng, keysFromText(testKey))
  const { plaintext } = await compactDecrypt(sealed, await importJWK(sealingKey as JWK, 'ECDH-ES'))
  return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
}
