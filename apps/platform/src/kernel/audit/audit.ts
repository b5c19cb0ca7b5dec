import { endpoints } from '@baize/api/endpoints/index'
import { sql } from 'kysely'
import { type Act, currentAct } from '../acts/current-act.ts'
import { type Facts, plainFacts } from '../acts/facts.ts'
import type { Queryable, Tx } from '../database/open-database.ts'
import { operatorActor } from '../http/caller.ts'

export interface AuditEntry {
  at: Date
  /** The one that did it: an account id, or an address for somebody unknown. */
  actor: string
  /** Operation and outcome, as session.login.refused. */
  action: string
  /** What it was done to. */
  subject: string
  detail?: Record<string, string | number | boolean>
  /** What was changed: the fields that matter as they were and as they are; null where there was or is nothing. */
  before?: Facts | null
  after?: Facts | null
}

/**
 * Adds an entry to the audit chain. Writers wait for each other until they commit, so it comes last in a transaction. What an
 * operator does stands there with address and session; where somebody else has agreed to it, both are named, and their request is
 * closed in the same transaction.
 */
export async function audit(on: Queryable, entry: AuditEntry): Promise<void> {
  const act = currentAct()
  if (!act || entry.actor !== operatorActor(act.caller)) return append(on, entry)
  refuseUnasked(act, entry)
  act.entries.push({ action: entry.action, hasChange: entry.before !== undefined && entry.after !== undefined })
  await append(on, { ...entry, detail: { ...entry.detail, ...circumstancesOf(act) } })
  if (!Object.hasOwn(endpoints, entry.action)) return
  if (typeof act.run === 'object') await act.run.close(on as Tx)
  await act.done?.(on as Tx)
}

/** @throws Error where a handler has gone on without asking; its transaction is undone */
function refuseUnasked({ run, rule, operation, hasAsked }: Act, { action }: AuditEntry): void {
  if (run === 'look') throw new Error(`${operation} did not say what it would change`)
  if (rule !== 'never' && action === operation && !hasAsked)
    throw new Error(`${operation} did not ask if it takes somebody else`)
}

const circumstancesOf = ({ address, caller, run }: Act) => ({
  ...{ address, session: caller.sessionId },
  ...(typeof run === 'object' && { approval: run.approvalId.toString(), approvedBy: `operator:${run.decidedBy}` }),
})

async function append(
  on: Queryable,
  { at, actor, action, subject, detail = {}, before, after }: AuditEntry,
): Promise<void> {
  const all = plainFacts({ ...detail, ...(before !== undefined && { before }), ...(after !== undefined && { after }) })
  await sql`select audit.append(${at}, ${actor}, ${action}, ${subject}, ${JSON.stringify(all)}::jsonb)`.execute(on)
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
