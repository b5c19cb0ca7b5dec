import type { AgentType } from '@baize/api'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'identity.account': {
      id: GeneratedAlways<bigint>
      username: string
      username_key: string
      kind: 'member' | 'operator'
      agent_type: AgentType
      password_hash: string
      password_changed_at: Date
      status: Generated<'active' | 'blocked'>
      first_signed_in_at: Date | null
      created_at: Date
    }
    /** View for other domains. */
    'identity.account_state': { account_id: bigint; active: boolean; username: string; agent_type: AgentType }
    'identity.session': {
      id: GeneratedAlways<bigint>
      token_hash: Buffer
      device_hash: Buffer
      account_id: bigint
      address: string
      created_at: Date
      last_seen_at: Date
      expires_at: Date
    }
    'identity.sign_in': { account_id: bigint; at: Date; address: string }
    'identity.sign_in_failure': { username_key: string; address: string; at: Date }
    'identity.captcha': { id_hash: Buffer; answer_hash: Buffer; expires_at: Date }
    'http.opened_body': { jti: string; expires_at: Date }
  }
}
