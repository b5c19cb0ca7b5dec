import { onReplica } from '@baize/server-kit/database/replica/where-reads-go'
import type { Log } from '@baize/server-kit/log'
import { ApiError } from '../api-error.ts'

/** A browser that has just changed something brings this cookie, and is answered by the primary. */
export const wroteCookie = 'wrote'

/**
 * Runs reads whose answers may be some seconds old with a replica in the place of the primary. What the replica could not answer is
 * asked of the primary.
 */
export const replicaFirst = <T>(read: () => Promise<T>, log: Pick<Log, 'warn'>): Promise<T> =>
  onReplica(read).catch(error => {
    if (error instanceof ApiError) throw error
    log.warn({ err: error }, 'the primary is asked in place of a replica')
    return read()
  })
