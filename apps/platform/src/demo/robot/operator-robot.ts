import type { Job } from '@baize/server-kit/jobs/job'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Ask } from '../ask-as.ts'
import { asOperator, asTwo } from '../callers.ts'
import { desks } from './desks.ts'
import { hiredAt, robotNames } from './hire-robots.ts'

/** Work younger than this is left, so that a newcomer sees each state. */
const restMs = 15_000

/**
 * Stand in for the operators of the demo: what members ask for is decided after a short while by the rows that operators
 * use, with their checks and their audit. What waited before they came stays as it is, so that each state of a queue can be
 * met. Where no such account was seeded, which is everywhere but in the demo, it rests.
 */
export function createOperatorRobot(deps: { database: Database; handlers: Handlers; clock: Clock; log: Log }): Job {
  const { database, handlers, clock, log } = deps

  async function twoRobots(): Promise<Ask | null> {
    const [first, second] = await Promise.all(robotNames.map(name => asOperator(handlers, database, name)))
    return first && second ? asTwo(first, second) : (first ?? null)
  }

  return {
    name: 'demo-operator-robot',
    cron: '* * * * *',
    async run() {
      const ask = await twoRobots()
      const since = await hiredAt(database)
      if (!ask || !since) return
      const waiting = { since: since.toISOString(), before: new Date(clock.now().getTime() - restMs).toISOString() }
      for (const work of desks) {
        for (const step of await work(ask, waiting)) await step().catch(error => note(log, error))
      }
    },
  }
}

/** Somebody else was faster; that is no fault. */
function note(log: Log, error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  log.info({ code: error.code }, 'the demo robot left a piece of work')
}
