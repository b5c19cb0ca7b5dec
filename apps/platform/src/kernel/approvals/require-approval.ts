import './tables.ts'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { type Act, currentAct } from '../acts/current-act.ts'
import { differencesOf, type Facts, plainFacts, textOf } from '../acts/facts.ts'
import { ApiError } from '../api-error.ts'
import { audit } from '../audit/audit.ts'
import type { Database, Tx } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import { operatorActor } from '../http/caller.ts'
import { AwaitsApproval, Looked, type Preview } from './awaits-approval.ts'

export interface Wanted extends Preview {
  /** False where one operator is enough. */
  isNeeded?: boolean
  /** False where the caller has seen another version than there is. */
  isCurrent?: boolean
}

/**
 * Asks whether an act takes somebody else, and ends the call where it waits for them: the request is stored, with what it would
 * change, and the call answers 202. Once somebody has agreed, the same handler comes here again, and goes on if nothing has moved
 * meanwhile. Call it when the input is checked, before anything is written.
 * @throws ApiError changed_meanwhile for another version, and with what differs where the subject has moved since it was asked for;
 *   approval_open where something else waits for the same subject
 */
export async function requireApproval(deps: { database: Database; clock: Clock }, wanted: Wanted): Promise<void> {
  const act = currentAct()
  if (!act) throw new Error('only a call of an operator can wait for another one')
  const { isNeeded = true, isCurrent = true } = wanted
  const preview = plainFacts({ before: wanted.before, after: wanted.after })
  act.hasAsked = true
  requireUnmoved(preview.before)
  if (!isCurrent) throw new ApiError('changed_meanwhile')
  if (typeof act.run === 'object') return
  if (act.run === 'look') throw new Looked(preview)
  if (!isNeeded) return
  const { clock, database } = deps
  throw new AwaitsApproval(await database.transaction(tx => ask(tx, act, preview, clock.now())))
}

/**
 * Refuses to do what somebody has agreed to while its subject was another. `requireApproval` looks as well; call it before what is
 * refused for the state of the subject, so that the decider is told what differs.
 * @throws ApiError changed_meanwhile with what differs
 */
export function requireUnmoved(now: Facts | null): void {
  const run = currentAct()?.run
  if (typeof run !== 'object') return
  const differences = differencesOf(run.before, now)
  if (differences.length > 0) throw new ApiError('changed_meanwhile', { differences })
}

interface Open {
  id: bigint
  expires_at: Date
}

async function ask(tx: Tx, act: Act, preview: Preview, at: Date) {
  const { operation, subject, caller, input } = act
  await sql`select pg_advisory_xact_lock(hashtext(${`approval:${operation}:${subject}`}))`.execute(tx)
  const open = await openRequest(tx, act, at)
  if (open) return told(open)
  const reason = (input as { reason?: string }).reason ?? ''
  const made = await tables(tx)
    .insertInto('approvals.request')
    .values({
      ...{ operation, subject, reason, input: JSON.stringify(input), preview: JSON.stringify(preview) },
      ...{ requested_by: caller.operatorId, requester_person: caller.personId, requested_at: at },
      ...{ requester_session: caller.sessionId, requester_address: act.address },
      expires_at: new Date(at.getTime() + act.approvalMinutes * 60_000),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  const detail = { reason, approval: made.id.toString() }
  await audit(tx, { at, actor: operatorActor(caller), action: `${operation}.proposed`, subject, detail, ...preview })
  return told(made)
}

/** The request of the same that waits; one whose time is over is closed. @throws ApiError approval_open for something else */
async function openRequest(tx: Tx, { operation, subject, caller, input }: Act, at: Date): Promise<Open | null> {
  const open = await tables(tx)
    .selectFrom('approvals.request')
    .select(['id', 'expires_at', 'requested_by', 'input'])
    .where('operation', '=', operation)
    .where('subject', '=', subject)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
  if (!open) return null
  if (open.expires_at <= at) {
    await expireRequests(tx, at)
    return null
  }
  const isSame = open.requested_by === caller.operatorId && textOf(open.input) === textOf(plainFacts(input))
  if (!isSame) throw new ApiError('approval_open', { approvalId: open.id.toString() })
  return open
}

const told = ({ id, expires_at }: Open) => ({ approvalId: id.toString(), expiresAt: expires_at.toISOString() })

/** Closes requests that nobody decided in time. Answers how many. */
export async function expireRequests(tx: Tx, at: Date): Promise<number> {
  const { rows } = await sql`
    with over as (
      update approvals.request set state = 'EXPIRED', decided_at = ${at}
      where state = 'OPEN' and expires_at <= ${at} returning id, operation, subject
    )
    select audit.append(${at}, 'system', operation || '.expired', subject, jsonb_build_object('approval', id::text))
    from over order by id`.execute(tx)
  return rows.length
}
