import { onReplica } from '@baize/server-kit/database/replica/where-reads-go'
import type { Log } from '@baize/server-kit/log'
import { ApiError } from '../api-error.ts'
import type { Database } from './open-database.ts'

/** A browser that has just changed something brings this cookie, and is answered by the primary. */
export const wroteCookie = 'wrote'

/** Runs reads on the server that may answer them. */
export type ReadThrough = <T>(read: () => Promise<T>) => Promise<T>

/**
 * Chooses for reads whose answers may be some seconds old: a replica in the place of the primary where there is one, and the primary for a
 * browser that has just changed something. What the replica could not answer is asked of the primary.
 * @param wrote the value of {@link wroteCookie}, null without one
 */
export const readsThatMayLag =
  ({ hasReplicas }: Pick<Database, 'hasReplicas'>, wrote: string | null, log: Pick<Log, 'warn'>): ReadThrough =>
  read => {
    if (!hasReplicas || wrote) return read()
    return onReplica(read).catch(error => {
      if (error instanceof ApiError) throw error
      log.warn({ err: error }, 'the primary is asked in place of a replica')
      return read()
    })
  }
