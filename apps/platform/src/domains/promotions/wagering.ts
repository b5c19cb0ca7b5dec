import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { memberAccount } from '../ledger/index.ts'
import type { PromotionsDependencies } from './dependencies.ts'
import { tables } from './tables.ts'

/** The bonus that a member plays, with what was bet until now counted. */
export async function readWagering(
  { cashier, bonuses }: PromotionsDependencies,
  memberId: bigint,
  language: Language,
): Promise<ResponseOf<'promotions.wagering'>> {
  if (!(await bonuses.read(memberId, language))) return { bonus: null }
  await cashier.countTurnover()
  return { bonus: await bonuses.read(memberId, language) }
}

/**
 * Gives the bonus up that a member plays; what is in the main account stays.
 * @throws ApiError not_found when it is no longer played, bonus_round_open
 */
export async function cancelBonus(
  { database, bonuses, ledger, currency, wallet }: PromotionsDependencies,
  memberId: bigint,
  { id }: InputOf<'promotions.cancelBonus'>,
): Promise<ResponseOf<'promotions.cancelBonus'>> {
  const answer = await database.transaction(async tx => {
    const returned = await bonuses.forfeit(tx, memberId, { id: BigInt(id) })
    const [kept = 0n] = await ledger.lockBalances(tx, [memberAccount(memberId, 'MAIN', { currency })])
    return { returned: toWire(returned), kept: toWire(kept) }
  })
  wallet.tellBalance(memberId)
  return answer
}

/**
 * Takes back the bonus that a member plays; the member reads the reason.
 * @throws ApiError not_found, bonus_round_open
 */
export async function voidBonus(
  { database, clock, bonuses, wallet }: PromotionsDependencies,
  { account, reason }: InputOf<'promotions.voidBonus'>,
  actor: string,
): Promise<null> {
  const memberId = await database.transaction(async tx => {
    const member = await tables(tx)
      .selectFrom('identity.account_state')
      .select('account_id')
      .where('username', '=', account.toLowerCase())
      .executeTakeFirst()
    if (!member) throw new ApiError('not_found')
    const returned = await bonuses.forfeit(tx, member.account_id, { reason })
    await audit(tx, {
      ...{ at: clock.now(), actor, action: 'promotions.voidBonus', subject: `member:${member.account_id}` },
      ...{ detail: { reason }, before: { bonusUnits: returned }, after: { bonusUnits: 0n } },
    })
    return member.account_id
  })
  wallet.tellBalance(memberId)
  return null
}
