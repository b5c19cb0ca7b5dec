import type { Waiting } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../api-error.ts'
import { AwaitsApproval } from '../approvals/awaits-approval.ts'
import { auditOften } from '../audit/audit.ts'
import type { Database } from '../database/open-database.ts'
import { operatorActor } from '../http/caller.ts'
import { type Act, runAct } from './current-act.ts'

/**
 * Runs the handler of an operator's call. Answers its value, or that it waits for somebody else. What the handler itself did not allow
 * is told in the audit as well.
 */
export async function answerOperator<T>(
  { database, clock }: { database: Database; clock: Clock },
  act: Act,
  work: () => Promise<T>,
): Promise<{ value: T } | { waiting: Waiting }> {
  try {
    return { value: await runAct(act, work) }
  } catch (error) {
    if (error instanceof AwaitsApproval) return { waiting: error.waiting }
    if (error instanceof ApiError && error.code === 'not_allowed') {
      const refusal = { action: `${act.operation}.refused`, subject: act.subject }
      await auditOften(database.kysely, { at: clock.now(), actor: operatorActor(act.caller), ...refusal })
    }
    throw error
  }
}
