import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { promotionTexts } from '../texts.ts'
import { heldParticipation, payReward } from './claim.ts'
import { statusOf } from './status.ts'

export interface Ruling {
  participationId: bigint
  ruling: 'approve' | 'reject' | 'pay'
  reason: string
  /** The operator that ruled, as the audit names them. */
  actor: string
}

const rulings = {
  approve: { from: ['APPLYING_JOIN'], to: 'JOINED', tells: 'joined' },
  reject: { from: ['APPLYING_JOIN', 'APPLYING_PAY'], to: 'REJECTED', tells: 'rejected' },
  pay: { from: ['APPLYING_PAY'], to: 'ISSUED', tells: 'issued' },
} as const

/**
 * What an operator does with an application: lets the member join, pays what was claimed, or rejects for good. The
 * member is told the reason.
 * @throws ApiError not_found, order_state when the application is not in a state for it or the promotion has ended
 */
export async function decideParticipation(deps: PromotionsDependencies, decision: Ruling): Promise<void> {
  const { participationId, ruling, reason, actor } = decision
  const { from, to, tells } = rulings[ruling]
  const now = deps.clock.now()
  const memberId = await deps.database.transaction(async tx => {
    const held = await heldParticipation(tx).where('p.id', '=', participationId).executeTakeFirst()
    if (!held) throw new ApiError('not_found')
    const waits = (from as readonly string[]).includes(held.step) && statusOf(held, held, now) === 'Applying'
    if (!waits) throw new ApiError('order_state')
    await tables(tx)
      .updateTable('promotions.participation')
      .set(to === 'JOINED' ? { step: to, joined_at: now } : { step: to, ended_at: now, reason })
      .where('id', '=', held.id)
      .execute()
    if (ruling === 'pay') await payReward(deps, tx, held)
    await deps.messages.send(
      tx,
      'REWARDS',
      held.member_id,
      promotionTexts(ruling === 'pay' && held.bonus ? 'issuedBonus' : tells, held, {
        units: held.reward_units,
        reason,
      }),
    )
    await audit(tx, {
      at: now,
      actor,
      action: `promotions.${ruling}`,
      subject: `participation:${held.id}`,
      detail: { reason, promotion: held.code, reward: held.reward_units.toString() },
      ...{ before: { step: held.step }, after: { step: to } },
    })
    return held.member_id
  })
  if (ruling === 'pay') deps.wallet.tellBalance(memberId)
}
