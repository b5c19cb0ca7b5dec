import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import type { Provider } from './provider.ts'

/**
 * All providers in the order of their codes, with the keys that sign at a moment.
 * @param studioUrl where a provider answers whose address is a path, such as the house's own studio
 */
export async function readProviders(
  db: Queryable,
  { studioUrl, at }: { studioUrl: string; at: Date },
): Promise<Provider[]> {
  const rows = await tables(db)
    .selectFrom('catalogue.provider as p')
    .select(['p.code', 'p.api_url', 'p.allowed_addresses', 'p.game_origins', 'p.protocol', 'p.enabled'])
    .select(
      sql<Record<string, JsonWebKey>>`coalesce((
        select jsonb_object_agg(k.key_id, k.public_key) from catalogue.provider_key k
        where k.provider_code = p.code and k.valid_from <= ${at} and k.retired_at is null), '{}')`.as('keys'),
    )
    .orderBy('p.code')
    .execute()
  return rows.map(({ code, api_url, keys, allowed_addresses, game_origins, protocol, enabled }) => ({
    ...{ code, protocol, enabled },
    apiUrl: new URL(api_url, studioUrl).href,
    publicKeys: keys,
    allowedAddresses: allowed_addresses,
    gameOrigins: game_origins,
  }))
}
