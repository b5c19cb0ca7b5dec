import type { InputOf, ResponseOf } from '@baize/api'
import { toWire, UNITS_PER_WHOLE } from '@baize/money'
import type { Database } from '../../kernel/database/open-database.ts'
import { maskAccount } from '../../kernel/mask-account.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { keys, postedUnits } from '../ledger/index.ts'
import { tables } from './tables.ts'

/** A member's own code, and a page of those whom they invited, the newest first, with what each brought. */
export async function referralOf(
  { database: { kysely }, settings }: { database: Database; settings: Settings },
  memberId: bigint,
  { page, pageSize }: InputOf<'agents.referral'>,
): Promise<ResponseOf<'agents.referral'>> {
  const { referral } = await settings.recentBrand()
  const { referral_code } = await tables(kysely)
    .selectFrom('agents.member')
    .select('referral_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const invited = await tables(kysely)
    .selectFrom('agents.member as m')
    .innerJoin('identity.account_state as a', 'a.account_id', 'm.id')
    .select(['m.id', 'm.joined_at', 'a.username'])
    .where('m.inviter_id', '=', memberId)
    .orderBy('m.id', 'desc')
    .execute()
  const rewards = await postedUnits(
    kysely,
    invited.map(({ id }) => keys.referral(id)),
  )
  const rewardOf = (id: bigint): bigint => rewards.get(keys.referral(id)) ?? 0n
  const total = invited.reduce((sum, { id }) => sum + rewardOf(id), 0n)
  return {
    code: referral_code,
    terms: referral.reward > 0 ? { reward: inWhole(referral.reward), validBet: inWhole(referral.validBet) } : null,
    count: invited.length,
    totalReward: toWire(total),
    list: invited.slice((page - 1) * pageSize, page * pageSize).map(({ id, joined_at, username }) => ({
      account: maskAccount(username),
      joinedAt: joined_at.toISOString(),
      state: rewardOf(id) > 0n ? ('REWARDED' as const) : ('JOINED' as const),
      reward: toWire(rewardOf(id)),
    })),
    totalPages: Math.ceil(invited.length / pageSize),
  }
}

const inWhole = (whole: number): string => toWire(BigInt(whole) * UNITS_PER_WHOLE)
