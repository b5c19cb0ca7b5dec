import type { Language } from '@baize/api'
import type { FieldFault } from '../../kernel/api-error.ts'
import type { Tx } from '../../kernel/database/open-database.ts'

export interface NewcomerHow {
  username: string
  passwordHash: string
  language: Language
  email?: string | undefined
}

/** Calls that signing in makes of members, a domain after identity. */
export interface MemberHooks {
  /** Faults of a new password, told of the given field: it breaks the brand's rule, or is one that others try first. */
  passwordFaults(field: string, password: string): Promise<FieldFault[]>
  /** A member who came by another service and has no password of their own. */
  createMember(tx: Tx, how: NewcomerHow): Promise<bigint>
  /** The language that a member is written to in. */
  languageOf(tx: Tx, memberId: bigint): Promise<Language>
  /** A number or an address of the member has changed in this transaction. */
  contactsChanged(tx: Tx, memberId: bigint): Promise<void>
  /** A guest with play money and nothing else. */
  createGuest(tx: Tx, how: NewcomerHow): Promise<bigint>
}
