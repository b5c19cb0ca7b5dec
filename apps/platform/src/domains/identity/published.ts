import type { AgentType } from '@baize/api'

/** Views that the domains after this one may read. */
export interface IdentityPublished {
  'identity.desk_member': {
    id: bigint
    username: string
    username_key: string
    agent_type: AgentType
    /** Told with each change of the member's locks. */
    lock_version: number
    created_at: Date
    first_signed_in_at: Date | null
  }
  'identity.account_state': { account_id: bigint; active: boolean; username: string; agent_type: AgentType }
}
