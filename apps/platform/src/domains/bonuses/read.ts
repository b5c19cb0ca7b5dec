import type { Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { Queryable } from '../../kernel/database/open-database.ts'
import type { BonusesDependencies } from './dependencies.ts'
import { tables } from './tables.ts'
import { weightsText } from './terms.ts'

type Wagering = ResponseOf<'promotions.wagering'>

/** A member's active bonus as they see it, with what cancelling would do now; null without one. */
export async function readWagering(
  { ledger, currency, database }: BonusesDependencies,
  memberId: bigint,
  language: Language,
  on: Queryable = database.kysely,
): Promise<Wagering['bonus']> {
  const bonus = await tables(on)
    .selectFrom('bonuses.bonus')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!bonus) return null
  const balances = await ledger.balances(memberId, on)
  const heldOf = (kind: 'MAIN' | 'BONUS') =>
    balances.find(each => each.kind === kind && each.book === 'REAL' && each.currency === currency)?.units ?? 0n
  return {
    id: bonus.id.toString(),
    title: bonus.titles[language] ?? bonus.titles.EN!,
    amount: toWire(bonus.amount_units),
    balance: toWire(heldOf('BONUS')),
    required: toWire(bonus.required_units),
    done: toWire(bonus.done_units),
    multiple: bonus.multiple,
    maxStake: toWire(bonus.max_stake_units),
    maxConvert: bonus.max_convert_units === null ? null : toWire(bonus.max_convert_units),
    weights: weightsText(bonus.weights),
    termsHash: bonus.terms_hash,
    expiresAt: bonus.expires_at.toISOString(),
    openBets: bonus.open_bets,
    cancelReturns: toWire(heldOf('BONUS')),
    cancelKeeps: toWire(heldOf('MAIN')),
  }
}

/** What lies in a member's active bonus; null without one. */
export async function heldNow({ database }: BonusesDependencies, memberId: bigint): Promise<bigint | null> {
  const row = await tables(database.kysely)
    .selectFrom('bonuses.bonus as b')
    .innerJoin('ledger.account_balance as a', 'a.id', 'b.bonus_account')
    .select('a.balance')
    .where('b.member_id', '=', memberId)
    .where('b.state', '=', 'ACTIVE')
    .executeTakeFirst()
  return row ? (row.balance ?? 0n) : null
}

/** Bonuses of a member in whatever state, the newest first. */
export const bonusesOfMember = (db: Queryable, memberId: bigint, limit: number) =>
  tables(db)
    .selectFrom('bonuses.bonus')
    .select(['id', 'source', 'titles', 'state', 'amount_units', 'required_units', 'done_units', 'converted_units'])
    .select(['granted_at', 'expires_at', 'ended_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
