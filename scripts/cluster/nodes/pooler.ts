import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Program } from '../inside/machine.ts'
import { addressOf, type DatabaseName, ports } from '../plan.ts'
import type { Folders } from '../system/folders.ts'
import type { Secrets } from './secrets.ts'

/** PgBouncer before a database. A session keeps its connection, since settings, locks and notifications belong to sessions. */
export function pooler(name: DatabaseName, { run }: Folders, secrets: Secrets): Program {
  const folder = join(run, name)
  const own = addressOf(name)
  const users = { baize_owner: secrets.owner, baize_app: secrets.app, baize_oracle: secrets.oracle }
  writeFileSync(
    join(folder, 'users.txt'),
    Object.entries(users)
      .map(([user, password]) => `"${user}" "${password}"\n`)
      .join(''),
  )
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${own} port=${ports.postgres}
[pgbouncer]
listen_addr = ${own}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = session
max_client_conn = 1000
default_pool_size = 350
server_login_retry = 1
server_connect_timeout = 3
`,
  )
  return {
    ...{ command: ['pgbouncer', join(folder, 'pgbouncer.ini')], user: 'postgres', host: name },
    // From 1.23 on SIGTERM waits until every client has gone.
    stopSignal: 'SIGQUIT',
    isReady: () => answersAt(own, ports.pooler),
  }
}

/** True when something takes connections there. */
export const answersAt = (host: string, port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host, port })
    const end = (answers: boolean) => {
      socket.destroy()
      resolve(answers)
    }
    socket.setTimeout(1_000, () => end(false))
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
