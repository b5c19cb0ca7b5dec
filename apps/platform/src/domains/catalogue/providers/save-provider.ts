import type { InputOf, ResponseOf } from '@baize/api'
import { maxUnits as maxUnitsOfCall } from '@baize/api/wallet/fields'
import { parseAmount, toWire } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type DeskDependencies, noteStep } from '../desk.ts'
import { tables } from '../tables.ts'
import { nextVersion } from './put-provider.ts'

/** The largest amount that a call of the wallet protocol may move. */
const mostPayoutUnits = BigInt(maxUnitsOfCall)

/**
 * Makes a provider, or changes where it answers and what it may do. Its keys are added apart. It takes two operators.
 * @throws ApiError changed_meanwhile when the row is of another version, or is there already, second_approval_required,
 *   invalid_input for a bound of nothing
 */
export async function saveProvider(
  deps: DeskDependencies,
  { version, reason, ...input }: InputOf<'catalogue.saveProvider'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'catalogue.saveProvider'>> {
  const { code, maxPayout, maxLossADay, maxSeedsADay } = input
  const bounds = {
    ...(maxPayout !== undefined && { max_payout_units: boundOf('maxPayout', maxPayout) }),
    ...(maxLossADay !== undefined && { max_loss_a_day_units: boundOf('maxLossADay', maxLossADay) }),
    ...(maxSeedsADay !== undefined && { max_seeds_a_day: maxSeedsADay }),
  }
  await requireVersion(deps, code, version)
  const act = { action: 'catalogue.saveProvider', subject: `provider:${code}` }
  await requireSecond(deps, { ...act, content: { ...input, version }, operatorId: caller.operatorId, reason })
  const row = {
    name: input.name,
    api_url: /^https?:/.test(input.apiUrl) ? new URL('.', input.apiUrl).href : input.apiUrl,
    ...{ game_origins: input.gameOrigins, allowed_addresses: input.allowedAddresses, protocol: input.protocol },
    ...bounds,
    version: version + 1,
  }
  await deps.database.transaction(async tx => {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto('catalogue.provider')
      .values({ code, ...row })
      .onConflict(conflict =>
        conflict.column('code').doUpdateSet(row).where(sql<boolean>`provider.version = ${version}`),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('changed_meanwhile')
    // Its games are a stranger's or the house's by its origins.
    await nextVersion(tx)
    const said = { ...(maxPayout !== undefined && { maxPayout }), ...(maxLossADay !== undefined && { maxLossADay }) }
    const detail = { reason, apiUrl: row.api_url, protocol: row.protocol, ...said }
    await noteStep(deps, tx, { ...act, detail, by: caller })
  })
  return { version: version + 1 }
}

/** @throws ApiError invalid_input */
function boundOf(field: string, amount: string): bigint {
  const units = parseAmount(amount)
  if (units > 0n && units <= mostPayoutUnits) return units
  const values = { min: '0.0001', max: toWire(mostPayoutUnits) }
  throw new ApiError('invalid_input', { faults: [{ field, fault: 'out_of_range', values }] })
}

async function requireVersion({ database }: DeskDependencies, code: string, version: number): Promise<void> {
  const row = await tables(database.kysely)
    .selectFrom('catalogue.provider')
    .select('version')
    .where('code', '=', code)
    .executeTakeFirst()
  if ((row?.version ?? 0) !== version) throw new ApiError('changed_meanwhile')
}
