import type { Vault } from '@baize/server-kit/secrets/vault'
import { sql } from 'kysely'
import { oldDrawKey } from '../lotteries/draws/draw-seeds.ts'
import type { StudioDatabase } from '../studio-database.ts'
import { tokenContext } from '../visits.ts'
import { signingKeyContext } from './keys.ts'

const atOnce = 1_000

/** Seals what was written before secrets were: seeds in use, tokens and keys. A start finds nothing after the first time. */
export async function sealOldSecrets(db: StudioDatabase, vault: Vault): Promise<void> {
  for (const name of [signingKeyContext, oldDrawKey]) await sealSetting(db, vault, name)
  while ((await sealPairs(db, vault)) === atOnce);
  while ((await sealTokens(db, vault)) === atOnce);
}

async function sealSetting(db: StudioDatabase, vault: Vault, name: string): Promise<void> {
  const plain = db
    .selectFrom('studio.setting')
    .select('value')
    .where('name', '=', name)
    .where('value', 'not like', 'v1.%')
  const found = await plain.executeTakeFirst()
  if (!found) return
  await db
    .updateTable('studio.setting')
    .set({ value: vault.sealText(found.value, name) })
    .where('name', '=', name)
    .where('value', '=', found.value)
    .execute()
}

/** Each seed is sealed for its commitment. Plain bytes are not kept. */
async function sealPairs(db: StudioDatabase, vault: Vault): Promise<number> {
  const pairs = await db
    .selectFrom('studio.seed_pair')
    .select(['id', 'server_seed', 'commitment', 'next_server_seed', 'next_commitment'])
    .where('revealed_at', 'is', null)
    .where('server_seed', 'is not', null)
    .limit(atOnce)
    .execute()
  for (const { id, server_seed, commitment, next_server_seed, next_commitment } of pairs)
    await db
      .updateTable('studio.seed_pair')
      .set({
        server_seed: null,
        sealed_seed: vault.seal(server_seed!, commitment),
        next_server_seed: null,
        sealed_next_seed: vault.seal(next_server_seed!, next_commitment!),
      })
      .where('id', '=', id)
      .where('revealed_at', 'is', null)
      .where('server_seed', 'is not', null)
      .execute()
  return pairs.length
}

async function sealTokens(db: StudioDatabase, vault: Vault): Promise<number> {
  const { rows } = await sql<{ id: bigint; wallet_token: string }>`
    select id, wallet_token from studio.visit where wallet_token not like 'v1.%' limit ${atOnce}`.execute(db)
  await sql`
    update studio.visit v set wallet_token = s.sealed
    from unnest(${rows.map(({ id }) => id.toString())}::bigint[],
      ${rows.map(({ wallet_token }) => vault.sealText(wallet_token, tokenContext))}::text[]) as s (id, sealed)
    where v.id = s.id and v.wallet_token not like 'v1.%'`.execute(db)
  return rows.length
}
