import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { readBonusContact } from '../../bonuses/index.ts'
import { keys } from '../../ledger/index.ts'
import { giveAward, titlesOf } from '../award.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { takeEligibly } from '../eligibility.ts'
import { tables } from '../tables.ts'
import { promotionTexts } from '../texts.ts'
import { statusOf } from './status.ts'

/** A member's place in a promotion, held until the transaction ends. */
export const heldParticipation = (tx: Tx) =>
  tables(tx)
    .selectFrom('promotions.participation as p')
    .innerJoin('promotions.promotion as m', 'm.id', 'p.promotion_id')
    .select([
      'p.id',
      'p.member_id',
      'p.step',
      'p.progress_units',
      'p.target_units',
      'p.reward_units',
      'p.multiple',
      'p.bonus',
    ])
    .select(['m.kind', 'm.starts_at', 'm.ends_at', 'm.texts', 'm.paid_by_operator', 'm.asks_contact', 'm.code'])
    .select(['m.id as promotion_id', 'm.eligibility'])
    .forUpdate('p')

export type HeldParticipation = Awaited<ReturnType<ReturnType<typeof heldParticipation>['executeTakeFirstOrThrow']>>

/** Pays what was promised at joining, once. */
export async function payReward(deps: PromotionsDependencies, tx: Tx, held: HeldParticipation): Promise<void> {
  if (held.reward_units === 0n) return
  await giveAward(deps, tx, {
    memberId: held.member_id,
    source: 'PROMOTION',
    titles: titlesOf(held.texts),
    key: keys.promotion(held.id),
    code: 'REWARD',
    units: held.reward_units,
    multiple: held.multiple,
    bonus: held.bonus,
    reference: held.code,
  })
}

/**
 * Claims the reward of a promotion whose target is reached: paid at once, or applied for where an operator pays.
 * @throws ApiError not_found, order_state, already_claimed, contact_required, invalid_input naming contact, account_blocked,
 * bonus_active for a bonus while another one is played, and what takeEligibly refuses
 */
export async function claimPromotion(
  deps: PromotionsDependencies,
  memberId: bigint,
  { id, contact }: InputOf<'promotions.claim'>,
): Promise<ResponseOf<'promotions.claim'>> {
  const { database, clock, messages, settings } = deps
  const { bonusContact } = await settings.brand()
  const now = clock.now()
  const answer = await database
    .transaction(async tx => {
      const held = await heldParticipation(tx)
        .where('p.promotion_id', '=', BigInt(id))
        .where('p.member_id', '=', memberId)
        .executeTakeFirst()
      if (!held) throw new ApiError('not_found')
      const status = statusOf(held, held, now)
      if (status === 'Claimed' || status === 'Issued' || held.step === 'APPLYING_PAY')
        throw new ApiError('already_claimed')
      if (status !== 'Claim') throw new ApiError('order_state')
      // Whatever is redeemed as a bonus takes the number; other rewards where their promotion says so.
      const number = held.asks_contact || held.bonus ? readBonusContact(contact, bonusContact) : null
      const { promotion_id: promotionId, eligibility } = held
      await takeEligibly(deps, tx, { memberId, reward: `promotion:${promotionId}`, eligibility })
      const later = held.paid_by_operator
      await tables(tx)
        .updateTable('promotions.participation')
        .set({ step: later ? 'APPLYING_PAY' : 'CLAIMED', contact: number, ended_at: later ? null : now })
        .where('id', '=', held.id)
        .execute()
      if (!later) await payReward(deps, tx, held)
      // A bonus tells of itself.
      if (later || !held.bonus) {
        const text = promotionTexts(later ? 'applied' : 'claimed', held, { units: held.reward_units })
        await messages.send(tx, 'REWARDS', memberId, text)
      }
      return { status: later ? ('Applying' as const) : ('Claimed' as const), reward: toWire(held.reward_units) }
    })
    .catch((error: unknown) => {
      // A number redeems a promotion once, whoever types it.
      if (isUniqueViolation(error, 'participation_contact'))
        throw new ApiError('already_claimed', { faults: [{ field: 'contact', fault: 'in_use' }] })
      throw error
    })
  deps.wallet.tellBalance(memberId)
  return answer
}
