import { createHash } from 'node:crypto'
import { everyTable } from '../domains/every-table.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Database } from '../kernel/database/open-database.ts'
import type { Ask } from './ask-as.ts'

const last = 'complete'

/**
 * Steps of filling the demo world that are done. A start that was killed goes on by it at the next one: what is noted is not
 * done again, and its answer stands in for it.
 */
export class DemoJournal {
  readonly #database: Pick<Database, 'kysely'>
  /** An earlier start has done some of it. */
  readonly isResumed: boolean

  private constructor(database: Pick<Database, 'kysely'>, isResumed: boolean) {
    this.#database = database
    this.isResumed = isResumed
  }

  /** The journal of a world that is to be filled or filled further; null where it is complete. */
  static async open(database: Pick<Database, 'kysely'>): Promise<DemoJournal | null> {
    const done = await everyTable(database.kysely)
      .selectFrom('settings.demo_step')
      .select(eb => [
        eb.fn.countAll().as('steps'),
        eb.fn.max(eb.case().when('name', '=', last).then(1).else(0).end()).as('all'),
      ])
      .executeTakeFirstOrThrow()
    return done.all === 1 ? null : new DemoJournal(database, BigInt(done.steps) > 0n)
  }

  complete(): Promise<void> {
    return this.#note(last, {})
  }

  /** Does something unless it was done. It must bear being done twice, since a start can be killed before it is noted. */
  async once(name: string, act: () => Promise<unknown>): Promise<void> {
    if (await this.#find(name)) return
    await act()
    await this.#note(name, {})
  }

  /**
   * The same calls in the same order as before, each made once: what was answered then is answered again. Requests carry ids
   * that follow from their place, so that the one call which a kill may have cut off from its note finds its own order. Where
   * that call is refused now, since it took effect then, it counts as done.
   */
  calls(stream: string, ask: Ask): Ask {
    let place = 0
    let mayBeCutOff = this.isResumed
    return async (name, payload) => {
      const step = `${stream} ${place++} ${name}`
      const kept = await this.#find(step)
      if (kept) return kept.answer as never
      const answer = await ask(name, withIdsOf(step, payload)).catch(error => {
        if (!mayBeCutOff || !(error instanceof ApiError)) throw error
        return {}
      })
      mayBeCutOff = false
      await this.#note(step, answer ?? {})
      return answer as never
    }
  }

  #find(name: string) {
    return everyTable(this.#database.kysely)
      .selectFrom('settings.demo_step')
      .select('answer')
      .where('name', '=', name)
      .executeTakeFirst()
  }

  async #note(name: string, answer: object): Promise<void> {
    await everyTable(this.#database.kysely)
      .insertInto('settings.demo_step')
      .values({ name, answer: JSON.stringify(answer) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

const ids = ['requestId', 'visitId'] as const

function withIdsOf<P>(step: string, payload: P): P {
  const given = payload as Record<string, unknown>
  const own = ids.filter(id => id in given).map(id => [id, idOf(step)])
  return { ...payload, ...Object.fromEntries(own) }
}

/** An id in the form of UUIDs of version 8, which are made by any rule. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
