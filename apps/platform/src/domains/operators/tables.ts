import type { OperatorPermission } from '@baize/api'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { IdentityPublished } from '../identity/index.ts'
import type { Seen } from './selections/bulk-acts.ts'

/** Why a session has ended. */
export type EndedWhy =
  | 'signed-out'
  | 'ended'
  | 'ended-others'
  | 'blocked'
  | 'new-password'
  | 'new-factor'
  | 'idle'
  | 'expired'

/** Told to whom it concerns: somebody signed in by a code in reserve, or was let in from the command line. */
export type NoticeKind = 'recovery-code-used' | 'recovered'

/** Tables that only this domain names. */
export interface OperatorsTables {
  'operators.operator': {
    /** Of the account. */
    id: bigint
    /** The first account of the same person. */
    person_id: bigint
    blocked: Generated<boolean>
    /** From which they are let in; none listed means every address. */
    addresses: Generated<string[]>
    version: Generated<number>
    created_at: Date
  }
  'operators.house': { only_row: Generated<boolean>; addresses: string[]; version: number }
  'operators.role': {
    code: string
    permissions: OperatorPermission[]
    version: Generated<number>
    created_at: Date
    /** Of the last change; null of roles from before. */
    changed_by: Generated<bigint | null>
    approved_by: Generated<bigint | null>
    changed_at: Generated<Date | null>
  }
  'operators.grant': {
    operator_id: bigint
    role: string
    granted_by: bigint | null
    approved_by: Generated<bigint | null>
    granted_at: Date
  }
  'operators.session': {
    id: GeneratedAlways<bigint>
    operator_id: bigint
    token_hash: Buffer
    desk_hash: Buffer
    address: string
    agent: string
    must_change: boolean
    created_at: Date
    /** When the operator last did something; what a page asks by itself does not count. */
    acted_at: Date
    expires_at: Date
    /** When the factor was proven last; null for a session that may only enrol one. */
    proven_at: Date | null
    ended_at: Generated<Date | null>
    why: Generated<EndedWhy | null>
  }
  'operators.factor': {
    operator_id: bigint
    /** Pending until a code of it was typed once. */
    state: 'pending' | 'held'
    sealed_secret: Buffer
    /** The newest step of which a code was taken. */
    last_step: Generated<bigint>
    created_at: Date
  }
  'operators.recovery_code': { operator_id: bigint; code_hash: Buffer; used_at: Generated<Date | null> }
  'operators.challenge': {
    id_hash: Buffer
    operator_id: bigint
    desk_hash: Buffer
    must_change: boolean
    expires_at: Date
  }
  'operators.passkey': {
    /** As browsers write it, base64url. */
    id: string
    operator_id: bigint
    name: string
    public_key: Buffer
    /** Of signatures so far; many devices always say 0. */
    counter: bigint
    transports: string[]
    created_at: Date
    used_at: Generated<Date | null>
  }
  'operators.passkey_challenge': {
    id_hash: Buffer
    challenge: string
    desk_hash: Buffer
    /** Null for one that any passkey may sign. */
    operator_id: bigint | null
    expires_at: Date
  }
  'operators.view': {
    id: GeneratedAlways<bigint>
    operator_id: bigint
    page: string
    name: string
    /** Written as JSON. */
    state: ColumnType<Record<string, string>, string, string>
    /** The role that it is shared with. */
    role: string | null
    version: Generated<number>
    created_at: Date
  }
  'operators.selection': {
    id: GeneratedAlways<bigint>
    operator_id: bigint
    list: string
    items: number
    sum_units: bigint
    frozen_at: Date
  }
  'operators.selection_item': { selection_id: bigint; position: number; row_id: string; name: string; seen: Seen }
  'operators.selection_run': {
    id: GeneratedAlways<bigint>
    selection_id: bigint
    operation: string
    /** Written as JSON. */
    input: ColumnType<Record<string, unknown>, string, never>
    reason: string
    operator_id: bigint
    session_id: string
    address: string
    asked_at: Date
    ended_at: Generated<Date | null>
    held_until: Generated<Date>
  }
  'operators.selection_outcome': {
    run_id: bigint
    position: number
    state: Generated<'WAITING' | 'DONE' | 'ASKED' | 'FAILED'>
    /** Code of the error of one that failed. */
    error: Generated<string | null>
  }
  'operators.enrolment_link': { token_hash: Buffer; operator_id: bigint; expires_at: Date }
  'operators.access_log': {
    id: GeneratedAlways<bigint>
    operator_id: bigint
    member_id: bigint
    tab: string
    address: string
    at: Date
  }
  'operators.notice': {
    id: GeneratedAlways<bigint>
    operator_id: bigint
    kind: NoticeKind
    about_id: bigint
    at: Date
  }
}

/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<OperatorsTables & IdentityPublished>()
