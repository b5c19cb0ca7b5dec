import type { InputOf } from '@baize/api'
import { isDraw, isJoined } from '@baize/api/loyalty'
import { parseAmount, UNITS_PER_WHOLE } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { usualWeights } from '../../bonuses/index.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { keepSeed } from '../draws/seeds.ts'
import { tables } from '../tables.ts'
import { figureUnits } from './figure.ts'
import { promotionFacts } from './promotion-facts.ts'

type Saved = InputOf<'promotions.save'>

const fault = (field: string) => new ApiError('invalid_input', { faults: [{ field, fault: 'pattern' }] })

/** @throws ApiError invalid_input naming what does not fit the kind */
function check(promotion: Saved): void {
  const {
    kind,
    texts,
    startsAt,
    endsAt,
    metric,
    target,
    prizes,
    envelopes,
    ticketEvery,
    bonus,
    multiple,
    figure,
    reward,
  } = promotion
  if (!texts.EN) throw new ApiError('invalid_input', { faults: [{ field: 'texts.EN', fault: 'required' }] })
  if (startsAt >= endsAt) throw fault('endsAt')
  if (figure !== null && figureUnits(figure) !== parseAmount(reward)) throw fault('figure')
  if ((metric === null) !== (parseAmount(target) === 0n)) throw fault('target')
  if (metric !== null && !isJoined(kind)) throw fault('metric')
  if (bonus !== null && (!isJoined(kind) || multiple === 0)) throw fault('bonus')
  if (bonus !== null && parseAmount(bonus.maxStake) === 0n) throw fault('bonus.maxStake')
  if (bonus !== null && bonus.maxConvert !== null && parseAmount(bonus.maxConvert) === 0n)
    throw fault('bonus.maxConvert')
  if (ticketEvery !== null && (!isDraw(kind) || parseAmount(ticketEvery) === 0n)) throw fault('ticketEvery')
  if (isDraw(kind) !== prizes.length > 0) throw fault('prizes')
  for (const [place, { kind: prize, amount, ticket }] of prizes.entries()) {
    const units = parseAmount(amount)
    if ((prize === 'NOTHING') !== (units === 0n)) throw fault(`prizes.${place}.amount`)
    if (prize === 'TICKET' && units % UNITS_PER_WHOLE !== 0n) throw fault(`prizes.${place}.amount`)
    if ((prize === 'TICKET') !== (ticket !== null)) throw fault(`prizes.${place}.ticket`)
  }
  if ((kind === 'ENVELOPE') !== (envelopes !== null)) throw fault('envelopes')
  if (!envelopes) return
  const least = parseAmount(envelopes.minimum)
  if (least === 0n || parseAmount(envelopes.pool) < least * BigInt(envelopes.shares)) throw fault('envelopes.pool')
  if (envelopes.openMinutes > envelopes.everyMinutes) throw fault('envelopes.openMinutes')
}

/** The row of a promotion, of what operators wrote. @throws ApiError invalid_input naming what does not fit the kind */
export function promotionRow(saved: Saved) {
  check(saved)
  const { kind, picture, position, enabled, metric, multiple, figure, envelopes } = saved
  return {
    ...{ kind, picture, position, enabled, metric, multiple, figure },
    texts: JSON.stringify(saved.texts),
    starts_at: new Date(saved.startsAt),
    ends_at: new Date(saved.endsAt),
    target_units: parseAmount(saved.target),
    reward_units: parseAmount(saved.reward),
    paid_by_operator: saved.paidByOperator,
    asks_contact: saved.asksContact,
    ticket_every_units: saved.ticketEvery === null ? null : parseAmount(saved.ticketEvery),
    eligibility: saved.eligibility && JSON.stringify(saved.eligibility),
    envelopes: envelopes && JSON.stringify(envelopes),
    bonus: saved.bonus && JSON.stringify({ ...saved.bonus, weights: saved.bonus.weights ?? usualWeights }),
  }
}

/**
 * Makes a promotion, or changes the one of the same code. Its kind stays, and so do the prizes of a campaign that
 * somebody has drawn from. A campaign that was over, so that its seed is known, goes on with a new one.
 * @throws ApiError invalid_input, order_state
 */
export async function savePromotion(deps: PromotionsDependencies, saved: Saved, actor: string): Promise<bigint> {
  const row = promotionRow(saved)
  const { code, kind, reason } = saved
  return deps.database.transaction(async tx => {
    const before = await promotionFacts(tx, code)
    // The row first, so that who saves the same code at the same moment waits here.
    await tables(tx)
      .insertInto('promotions.promotion')
      .values({ ...row, code })
      .onConflict(conflict => conflict.column('code').doNothing())
      .execute()
    const {
      id,
      kind: kept,
      ends_at: endedAt,
    } = await tables(tx)
      .selectFrom('promotions.promotion')
      .select(['id', 'kind', 'ends_at'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (kept !== kind) throw fault('kind')
    await tables(tx).updateTable('promotions.promotion').set(row).where('id', '=', id).execute()
    if (isDraw(kind)) {
      await savePrizes(tx, id, saved.prizes)
      const now = deps.clock.now()
      await keepSeed(tx, deps, id, { isShown: endedAt <= now && row.ends_at > now })
    }
    await audit(tx, {
      ...{ at: deps.clock.now(), actor, action: 'promotions.save', subject: `promotion:${code}`, detail: { reason } },
      ...{ before, after: await promotionFacts(tx, code) },
    })
    return id
  })
}

async function savePrizes(tx: Tx, id: bigint, prizes: Saved['prizes']): Promise<void> {
  const drawn = await tables(tx)
    .selectFrom('promotions.draw')
    .select('id')
    .where('promotion_id', '=', id)
    .executeTakeFirst()
  if (drawn) return
  await tables(tx).deleteFrom('promotions.prize').where('promotion_id', '=', id).execute()
  await tables(tx)
    .insertInto('promotions.prize')
    .values(
      prizes.map(({ kind, amount, ticket, weight, stock }, position) => ({
        ...{ promotion_id: id, position, kind, ticket, weight, stock },
        amount_units: parseAmount(amount),
      })),
    )
    .execute()
}
