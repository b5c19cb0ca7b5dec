import type { Language } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import { type AccountRef, houseAccount, memberAccount } from '../ledger/index.ts'
import type { PromotionsDependencies } from './dependencies.ts'
import type { AwardSource, PlannedBonus, PromotionTexts, Titles } from './tables.ts'
import { tables } from './tables.ts'

export interface Award {
  memberId: bigint
  source: AwardSource
  titles: Titles
  /** The ledger's key of the event; a second award under it posts nothing. */
  key: string
  code: 'REWARD' | 'MISSION' | 'PRIZE' | 'ENVELOPE' | 'REFERRAL'
  units: bigint
  /** Valid bet that it asks for before it may be withdrawn, as a multiple. */
  multiple: number
  /** Terms of a bonus that has to be wagered; without them the money is the member's own. */
  bonus?: PlannedBonus | null
  /** The account that pays; promotion costs when left out. */
  from?: AccountRef
  reference?: string
}

/** Titles by language, for the history of bonuses. */
export const titlesOf = (texts: PromotionTexts): Titles =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language as Language, title]))

/**
 * Gives a member money: the credit, its turnover requirement and a row of the bonus history, in the caller's transaction.
 * A bonus that has to be wagered goes where it is kept apart.
 * @throws ApiError account_blocked, bonus_active
 */
export async function giveAward(deps: PromotionsDependencies, tx: Tx, award: Award): Promise<void> {
  const { memberId, source, titles, key, units, multiple, bonus } = award
  if (bonus) await deps.bonuses.grant(tx, { memberId, source: key, titles, units, terms: { ...bonus, multiple } })
  else await credit(deps, tx, award)
  await tables(tx)
    .insertInto('promotions.award')
    .values({
      ...{ member_id: memberId, source, titles: JSON.stringify(titles), key },
      ...{ amount_units: units, multiple, at: deps.clock.now() },
    })
    .execute()
}

async function credit(deps: PromotionsDependencies, tx: Tx, award: Award): Promise<void> {
  const { ledger, clock, currency } = deps
  const { memberId, key, code, units, multiple } = award
  const [outcome] = await ledger.postIn(tx, [
    {
      key,
      legs: [
        {
          debit: award.from ?? houseAccount('PROMO_COST', { currency }),
          credit: memberAccount(memberId, 'MAIN', { currency }),
          amountUnits: units,
          code,
        },
      ],
      ...(award.reference ? { reference: award.reference } : {}),
    },
  ])
  if (outcome!.status === 'account_blocked') throw new ApiError('account_blocked')
  if (outcome!.status !== 'ok') throw new Error(`the award ${key} was not credited: ${outcome!.status}`)
  const requiredUnits = units * BigInt(multiple)
  const at = clock.now()
  await deps.cashier.openRequirement(tx, { memberId, currency, source: key, baseUnits: units, requiredUnits, at })
}
