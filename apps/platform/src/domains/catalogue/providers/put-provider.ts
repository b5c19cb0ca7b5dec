import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import type { ProviderEntry } from './provider.ts'

/** Makes or updates a provider: where it answers, which keys it signs with, where its games are served. */
export async function putProvider(tx: Tx, provider: ProviderEntry): Promise<void> {
  const { code, name, apiUrl: api_url, gameOrigins: game_origins = [], protocol = 2 } = provider
  const before = await tables(tx)
    .selectFrom('catalogue.provider')
    .select('game_origins')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  await tables(tx)
    .insertInto('catalogue.provider')
    .values({ code, name, api_url, game_origins, protocol, ...boundsOf(provider) })
    .onConflict(conflict => conflict.column('code').doUpdateSet({ name, api_url, game_origins, protocol }))
    .execute()
  await tables(tx).deleteFrom('catalogue.provider_key').where('provider_code', '=', code).execute()
  await putKeys(tx, provider)
  // A game without an origin of its own is the house's, so the games are read again with other origins.
  if (before && String(before.game_origins) !== String(game_origins)) await nextVersion(tx)
}

/**
 * Makes a provider that signs by version 2 of the protocol, or tells the keys of one that is there: its address,
 * origins and bounds stay as they were set, keys that it names no more are retired, and one that was retired stays so.
 */
export async function introduceProvider(tx: Tx, provider: ProviderEntry, at: Date): Promise<void> {
  const { code, name, apiUrl: api_url, publicKeys, gameOrigins: game_origins = [] } = provider
  await tables(tx)
    .insertInto('catalogue.provider')
    .values({ code, name, api_url, game_origins, protocol: 2, ...boundsOf(provider) })
    .onConflict(conflict => conflict.column('code').doUpdateSet({ name, protocol: 2 }))
    .execute()
  await tables(tx)
    .updateTable('catalogue.provider_key')
    .set({ retired_at: at })
    .where('provider_code', '=', code)
    .where('retired_at', 'is', null)
    .where('key_id', 'not in', Object.keys(publicKeys))
    .execute()
  await putKeys(tx, provider)
}

const boundsOf = ({ bounds }: ProviderEntry) =>
  bounds && { max_payout_units: bounds.maxPayoutUnits, max_loss_a_day_units: bounds.maxLossADayUnits }

/** Keys that are told with their provider hold whatever the clock says: no day was agreed for them. */
async function putKeys(tx: Tx, { code, publicKeys }: ProviderEntry): Promise<void> {
  const rows = Object.entries(publicKeys).map(([key_id, key]) => ({
    ...{ provider_code: code, key_id, public_key: JSON.stringify(key), valid_from: new Date(0) },
  }))
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('catalogue.provider_key')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['provider_code', 'key_id'])
        .doUpdateSet(eb => ({ public_key: eb.ref('excluded.public_key') }))
        .where(sql<boolean>`provider_key.retired_at is null`),
    )
    .execute()
}

/** Lets every process read the games again. */
export async function nextVersion(tx: Tx): Promise<void> {
  await tables(tx)
    .updateTable('catalogue.version')
    .set(eb => ({ version: eb('version', '+', 1n) }))
    .execute()
}
