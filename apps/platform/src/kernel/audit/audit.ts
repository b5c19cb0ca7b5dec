import { sql } from 'kysely'
import type { Queryable } from '../database/open-database.ts'

export interface AuditEntry {
  at: Date
  /** The one that did it: an account id, or an address for somebody unknown. */
  actor: string
  /** Operation and outcome, as session.login.refused. */
  action: string
  /** What it was done to. */
  subject: string
  detail?: Record<string, string | number | boolean>
}

/** Adds an entry to the audit chain. Writers wait for each other until they commit, so it comes last in a transaction. */
export async function audit(on: Queryable, { at, actor, action, subject, detail = {} }: AuditEntry): Promise<void> {
  await sql`select audit.append(${at}, ${actor}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`.execute(on)
}

/**
 * Notes what outsiders can make happen as often as they like. It waits for nobody, and stands in the chain within a minute,
 * together with its likes, as one entry that says how many `times`.
 */
export async function auditOften(
  on: Queryable,
  { at, actor, action, subject, detail = {} }: AuditEntry,
): Promise<void> {
  await sql`
    insert into audit.tally (at, actor, action, subject, detail)
    values (${at}, ${actor}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`.execute(on)
}
