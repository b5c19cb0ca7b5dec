import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

/** Every channel in its order, closed ones too unless open ones are asked for, with all that is said of it. */
export async function listAllChannels(
  db: Queryable,
  { direction, enabled }: InputOf<'cashier.channelList'>,
): Promise<ResponseOf<'cashier.channelList'>> {
  const rows = await tables(db)
    .selectFrom('cashier.channel')
    .selectAll()
    .$if(direction !== undefined, rows => rows.where('direction', '=', direction!))
    .$if(enabled !== undefined, rows => rows.where('enabled', '=', enabled === 'true'))
    .orderBy('direction')
    .orderBy('position')
    .orderBy('code')
    .execute()
  return {
    list: rows.map(row => ({
      ...{ code: row.code, direction: row.direction, kind: row.kind, currency: row.currency, position: row.position },
      ...{ enabled: row.enabled, min: toWire(row.min_units), max: toWire(row.max_units) },
      quickAmounts: row.quick_units.map(toWire),
      ...{ feeRatePpm: Number(row.fee_rate_ppm), feeMin: toWire(row.fee_min_units), feeMax: toWire(row.fee_max_units) },
      ...{ expiryMinutes: row.expiry_minutes, texts: row.texts, pageUrl: row.page_url },
      ...{ publicKeys: row.public_keys as Record<string, unknown>, banks: row.banks },
      ...{ payCode: row.pay_code, version: row.version },
    })),
  }
}
