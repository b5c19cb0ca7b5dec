import type { Vault } from '@baize/server-kit/secrets/vault'
import type { JWK } from 'jose'
import { exportJWK, generateKeyPair } from 'jose'
import type { StudioDatabase } from '../studio-database.ts'

const keyId = 'studio-1'
export const signingKeyContext = 'signing-key'

/** The studio's Ed25519 key, made at the first start and shared by all its processes. */
export async function loadSigningKey(db: StudioDatabase, vault: Vault): Promise<JWK & { kid: string }> {
  const read = () =>
    db.selectFrom('studio.setting').select('value').where('name', '=', 'signing-key').executeTakeFirst()
  let stored = await read()
  if (!stored) {
    const { privateKey } = await generateKeyPair('Ed25519', { extractable: true })
    const key = JSON.stringify({ ...(await exportJWK(privateKey)), kid: keyId })
    const value = vault.sealText(key, signingKeyContext)
    await db
      .insertInto('studio.setting')
      .values({ name: 'signing-key', value })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    stored = await read()
  }
  return JSON.parse(vault.unsealText(stored!.value, signingKeyContext))
}

/** The half that platforms check signatures with. */
export function publicHalf({ d: _private, ...jwk }: JWK): JWK {
  return jwk
}
