import { operatorPermissions } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import type { Log } from '../../kernel/log.ts'
import type { Clock } from '../../kernel/outside.ts'
import { askAs } from '../ask-as.ts'
import { desks } from './desks.ts'

/** The name says what it is, in the audit and wherever an operator is named. */
export const robotName = 'demo-robot'
/** Work younger than this is left, so that a newcomer sees each state. */
const restMs = 15_000

/**
 * Stands in for the operators of the demo: what members ask for is decided after a short while by the rows that operators
 * use, with their checks and their audit. Where no such account was seeded, which is everywhere but in the demo, it rests.
 */
export function createOperatorRobot(deps: { database: Database; handlers: Handlers; clock: Clock; log: Log }): Job {
  const { database, handlers, clock, log } = deps

  async function robot(): Promise<OperatorCaller | null> {
    const account = await database.kysely
      .selectFrom('identity.account')
      .select('id')
      .where('username', '=', robotName)
      .where('kind', '=', 'operator')
      .where('status', '=', 'active')
      .executeTakeFirst()
    if (!account) return null
    const [operatorId, permissions] = [account.id, operatorPermissions]
    return { kind: 'operator', sessionId: robotName, operatorId, username: robotName, permissions }
  }

  return {
    name: 'demo-operator-robot',
    cron: '* * * * *',
    async run() {
      const caller = await robot()
      if (!caller) return
      const ask = askAs(handlers, { caller })
      const before = new Date(clock.now().getTime() - restMs).toISOString()
      for (const work of desks) {
        for (const step of await work(ask, before)) await step().catch(error => note(log, error))
      }
    },
  }
}

/** Somebody else was faster; that is no fault. */
function note(log: Log, error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  log.info({ code: error.code }, 'the demo robot left a piece of work')
}
