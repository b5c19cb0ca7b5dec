import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

/** Every provider with its keys, those that were retired too, and what the last reading of its list came to. */
export async function listProviders(db: Queryable): Promise<ResponseOf<'catalogue.providers'>> {
  const rows = await tables(db).selectFrom('catalogue.provider').selectAll().orderBy('code').execute()
  const keys = await tables(db).selectFrom('catalogue.provider_key').selectAll().orderBy('valid_from').execute()
  const list = rows.map(async row => ({
    code: row.code,
    name: row.name,
    apiUrl: row.api_url,
    gameOrigins: row.game_origins,
    allowedAddresses: row.allowed_addresses,
    protocol: row.protocol,
    enabled: row.enabled,
    maxPayout: toWire(row.max_payout_units),
    maxLossADay: toWire(row.max_loss_a_day_units),
    maxSeedsADay: row.max_seeds_a_day,
    version: row.version,
    keys: await Promise.all(
      keys
        .filter(({ provider_code }) => provider_code === row.code)
        .map(async ({ key_id, public_key, valid_from, retired_at }) => ({
          keyId: key_id,
          thumbprint: await calculateJwkThumbprint(public_key as JWK).catch(() => null),
          validFrom: valid_from.toISOString(),
          retiredAt: retired_at?.toISOString() ?? null,
        })),
    ),
    list: row.listed_at && {
      readAt: row.listed_at.toISOString(),
      gamesTaken: row.games_taken ?? 0,
      rowsLeftOut: row.rows_left_out ?? 0,
      leftOut: row.left_out,
    },
  }))
  return { list: await Promise.all(list) }
}
