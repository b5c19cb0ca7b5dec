import type { InputOf } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { parseAmount } from '@baize/money'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { takesTwo, worthOf } from '../../../kernel/approvals/worth.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'

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
 * @throws ApiError second_approval_required
 */
export async function requireTwoToSave(
  deps: PromotionsDependencies,
  { reason, ...content }: Saved,
  { operatorId }: OperatorCaller,
): Promise<void> {
  const brand = await deps.settings.brand()
  if (!content.enabled || !takesTwo(brand, 'rewards', dearest(brand, { reason, ...content }))) return
  const subject = `promotion:${content.code}`
  await requireSecond(deps, { action: 'promotions.save', subject, content, operatorId, reason })
}

/**
 * Asks for a second operator before tickets are given that may win more than one may give alone.
 * @throws ApiError second_approval_required
 */
export async function requireTwoToGrant(
  deps: PromotionsDependencies,
  { reason, ...content }: Granted,
  { operatorId }: OperatorCaller,
): Promise<void> {
  const { database, settings } = deps
  const brand = await settings.brand()
  const prizes = await tables(database.kysely)
    .selectFrom('promotions.prize as prize')
    .innerJoin('promotions.promotion as p', 'p.id', 'prize.promotion_id')
    .select(['prize.kind', 'prize.amount_units as units'])
    .where('p.kind', '=', content.kind)
    .where('p.enabled', '=', true)
    .execute()
  const best = prizes.map(prize => worthOf(brand, prize)).reduce((most, each) => (each > most ? each : most), 0n)
  if (!takesTwo(brand, 'rewards', best * BigInt(content.count))) return
  const subject = `account:${content.account}`
  await requireSecond(deps, { action: 'promotions.grantTickets', subject, content, operatorId, reason })
}
