import type { Rng } from '@baize/server-kit/outside'
import { newToken } from '@baize/server-kit/outside'
import type { KeyOfKeys } from '@baize/server-kit/secrets/key-of-keys'
import { isSealedText, Vault } from '@baize/server-kit/secrets/vault'
import type { JWK } from 'jose'
import { exportJWK, generateKeyPair } from 'jose'
import type { Database } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import { newSealingKeyJwk } from '../http/sealed-body.ts'

declare module '../database/tables.ts' {
  interface KernelTables {
    'secrets.secret': { name: string; value: string }
  }
}

export interface Secrets {
  visitorTokenSecret: string
  sealingKey: JWK
  /** AES-256 key, base64url, with which the service link is kept out of plain sight. */
  customerServiceKey: string
  /** Ed25519 key with which the platform signs its calls to providers. */
  platformSigningKey: JWK
  /** Ed25519 key with which the heads of audit and ledger are signed before they are exported. */
  headsKey: JWK
  /** From which the keys follow by which providers are told what members share. */
  peerTagKey: string
  /** Under which marks of members who closed their account are made. */
  markKey: string
  /** Ed25519 key of the demo's payment provider. */
  sandboxPaymentKey: JWK
}

/** Reads the shared keys, making those that are missing. Safe when several processes start at once. */
export async function loadSecrets(database: Database, rng: Rng, keyOfKeys: KeyOfKeys): Promise<Secrets> {
  const vault = await Vault.open(database.pool, 'secrets.data_key', keyOfKeys)
  const of = async (name: string, make: () => Promise<string>): Promise<string> => {
    const read = () =>
      tables(database.kysely).selectFrom('secrets.secret').select('value').where('name', '=', name).executeTakeFirst()
    if (!(await read()))
      await tables(database.kysely)
        .insertInto('secrets.secret')
        .values({ name, value: vault.sealText(await make(), name) })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    const { value } = (await read())!
    if (!isSealedText(value)) await sealInPlace(name, value)
    return vault.unsealText(value, name)
  }
  /** Keys from before they were sealed. */
  const sealInPlace = (name: string, value: string) =>
    tables(database.kysely)
      .updateTable('secrets.secret')
      .set({ value: vault.sealText(value, name) })
      .where('name', '=', name)
      .where('value', '=', value)
      .execute()
  return {
    visitorTokenSecret: await of('visitor-token', async () => newToken(rng)),
    peerTagKey: await of('peer-tag-key', async () => newToken(rng)),
    markKey: await of('mark-key', async () => newToken(rng)),
    customerServiceKey: await of('customer-service-key', async () => newToken(rng)),
    sealingKey: JSON.parse(await of('sealing-key', async () => JSON.stringify(await newSealingKeyJwk('seal-1')))),
    platformSigningKey: JSON.parse(
      await of('platform-signing-key', async () => JSON.stringify(await newSigningKey('platform-1'))),
    ),
    headsKey: JSON.parse(await of('heads-signing-key', async () => JSON.stringify(await newSigningKey('heads-1')))),
    sandboxPaymentKey: JSON.parse(
      await of('sandbox-payment-key', async () => JSON.stringify(await newSigningKey('sandbox-1'))),
    ),
  }
}

async function newSigningKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid }
}
