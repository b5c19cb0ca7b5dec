import type { Selectable } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import { houseAccount, keys, type Leg, memberAccount } from '../ledger/index.ts'
import type { BonusesDependencies } from './dependencies.ts'
import type { BonusState } from './published.ts'
import type { BonusesTables } from './tables.ts'
import { tables } from './tables.ts'
import { bonusTexts } from './texts.ts'

export type Bonus = Selectable<BonusesTables['bonuses.bonus']>
type End = Exclude<BonusState, 'ACTIVE'>

/** A member's active bonus, kept until the transaction ends. Accounts are locked after it, never before. */
export const lockActive = (tx: Tx, memberId: bigint): Promise<Bonus | undefined> =>
  tables(tx)
    .selectFrom('bonuses.bonus')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** What lies in the bonus now. */
export async function heldUnits({ ledger }: BonusesDependencies, tx: Tx, bonus: Bonus): Promise<bigint> {
  const [held = 0n] = await ledger.lockBalances(tx, [accountsOf(bonus).bonus])
  return held
}

const accountsOf = ({ member_id, currency }: Bonus) => ({
  bonus: memberAccount(member_id, 'BONUS', { currency }),
  main: memberAccount(member_id, 'MAIN', { currency }),
  cost: houseAccount('PROMO_COST', { currency }),
})

/**
 * Ends a locked bonus: converted money becomes the member's own, at most what its terms say; everything else goes back.
 * @throws ApiError bonus_round_open while a bet that it helped to pay is not settled, account_blocked; nothing is changed
 */
export async function endBonus(
  deps: BonusesDependencies,
  tx: Tx,
  bonus: Bonus,
  end: End,
  reason = '',
): Promise<{ convertedUnits: bigint; returnedUnits: bigint }> {
  if (bonus.open_bets > 0) throw new ApiError('bonus_round_open')
  const held = await heldUnits(deps, tx, bonus)
  const limit = bonus.max_convert_units ?? held
  const convertedUnits = end !== 'CONVERTED' ? 0n : held < limit ? held : limit
  const returnedUnits = held - convertedUnits
  const { bonus: debit, main, cost } = accountsOf(bonus)
  const legs: Leg[] = []
  if (convertedUnits > 0n) legs.push({ debit, credit: main, amountUnits: convertedUnits, code: 'BONUS_CONVERT' })
  if (returnedUnits > 0n) {
    const excess = end === 'CONVERTED'
    const code = excess ? ('BONUS_EXCESS' as const) : ('BONUS_FORFEIT' as const)
    legs.push({ debit, credit: cost, amountUnits: returnedUnits, code, ...(excess ? { suffix: ':excess' } : {}) })
  }
  const key = keys.bonus(bonus.id, end === 'CONVERTED' ? 'convert' : 'forfeit')
  if (legs.length > 0) {
    const [outcome] = await deps.ledger.postIn(tx, [{ key, legs, reference: bonus.source }])
    if (outcome!.status === 'account_blocked') throw new ApiError('account_blocked')
    if (outcome!.status !== 'ok') throw new Error(`${key} was not posted: ${outcome!.status}`)
  }
  await tables(tx)
    .updateTable('bonuses.bonus')
    .set({ state: end, ended_at: deps.clock.now(), converted_units: convertedUnits })
    .where('id', '=', bonus.id)
    .execute()
  const told = end === 'CONVERTED' ? convertedUnits : returnedUnits
  await deps.messages.send(tx, 'REWARDS', bonus.member_id, bonusTexts(end, bonus.titles, told, reason))
  return { convertedUnits, returnedUnits }
}
