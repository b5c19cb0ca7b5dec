import type { AgentType } from '@baize/api'
import { guestType } from '@baize/api'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

/** What operators read of a member's credentials: nothing that lets anybody in. */
export interface AccountForDesk {
  id: bigint
  username: string
  agentType: AgentType
  firstSignedInAt: Date | null
  contactProvenAt: Date | null
  withdrawalHoldUntil: Date | null
  lockVersion: number
}

/** The account of a member; null for guests, operators and nobody. */
export async function accountForDesk(db: Queryable, memberId: bigint): Promise<AccountForDesk | null> {
  const row = await tables(db)
    .selectFrom('identity.account')
    .select(['id', 'username', 'agent_type', 'first_signed_in_at', 'contact_proven_at', 'withdrawal_hold_until'])
    .select('lock_version')
    .where('id', '=', memberId)
    .where('kind', '=', 'member')
    .where('agent_type', '!=', guestType)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...{ id: row.id, username: row.username, agentType: row.agent_type, lockVersion: row.lock_version },
    ...{ firstSignedInAt: row.first_signed_in_at, contactProvenAt: row.contact_proven_at },
    withdrawalHoldUntil: row.withdrawal_hold_until,
  }
}
