import { createHash } from 'node:crypto'
import type { InputOf } from '@baize/api'
import { isJoined, type PromotionStatus } from '@baize/api/loyalty'
import { ApiError } from '../../../kernel/api-error.ts'
import { hashOfTerms } from '../../bonuses/index.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { requireEligible } from '../eligibility.ts'
import { tables } from '../tables.ts'
import { promotionTexts } from '../texts.ts'
import { statusOf } from './status.ts'

/** Names the terms that somebody agreed to. */
const termsHash = (terms: object): string => createHash('sha256').update(JSON.stringify(terms)).digest('hex')

/**
 * Joins a promotion, or applies to one that is reviewed. Targets and reward stay as they are now.
 * @throws ApiError not_found, order_state when it does not run or the member has joined before, invalid_input naming
 * imageIds for pictures that are not the member's, and what requireEligible refuses
 */
export async function joinPromotion(
  deps: PromotionsDependencies,
  memberId: bigint,
  { id, comment, imageIds }: InputOf<'promotions.join'>,
): Promise<PromotionStatus> {
  const { database, clock, messages, uploads } = deps
  const now = clock.now()
  return database.transaction(async tx => {
    const promotion = await tables(tx)
      .selectFrom('promotions.promotion')
      .selectAll()
      .where('id', '=', BigInt(id))
      .where('enabled', '=', true)
      .executeTakeFirst()
    if (!promotion) throw new ApiError('not_found')
    const reviewed = promotion.kind === 'APPLY'
    if (!isJoined(promotion.kind) || statusOf(promotion, null, now) !== 'Join') throw new ApiError('order_state')
    const { eligibility } = promotion
    await requireEligible(deps, tx, { memberId, reward: `promotion:${promotion.id}`, eligibility })
    const made = await tables(tx)
      .insertInto('promotions.participation')
      .values({
        promotion_id: promotion.id,
        member_id: memberId,
        step: reviewed ? 'APPLYING_JOIN' : 'JOINED',
        terms_hash: promotion.bonus
          ? hashOfTerms({ ...promotion.bonus, multiple: promotion.multiple })
          : termsHash(promotion.texts),
        target_units: promotion.target_units,
        reward_units: promotion.reward_units,
        multiple: promotion.multiple,
        bonus: promotion.bonus && JSON.stringify(promotion.bonus),
        comment: reviewed ? comment : '',
        image_ids: reviewed ? imageIds : [],
        contact: null,
        reason: null,
        applied_at: now,
        joined_at: reviewed ? null : now,
        ended_at: null,
      })
      .onConflict(conflict => conflict.columns(['promotion_id', 'member_id']).doNothing())
      .returning(['id', 'step', 'progress_units', 'target_units'])
      .executeTakeFirst()
    if (!made) throw new ApiError('order_state')
    const usedFor = `participation:${made.id}`
    const use = {
      ids: imageIds,
      ownerId: memberId,
      usedFor,
      permission: 'application.decide',
      field: 'imageIds',
    } as const
    if (reviewed) await uploads.use(tx, use)
    await messages.send(tx, 'REWARDS', memberId, promotionTexts(reviewed ? 'applied' : 'joined', promotion))
    return statusOf(promotion, made, now)
  })
}
