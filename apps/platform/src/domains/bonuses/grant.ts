import { parseAmount } from '@baize/money'
import { isUniqueViolation } from '@baize/server-kit/database/postgres-errors'
import { ApiError } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import { houseAccount, keys, memberAccount } from '../ledger/index.ts'
import type { BonusesDependencies } from './dependencies.ts'
import type { BonusTitles } from './tables.ts'
import { tables } from './tables.ts'
import { type BonusTerms, hashOfTerms } from './terms.ts'
import { bonusTexts } from './texts.ts'

export interface Grant {
  memberId: bigint
  /** What grants it, as promo:17; a second grant under it is an error. */
  source: string
  titles: BonusTitles
  units: bigint
  terms: BonusTerms
}

const dayMs = 86_400_000

/**
 * Gives a member money that has to be wagered, in the caller's transaction.
 * @throws ApiError bonus_active while another one is, account_blocked
 */
export async function grantBonus(deps: BonusesDependencies, tx: Tx, grant: Grant): Promise<void> {
  const { ledger, clock, currency } = deps
  const { memberId, source, titles, units, terms } = grant
  const refs = [
    memberAccount(memberId, 'BONUS', { currency }),
    memberAccount(memberId, 'MAIN', { currency }),
    houseAccount('PROMO_COST', { currency }),
  ] as const
  const [bonusAccount, mainAccount, costAccount] = await ledger.accountIds(refs, tx)
  const at = clock.now()
  const { id } = await tables(tx)
    .insertInto('bonuses.bonus')
    .values({
      ...{ member_id: memberId, currency, source, titles: JSON.stringify(titles), amount_units: units },
      ...{ multiple: terms.multiple, required_units: units * BigInt(terms.multiple) },
      weights: JSON.stringify(terms.weights),
      max_stake_units: parseAmount(terms.maxStake),
      max_convert_units: terms.maxConvert === null ? null : parseAmount(terms.maxConvert),
      terms_hash: hashOfTerms(terms),
      ...{ granted_at: at, expires_at: new Date(at.getTime() + terms.days * dayMs), ended_at: null },
      ...{ bonus_account: bonusAccount!, main_account: mainAccount!, cost_account: costAccount! },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'bonus_active') ? new ApiError('bonus_active') : error
    })
  const [outcome] = await ledger.postIn(tx, [
    {
      key: keys.bonus(id, 'grant'),
      legs: [{ debit: refs[2], credit: refs[0], amountUnits: units, code: 'BONUS_GRANT' }],
      reference: source,
    },
  ])
  if (outcome!.status === 'account_blocked') throw new ApiError('account_blocked')
  if (outcome!.status !== 'ok') throw new Error(`the bonus ${source} was not granted: ${outcome!.status}`)
  await deps.messages.send(tx, 'REWARDS', memberId, bonusTexts('granted', titles, units))
}
