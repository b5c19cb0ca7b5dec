import type { JWK } from 'jose'
import { exportJWK, generateKeyPair } from 'jose'
import type { StudioDatabase } from './studio-database.ts'

const keyId = 'studio-1'

/** The studio's Ed25519 key, made at the first start and shared by all its processes. */
export async function loadSigningKey(db: StudioDatabase): Promise<JWK & { kid: string }> {
  const read = () =>
    db.selectFrom('studio.setting').select('value').where('name', '=', 'signing-key').executeTakeFirst()
  let stored = await read()
  if (!stored) {
    const { privateKey } = await generateKeyPair('Ed25519', { extractable: true })
    const value = JSON.stringify({ ...(await exportJWK(privateKey)), kid: keyId })
    await db
      .insertInto('studio.setting')
      .values({ name: 'signing-key', value })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    stored = await read()
  }
  return JSON.parse(stored!.value)
}

/** The half that platforms check signatures with. */
export function publicHalf({ d: _private, ...jwk }: JWK): JWK {
  return jwk
}
