import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { type Group, houseAccount, keys, memberAccount } from '../../ledger/index.ts'
import { drainFacts } from '../../rounds/index.ts'
import type { RebatesDependencies } from '../dependencies.ts'

interface Owed {
  agentId: bigint
  units: bigint
}

/**
 * Pays agents their step of the rebate of lotteries: what a member's stakes leave between the member's highest odds series
 * and the agent's own. Bets are folded by the minute; what does not make a cent waits, and so does what was taken back,
 * which is earned back and never debited. A blocked account has its commission once it is open again.
 */
export async function payCommissions(deps: RebatesDependencies): Promise<void> {
  await drainFacts(deps.database, 'commissions', async () => {
    const paid = await deps.database.transaction(tx => payFold(deps, tx))
    for (const { agentId } of paid) deps.wallet.tellBalance(agentId)
  })
}

async function payFold({ ledger, currency }: RebatesDependencies, tx: Tx): Promise<Owed[]> {
  await sql`select rebates.take_steps(${currency})`.execute(tx)
  const { rows: folds } = await sql<{ position: bigint }>`
    select position from rounds.reader_position where name = 'commissions'`.execute(tx)
  const { rows: owed } = await sql<Owed>`
    select agent_id as "agentId", (earned_units - paid_units) / 100 * 100 as units
    from rebates.commission where earned_units - paid_units >= 100 order by agent_id`.execute(tx)
  if (owed.length === 0) return []
  const debit = houseAccount('REBATE_COST', { currency })
  const groups = owed.map(({ agentId, units }): Group => {
    const credit = memberAccount(agentId, 'MAIN', { currency })
    return {
      key: keys.commission(folds[0]!.position, agentId),
      legs: [{ debit, credit, amountUnits: units, code: 'COMMISSION' }],
    }
  })
  const outcomes = await ledger.postIn(tx, groups)
  const paid = owed.filter((_, at) => outcomes[at]!.status === 'ok')
  await sql`
    update rebates.commission c set paid_units = c.paid_units + p.units
    from unnest(${paid.map(({ agentId }) => agentId)}::bigint[], ${paid.map(({ units }) => units)}::bigint[]) as p (agent_id, units)
    where c.agent_id = p.agent_id`.execute(tx)
  return paid
}
