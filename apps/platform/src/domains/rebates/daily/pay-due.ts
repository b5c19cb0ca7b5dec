import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { type Group, houseAccount, keys, memberAccount } from '../../ledger/index.ts'
import type { RebatesDependencies } from '../dependencies.ts'

interface DueLine {
  id: bigint
  memberId: bigint
  label: string
  gameType: string | null
  units: bigint
}

/** Lines that are paid in one transaction. */
const batch = 500

/**
 * Pays every line that is due, the oldest first. What is paid already under its key is only noted. A blocked account has
 * its rebate once it is open again.
 */
export async function payDue(deps: RebatesDependencies): Promise<void> {
  let after = 0n
  for (;;) {
    const { lines, paid } = await deps.database.transaction(tx => payBatch(deps, tx, after))
    for (const memberId of new Set(paid)) deps.wallet.tellBalance(memberId)
    if (lines.length === 0) return
    after = lines.at(-1)!.id
  }
}

async function payBatch({ ledger, clock, currency }: RebatesDependencies, tx: Tx, after: bigint) {
  // Two processes take different lines.
  const { rows: lines } = await sql<DueLine>`
    select l.id, l.member_id as "memberId", d.label, l.game_type as "gameType", l.amount_units as units
    from rebates.line l join rebates.day d on d.id = l.day_id
    where l.state = 'DUE' and l.id > ${after} order by l.id limit ${batch} for update of l skip locked`.execute(tx)
  if (lines.length === 0) return { lines, paid: [] }
  const debit = houseAccount('REBATE_COST', { currency })
  const groups = lines.map(({ memberId, label, gameType, units }): Group => {
    const credit = memberAccount(memberId, 'MAIN', { currency })
    return {
      key: keys.dailyRebate(memberId, label),
      ...(gameType ? { reference: gameType } : {}),
      legs: [{ debit, credit, amountUnits: units, code: 'REBATE' }],
    }
  })
  const outcomes = await ledger.postIn(tx, groups)
  const paid = lines.filter((_, at) => ['ok', 'duplicate'].includes(outcomes[at]!.status))
  await sql`
    update rebates.line set state = 'PAID', paid_at = ${clock.now()}
    where id = any (${paid.map(({ id }) => id)}::bigint[])`.execute(tx)
  return { lines, paid: paid.map(({ memberId }) => memberId) }
}
