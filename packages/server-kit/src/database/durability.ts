import type { Connections } from './open-database.ts'
import { StartError } from './start-error.ts'

interface Settings {
  fsync: string
  full_page_writes: string
  synchronous_commit: string
  synchronous_standby_names: string
  recovering: boolean
}

/**
 * Refuses a server that may forget what it acknowledged: after a power cut, or when a standby takes over.
 * @param isOneNode the deployment said that nothing replicates, so that nothing takes over
 * @throws StartError `not_durable` naming every setting to mend
 */
export async function requireDurable({ pool }: Pick<Connections, 'pool'>, isOneNode: boolean): Promise<void> {
  const { rows } = await pool.query<Settings>(`
    select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('synchronous_standby_names') as synchronous_standby_names, pg_is_in_recovery() as recovering`)
  const { fsync, full_page_writes, synchronous_commit, synchronous_standby_names, recovering } = rows[0]!
  const faults = [
    ...(recovering ? ['it is a standby: name the primary in DATABASE_URL'] : []),
    ...(fsync === 'on' ? [] : ['set fsync = on']),
    ...(full_page_writes === 'on' ? [] : ['set full_page_writes = on']),
    ...(['on', 'remote_apply'].includes(synchronous_commit) ? [] : ['set synchronous_commit = on']),
    ...(synchronous_standby_names !== '' || isOneNode
      ? []
      : ['set synchronous_standby_names, or DATABASE_NODES=one-and-nothing-takes-over']),
  ]
  if (faults.length > 0)
    throw new StartError('not_durable', `This database may forget money that it acknowledged: ${faults.join('; ')}.`)
}
