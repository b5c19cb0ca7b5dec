import type { Eligibility } from '@baize/api/schemas/eligibility'
import { parseAmount } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import { validBetSince } from '../rounds/index.ts'
import type { PromotionsDependencies } from './dependencies.ts'

/** Accounts of a deployment with real money cost nothing to make, so a reward asks for more than an account. */
const strict: Eligibility = { verifiedContact: true, confirmedDeposit: true, validBet: '0', oncePerPerson: true }
const open: Eligibility = { verifiedContact: false, confirmedDeposit: false, validBet: '0', oncePerPerson: false }

const termsOf = ({ demo }: Pick<PromotionsDependencies, 'demo'>, eligibility: Eligibility | null) =>
  eligibility ?? (demo ? open : strict)

export interface Asked {
  memberId: bigint
  /** Names the reward; of those who share a device or a payout account one has it. */
  reward: string
  /** Terms of the reward; the usual ones when null. */
  eligibility: Eligibility | null
}

/**
 * Refuses a reward to a member who lacks what its terms ask for.
 * @throws ApiError contact_unverified, deposit_required, valid_bet_required, reward_taken
 */
export async function requireEligible(
  deps: Pick<PromotionsDependencies, 'demo'>,
  tx: Tx,
  { memberId, reward, eligibility }: Asked,
): Promise<void> {
  const terms = termsOf(deps, eligibility)
  const { rows } = await sql<{ contact: boolean; deposit: boolean; taken: boolean }>`
    select exists (select from identity.proven_contact where member_id = ${memberId}) as contact,
      exists (select from cashier.confirmed_deposit where member_id = ${memberId}) as deposit,
      exists (
        select from promotions.reward_mark m
        where m.reward = ${reward} and m.member_id <> ${memberId} and m.mark in (${marksOf(memberId)})
      ) as taken`.execute(tx)
  const { contact, deposit, taken } = rows[0]!
  if (terms.verifiedContact && !contact) throw new ApiError('contact_unverified')
  if (terms.confirmedDeposit && !deposit) throw new ApiError('deposit_required')
  const leastUnits = parseAmount(terms.validBet)
  if (leastUnits > 0n && (await validBetSince(tx, memberId, new Date(0))) < leastUnits)
    throw new ApiError('valid_bet_required')
  if (terms.oncePerPerson && taken) throw new ApiError('reward_taken')
}

/**
 * The same at the moment when the reward is given: from then on it is taken for the member's devices and payout accounts.
 * Two who share one wait here for each other.
 * @throws ApiError as requireEligible
 */
export async function takeEligibly(deps: Pick<PromotionsDependencies, 'demo'>, tx: Tx, asked: Asked): Promise<void> {
  const { memberId, reward, eligibility } = asked
  if (termsOf(deps, eligibility).oncePerPerson)
    await sql`
    insert into promotions.reward_mark (reward, mark, member_id)
    select ${reward}, mark, ${memberId}::bigint from (${marksOf(memberId)}) m (mark) order by mark
    on conflict do nothing`.execute(tx)
  await requireEligible(deps, tx, asked)
}

/** True when two accounts share a device or a payout account. */
export async function isSamePerson(tx: Tx, memberId: bigint, otherId: bigint): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (
      select from (${marksOf(memberId)}) m (mark) join (${marksOf(otherId)}) o (mark) on o.mark = m.mark
    ) as shared`.execute(tx)
  return rows[0]!.shared
}

const marksOf = (memberId: bigint) => sql`
  select 'device:' || encode(device_hash, 'hex') from identity.member_device where member_id = ${memberId}
  union all
  select 'payee:' || channel_code || ':' || number from cashier.payee where member_id = ${memberId}`
