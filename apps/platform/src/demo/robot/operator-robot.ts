import { operatorPermissions } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import type { Log } from '../../kernel/log.ts'
import type { Clock } from '../../kernel/outside.ts'
import { type Ask, askAs } from '../ask-as.ts'
import { desks } from './desks.ts'

/** The names say what they are, in the audit and wherever an operator is named. What is dear takes both. */
export const robotNames = ['demo-robot', 'demo-robot-2'] as const
/** Work younger than this is left, so that a newcomer sees each state. */
const restMs = 15_000

/**
 * Stand in for the operators of the demo: what members ask for is decided after a short while by the rows that operators
 * use, with their checks and their audit. Where no such account was seeded, which is everywhere but in the demo, it rests.
 */
export function createOperatorRobot(deps: { database: Database; handlers: Handlers; clock: Clock; log: Log }): Job {
  const { database, handlers, clock, log } = deps

  async function robot(username: (typeof robotNames)[number]): Promise<OperatorCaller | null> {
    const account = await database.kysely
      .selectFrom('identity.account')
      .select('id')
      .where('username', '=', username)
      .where('kind', '=', 'operator')
      .where('status', '=', 'active')
      .executeTakeFirst()
    if (!account) return null
    const [operatorId, permissions] = [account.id, operatorPermissions]
    return { kind: 'operator', sessionId: username, operatorId, username, permissions, mustChange: false }
  }

  /** Asks as the first, and once more as the second where two are needed. */
  async function twoRobots(): Promise<Ask | null> {
    const [first, second] = [await robot(robotNames[0]), await robot(robotNames[1])]
    if (!first) return null
    const ask = askAs(handlers, { caller: first })
    if (!second) return ask
    return (name, input) =>
      ask(name, input).catch(error => {
        if (!(error instanceof ApiError) || error.code !== 'second_approval_required') throw error
        return askAs(handlers, { caller: second })(name, input)
      })
  }

  return {
    name: 'demo-operator-robot',
    cron: '* * * * *',
    async run() {
      const ask = await twoRobots()
      if (!ask) return
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
