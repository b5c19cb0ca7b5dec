import { UNITS_PER_WHOLE } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { keys } from '../../ledger/index.ts'
import { drainFacts, takeFactsIn } from '../../rounds/index.ts'
import { giveAward } from '../award.ts'
import type { PromotionsDependencies } from '../dependencies.ts'
import { isSamePerson, takeEligibly } from '../eligibility.ts'
import { promotionTexts } from '../texts.ts'
import { referralTitles } from './titles.ts'

/**
 * Rewards members for whom they invited, once for each whose valid bet has reached what the brand asks for. What is taken
 * back before that lowers it; a reward that was given stays. Where the brand gives nothing, play is not counted either.
 */
export async function rewardInvitations(deps: PromotionsDependencies): Promise<void> {
  const { database, settings, currency, wallet } = deps
  const { referral } = await settings.brand()
  if (referral.reward === 0) return void (await sql`select rounds.pass_facts('referrals')`.execute(database.kysely))
  await drainFacts(database, 'referrals', () => database.transaction(tx => countPlay(tx, currency)))
  let after = 0n
  for (;;) {
    const rewarded = await database.transaction(tx => rewardNext(deps, tx, after, referral))
    if (!rewarded) return
    after = rewarded.inviteeId
    if (rewarded.isPaid) wallet.tellBalance(rewarded.inviterId)
  }
}

async function countPlay(tx: Tx, currency: string): Promise<void> {
  await takeFactsIn(tx, 'referrals')
  await sql`
  with taken as (
    select member_id, sum(bets * valid_units)::bigint as units
    from taken_fact where book = 'REAL' and currency = ${currency} group by 1
  )
  insert into promotions.invitee as i (invitee_id, inviter_id, valid_units)
  select t.member_id, v.inviter_id, t.units
  from taken t join agents.invitation v on v.member_id = t.member_id order by 1
  on conflict (invitee_id) do update set valid_units = i.valid_units + excluded.valid_units where i.state = 'OPEN'`.execute(
    tx,
  )
}

interface Reached {
  inviteeId: bigint
  inviterId: bigint
}

/** Rewards the next invitation that has reached the sum; null where there is none. Another process takes another one. */
async function rewardNext(
  deps: PromotionsDependencies,
  tx: Tx,
  after: bigint,
  { reward, validBet }: { reward: number; validBet: number },
): Promise<(Reached & { isPaid: boolean }) | null> {
  const { rows } = await sql<Reached>`
    select invitee_id as "inviteeId", inviter_id as "inviterId" from promotions.invitee
    where state = 'OPEN' and valid_units >= ${BigInt(validBet) * UNITS_PER_WHOLE} and invitee_id > ${after}
    order by invitee_id limit 1 for update skip locked`.execute(tx)
  const [reached] = rows
  if (!reached) return null
  const refusal = await tryTo(tx, () => give(deps, tx, reached, BigInt(reward) * UNITS_PER_WHOLE))
  // What an invitee still lacks may come; somebody who was there before stays that.
  if (refusal === null || refusal === 'reward_taken')
    await sql`
      update promotions.invitee set state = ${refusal === null ? 'REWARDED' : 'REFUSED'}
      where invitee_id = ${reached.inviteeId}`.execute(tx)
  return { ...reached, isPaid: refusal === null }
}

async function give(deps: PromotionsDependencies, tx: Tx, { inviteeId, inviterId }: Reached, units: bigint) {
  if (!deps.demo && (await isSamePerson(tx, inviteeId, inviterId))) throw new ApiError('reward_taken')
  await takeEligibly(deps, tx, { memberId: inviteeId, reward: 'referral', eligibility: null })
  const award = { memberId: inviterId, source: 'REFERRAL', code: 'REFERRAL', titles: referralTitles } as const
  await giveAward(deps, tx, { ...award, key: keys.referral(inviteeId), units, multiple: 1 })
  const texts = promotionTexts('issued', { texts: referralTexts }, { units })
  await deps.messages.send(tx, 'REWARDS', inviterId, texts)
}

const referralTexts = Object.fromEntries(
  Object.entries(referralTitles).map(([language, title]) => [language, { title, summary: '', terms: '' }]),
)

/** Does something whole or not at all. Answers the code of what refused it, null where nothing did. */
async function tryTo(tx: Tx, work: () => Promise<void>): Promise<string | null> {
  await sql`savepoint reward`.execute(tx)
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await sql`rollback to savepoint reward`.execute(tx)
    return error.code
  }
}
