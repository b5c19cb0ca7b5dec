import type { ContractType } from '@baize/api'
import { agentCentreTypes, guestType, offerDays } from '@baize/api'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { memberByName } from '../../identity/index.ts'
import type { Contract, ContractsDependencies, Series } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { startOf } from './states/start-date.ts'
import { tellOffered } from './tell.ts'
import { storedTiers, type Tier } from './terms.ts'

const offerMs = offerDays * 86_400_000

export interface Offer extends Series {
  /** Username of who would be paid. */
  account: string
  tiers: readonly Tier[]
  /** From when it is to be in force; null for its acceptance. */
  startsAt: Date | null
}

/**
 * Offers a contract to a member directly below.
 * @throws ApiError not_allowed for anybody but agents, not_direct_downline, rate_above_upline, offer_open, invalid_input
 */
export async function offerContract(
  deps: ContractsDependencies,
  { startsOn, ...offer }: Omit<Offer, 'startsAt'> & { startsOn?: string | undefined },
  caller: Pick<MemberCaller, 'memberId' | 'agentType'>,
): Promise<Contract> {
  const { memberId, agentType } = caller
  if (!agentCentreTypes.includes(agentType)) throw new ApiError('not_allowed')
  return deps.database.transaction(async tx => {
    const payeeId = await memberByName(tx, offer.account)
    const upline = payeeId === null ? null : await deps.agents.uplineOf(tx, payeeId)
    if (payeeId === null || upline?.id !== memberId || !(await isReal(tx, payeeId)))
      throw new ApiError('not_direct_downline', { faults: [{ field: 'account', fault: 'wrong' }] })
    const startsAt = await startOf(tx, deps, startsOn)
    return writeOffer(deps, tx, { ...offer, startsAt, payerId: memberId, payeeId })
  })
}

/** Writes the offer of an upline, or of the house to a member without one. @throws ApiError rate_above_upline, offer_open */
export async function writeOffer(
  deps: ContractsDependencies,
  tx: Tx,
  {
    type,
    period,
    tiers,
    startsAt,
    payerId,
    payeeId,
  }: Omit<Offer, 'account'> & { payerId: bigint | null; payeeId: bigint },
): Promise<Contract> {
  const now = deps.clock.now()
  const topRatePpm = tiers.at(-1)!.ratePpm
  await requireRate(tx, type, payerId, topRatePpm)
  try {
    const contract = await tables(tx)
      .insertInto('contracts.contract')
      .values({
        ...{ type, period, payer_id: payerId, payee_id: payeeId },
        ...{ tiers: storedTiers(tiers), top_rate_ppm: topRatePpm },
        ...{ offered_at: now, expires_at: answerUntil(now, startsAt) },
        starts_at: startsAt,
        ...{ accepted_at: null, ended_at: null, end_reason: null },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellOffered(deps, tx, contract)
    return contract
  } catch (error) {
    if (isUniqueViolation(error, 'contract_offered')) throw new ApiError('offer_open')
    throw error
  }
}

/** An offer is answered within its days, and before it is to begin. */
function answerUntil(now: Date, startsAt: Date | null): Date {
  const until = new Date(now.getTime() + offerMs)
  return startsAt && startsAt < until ? startsAt : until
}

/** Nobody grants more than they are granted; the house may grant whatever a type may pay. @throws ApiError rate_above_upline */
export async function requireRate(
  db: Queryable,
  type: ContractType,
  payerId: bigint | null,
  topRatePpm: bigint,
): Promise<void> {
  if (payerId === null) return
  const own = await tables(db)
    .selectFrom('contracts.contract')
    .select('top_rate_ppm')
    .where('payee_id', '=', payerId)
    .where('type', '=', type)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  if (topRatePpm > (own?.top_rate_ppm ?? 0n)) throw new ApiError('rate_above_upline')
}

/** Guests have no contracts, and blocked accounts get none. */
export async function isReal(db: Queryable, memberId: bigint): Promise<boolean> {
  const account = await tables(db)
    .selectFrom('identity.account_state')
    .select('agent_type')
    .where('account_id', '=', memberId)
    .where('active', '=', true)
    .executeTakeFirst()
  return account !== undefined && account.agent_type !== guestType
}
