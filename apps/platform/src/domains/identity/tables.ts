import type { AgentType } from '@baize/api'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { IdentityPublished } from './published.ts'

type LockedUntil = ColumnType<Date | null, undefined, Date | 'infinity' | null>

/** Tables that only this domain names. */
export interface IdentityTables {
  'identity.account': {
    id: GeneratedAlways<bigint>
    username: string
    username_key: string
    kind: 'member' | 'operator'
    agent_type: AgentType
    password_hash: string
    password_changed_at: Date
    password_one_time: Generated<boolean>
    dialing_code: string | null
    mobile_num: string | null
    email: string | null
    contact_proven_at: Generated<Date | null>
    withdrawal_hold_until: Date | null
    /** By the member's own wish. */
    closed_until: ColumnType<Date | null, undefined, Date | 'infinity' | null>
    status: Generated<'active' | 'blocked'>
    /** Locked by the house, 'infinity' until it is lifted, which reads as a number that is after every date. */
    sign_in_locked_until: LockedUntil
    play_locked_until: LockedUntil
    deposit_locked_until: LockedUntil
    withdrawal_locked_until: LockedUntil
    lock_version: Generated<number>
    /** Somebody of risk has locked something of it. */
    locked_by_risk: Generated<boolean>
    first_signed_in_at: Date | null
    created_at: Date
  }
  'identity.session': {
    id: GeneratedAlways<bigint>
    token_hash: Buffer
    device_hash: Buffer
    account_id: bigint
    address: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    must_change: Generated<boolean>
    remember_as: string | null
    change_ticket_hash: Buffer | null
    change_ticket_expires_at: Date | null
  }
  'identity.sign_in': { account_id: bigint; at: Date; address: string }
  'identity.tries': { subject: string; budget: string; n: number; since: Date }
  'identity.known_device': { account_id: bigint; device_hash: Buffer; seen_at: Date }
  'identity.captcha': { id_hash: Buffer; answer_hash: Buffer; expires_at: Date }
  'identity.sms_code': {
    id: GeneratedAlways<bigint>
    purpose: 'login' | 'recovery' | 'register' | 'bind' | 'withdrawal'
    number: string
    /** Null for codes from before they belonged to browsers. */
    browser_hash: Buffer | null
    code_hash: Buffer
    address: string
    created_at: Date
    expires_at: Date
    tries: Generated<number>
    used_at: Date | null
    exhausted_at: Date | null
  }
  'identity.email_code': {
    id: GeneratedAlways<bigint>
    account_id: bigint
    purpose: 'bind' | 'withdrawal'
    email: string
    code_hash: Buffer
    created_at: Date
    expires_at: Date
    tries: Generated<number>
    used_at: Date | null
  }
  'identity.withdrawal_password': {
    account_id: bigint
    hash: string
    changed_at: Date
    failures: Generated<number>
    locked_until: Date | null
  }
  'identity.recovery_attempt': { username_key: string; address: string; at: Date }
  'identity.password_link': { token_hash: Buffer; account_id: bigint | null; expires_at: Date }
  'identity.remember_ticket': {
    ticket_hash: Buffer
    family: string
    account_id: bigint
    expires_at: Date
    used_at: Date | null
  }
  'identity.slider_puzzle': {
    id_hash: Buffer
    gap_px: number
    tries: Generated<number>
    token_hash: Buffer | null
    expires_at: Date
  }
  'identity.social_flow': {
    id_hash: Buffer
    provider: string
    state_hash: Buffer
    nonce: string
    code_verifier: string
    redirect_uri: string
    expires_at: Date
  }
  'identity.social_account': { provider: string; subject: string; account_id: bigint; linked_at: Date }
}

type Tables = IdentityTables & IdentityPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
