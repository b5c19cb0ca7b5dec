import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { BonusesDependencies } from './dependencies.ts'
import { type Bonus, endBonus, heldUnits } from './end.ts'
import { tables } from './tables.ts'

/**
 * Counts the valid bet that turnover requirements left over, then ends what is due. Runs in the transaction that made the
 * temporary table `turnover_rest`.
 * @returns members whose money moved
 */
export async function countTurnover(deps: BonusesDependencies, tx: Tx): Promise<bigint[]> {
  await sql`select bonuses.count_turnover()`.execute(tx)
  return endDue(deps, tx)
}

/** Ends each active bonus that is earned, over its time or used up, once no bet of it is open. */
async function endDue(deps: BonusesDependencies, tx: Tx): Promise<bigint[]> {
  const now = deps.clock.now()
  const due = await tables(tx)
    .selectFrom('bonuses.bonus as b')
    .innerJoin('ledger.account_balance as a', 'a.id', 'b.bonus_account')
    .selectAll('b')
    .where('b.state', '=', 'ACTIVE')
    .where('b.open_bets', '=', 0)
    .where(eb =>
      eb.or([
        eb('b.done_units', '>=', eb.ref('b.required_units')),
        eb('b.expires_at', '<=', now),
        eb('a.balance', '=', 0n),
      ]),
    )
    .orderBy('b.id')
    .forNoKeyUpdate('b')
    .skipLocked()
    .execute()
  const moved: bigint[] = []
  for (const bonus of due) {
    const end = await endOf(deps, tx, bonus, now)
    if (!end) continue
    if ((await endUnlessBlocked(deps, tx, bonus, end)) && end === 'CONVERTED') moved.push(bonus.member_id)
  }
  return moved
}

async function endOf(deps: BonusesDependencies, tx: Tx, bonus: Bonus, now: Date) {
  if (bonus.done_units >= bonus.required_units) return 'CONVERTED'
  if (bonus.expires_at <= now) return 'EXPIRED'
  return (await heldUnits(deps, tx, bonus)) === 0n ? 'USED_UP' : null
}

/** A blocked account keeps its bonus until it is opened again, and keeps nobody else waiting. */
async function endUnlessBlocked(deps: BonusesDependencies, tx: Tx, bonus: Bonus, end: Parameters<typeof endBonus>[3]) {
  try {
    await endBonus(deps, tx, bonus, end)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'account_blocked') return false
    throw error
  }
}
