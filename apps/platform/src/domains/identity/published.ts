import type { AgentType } from '@baize/api'

/** Views that the domains after this one may read. */
export interface IdentityPublished {
  'identity.account_state': { account_id: bigint; active: boolean; username: string; agent_type: AgentType }
}
