import type { InputOf, ResponseOf } from '@baize/api'
import { maxUnits as maxUnitsOfCall } from '@baize/api/wallet/fields'
import { parseAmount, toWire } from '@baize/money'
import { sql } from 'kysely'
import { rowFacts } from '../../../kernel/acts/facts.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { type DeskDependencies, noteStep } from '../desk.ts'
import { tables } from '../tables.ts'
import { nextVersion } from './put-provider.ts'

/** The largest amount that a call of the wallet protocol may move. */
const mostPayoutUnits = BigInt(maxUnitsOfCall)

/**
 * Makes a provider, or changes where it answers and what it may do. Its keys are added apart. It takes two operators.
 * @throws ApiError changed_meanwhile when the row is of another version, or is there already, invalid_input for a bound of nothing
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
  const row = {
    name: input.name,
    api_url: /^https?:/.test(input.apiUrl) ? new URL('.', input.apiUrl).href : input.apiUrl,
    ...{ game_origins: input.gameOrigins, allowed_addresses: input.allowedAddresses, protocol: input.protocol },
    ...bounds,
    version: version + 1,
  }
  const known = await tables(deps.database.kysely)
    .selectFrom('catalogue.provider')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst()
  const change = { before: known ? factsOf(known) : null, after: factsOf({ ...known, ...row }) }
  await requireApproval(deps, { ...change, isCurrent: (known?.version ?? 0) === version })
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
    const act = { action: 'catalogue.saveProvider', subject: `provider:${code}` }
    await noteStep(deps, tx, { ...act, detail: { reason }, ...change, by: caller })
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

const named = ['name', 'api_url', 'game_origins', 'allowed_addresses', 'protocol']
const bounded = ['max_payout_units', 'max_loss_a_day_units', 'max_seeds_a_day']
const factsOf = (row: object) => rowFacts(row, [...named, ...bounded])
