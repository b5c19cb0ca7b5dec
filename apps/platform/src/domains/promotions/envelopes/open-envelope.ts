import type { ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { ApiError } from '../../../kernel/api-error.ts'
import { keys } from '../../ledger/index.ts'
import { giveAward, titlesOf } from '../award.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { takeEligibly } from '../eligibility.ts'
import { tables } from '../tables.ts'
import { openShares } from './shares.ts'
import { poolAccount } from './windows.ts'

/**
 * Opens one envelope of the window that is open now: the next share, once a member.
 * @throws ApiError not_found, order_state between windows, already_claimed, pool_empty, account_blocked, and what
 * takeEligibly refuses
 */
export async function openEnvelope(
  deps: PromotionsDependencies,
  memberId: bigint,
  promotionId: bigint,
): Promise<ResponseOf<'promotions.openEnvelope'>> {
  const { database, clock, currency } = deps
  const now = clock.now()
  const answer = await database.transaction(async tx => {
    const rain = await tables(tx)
      .selectFrom('promotions.promotion')
      .select(['id', 'texts', 'eligibility'])
      .where('id', '=', promotionId)
      .where('kind', '=', 'ENVELOPE')
      .where('enabled', '=', true)
      .executeTakeFirst()
    if (!rain) throw new ApiError('not_found')
    const window = await tables(tx)
      .selectFrom('promotions.envelope_window')
      .select(['id', 'sealed_shares', 'envelopes', 'opened'])
      .where('promotion_id', '=', rain.id)
      .where('opens_at', '<=', now)
      .where('closes_at', '>', now)
      .where('closed', '=', false)
      .forUpdate()
      .executeTakeFirst()
    if (!window) throw new ApiError('order_state')
    const before = await tables(tx)
      .selectFrom('promotions.envelope_opening')
      .select('units')
      .where('window_id', '=', window.id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (before) throw new ApiError('already_claimed')
    const { eligibility } = rain
    await takeEligibly(deps, tx, { memberId, reward: `envelope:${window.id}`, eligibility })
    const units = openShares(deps.vault, rain.id, window.sealed_shares)[window.opened]
    if (units === undefined) throw new ApiError('pool_empty')
    await tables(tx)
      .updateTable('promotions.envelope_window')
      .set({ opened: window.opened + 1 })
      .where('id', '=', window.id)
      .execute()
    await tables(tx)
      .insertInto('promotions.envelope_opening')
      .values({ window_id: window.id, member_id: memberId, units, at: now })
      .execute()
    await giveAward(deps, tx, {
      ...{ memberId, source: 'ENVELOPE', titles: titlesOf(rain.texts), code: 'ENVELOPE', units, multiple: 0 },
      key: keys.envelope(window.id, memberId),
      from: poolAccount(window.id, currency),
    })
    await deps.messages.noteChange(tx, memberId)
    return { amount: toWire(units), envelopesLeft: window.envelopes - window.opened - 1 }
  })
  deps.wallet.tellBalance(memberId)
  return answer
}
