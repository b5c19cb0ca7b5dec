import type { InputOf } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { parseAmount, toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { takesTwo, worthOf } from '../../../kernel/approvals/worth.ts'
import { memberByName } from '../../identity/index.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { factsOf, promotionFacts } from './promotion-facts.ts'
import { promotionRow } from './save-promotion.ts'

type Saved = InputOf<'promotions.save'>
type Granted = InputOf<'promotions.grantTickets'>

/** The most that a promotion gives at once. */
function dearest(brand: BrandSettings, { reward, envelopes, prizes }: Saved): bigint {
  const gifts = prizes.map(({ kind, amount }) => worthOf(brand, { kind, units: parseAmount(amount) }))
  const sums = [parseAmount(reward), envelopes ? parseAmount(envelopes.pool) : 0n, ...gifts]
  return sums.reduce((most, each) => (each > most ? each : most))
}

/**
 * Asks for a second operator before a promotion is opened that gives more than one may give alone.
 * @throws ApiError invalid_input naming what does not fit the kind
 */
export async function requireTwoToSave(deps: PromotionsDependencies, saved: Saved): Promise<void> {
  const row = promotionRow(saved)
  const brand = await deps.settings.brand()
  const prizes = saved.prizes.map(({ amount, ...prize }) => ({ ...prize, amount_units: parseAmount(amount) }))
  await requireApproval(deps, {
    before: await promotionFacts(deps.database.kysely, saved.code),
    after: factsOf(row, prizes),
    isNeeded: saved.enabled && takesTwo(brand, 'rewards', dearest(brand, saved)),
  })
}

/**
 * Asks for a second operator before tickets are given that may win more than one may give alone.
 * @throws ApiError not_found for an account that is no member's
 */
export async function requireTwoToGrant(
  deps: PromotionsDependencies,
  { account, kind, count }: Granted,
): Promise<void> {
  const { database, settings } = deps
  const memberId = await memberByName(database.kysely, account)
  if (memberId === null) throw new ApiError('not_found')
  const brand = await settings.brand()
  const prizes = await tables(database.kysely)
    .selectFrom('promotions.prize as prize')
    .innerJoin('promotions.promotion as p', 'p.id', 'prize.promotion_id')
    .select(['prize.kind', 'prize.amount_units as units'])
    .where('p.kind', '=', kind)
    .where('p.enabled', '=', true)
    .execute()
  const best = prizes.map(prize => worthOf(brand, prize)).reduce((most, each) => (each > most ? each : most), 0n)
  const most = best * BigInt(count)
  const isNeeded = takesTwo(brand, 'rewards', most)
  await requireApproval(deps, { before: null, after: { account, kind, count, mostWon: toWire(most) }, isNeeded })
}
