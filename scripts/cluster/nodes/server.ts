import { join } from 'node:path'
import serverFlags from '../../server-flags.json' with { type: 'json' }
import type { Program } from '../inside/machine.ts'
import { addressOf, databaseNames, frontUrl, middle, ports, type ServerName, servers, urlOf } from '../plan.ts'
import type { Folders } from '../system/folders.ts'
import type { Secrets } from './secrets.ts'

const fake = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** What can be changed about a server while the others go on. */
export interface ServerOptions {
  /** Folder of the version that it runs. */
  version: string
  /** How far its clock is ahead. */
  clockSeconds: number
}

const url = (user: string, password: string, host: string, database = 'baize') =>
  `postgres://${user}:${password}@${host}/${database}`

/** Where a laboratory is reached, and where its database is. */
export interface Place {
  publicUrl: string
  /** Host and port that lead to the primary. */
  line: string
}

/** Settings of every process of the house. */
export function settingsOf({ run }: Folders, secrets: Secrets, { publicUrl, line }: Place): Record<string, string> {
  return {
    ...{ HOST: '0.0.0.0', PUBLIC_URL: publicUrl, BAIZE_DATA: join(run, 'house'), BAIZE_KEY: secrets.keyOfKeys },
    ...{ NODE_NO_WARNINGS: '1', LOG_LEVEL: 'info', PUBLIC_DEMO: 'everybody-knows-the-operator-password' },
    DATABASE_URL: url('baize_app', secrets.app, line),
    STUDIO_DATABASE_URL: url('baize_app', secrets.app, line, 'studio'),
    STUDIO_ORACLE_DATABASE_URL: url('baize_oracle', secrets.oracle, line, 'studio'),
    DATABASE_REPLICA_URLS: databaseNames
      .map(name => url('baize_app', secrets.app, `${addressOf(name)}:${ports.pooler}`))
      .join(','),
    ...{ REDIS_URL: `redis://${middle}:${ports.valkey}`, STUDIO_URL: frontUrl, WALLET_URL: frontUrl },
    // Every caller of a load is the same machine.
    ...{ TRUSTED_PROXIES: '1', RATE_LIMIT_PER_MINUTE: '1000000' },
  }
}

/** With the owners of both databases, which migrate. */
export const ownersOf = (secrets: Secrets, { line }: Place): Record<string, string> => ({
  DATABASE_OWNER_URL: url('baize_owner', secrets.owner, line),
  STUDIO_DATABASE_OWNER_URL: url('baize_owner', secrets.owner, line, 'studio'),
})

/** A process of the platform, of whichever version and with whichever clock. */
export function server(
  name: ServerName,
  folders: Folders,
  secrets: Secrets,
  { version, clockSeconds, ...place }: ServerOptions & Place,
): Program {
  const clock: Record<string, string> = clockSeconds
    ? {
        LD_PRELOAD: fake,
        FAKETIME: `${clockSeconds > 0 ? '+' : ''}${clockSeconds}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }
    : {}
  return {
    command: [process.execPath, ...serverFlags, join(version, 'scripts/serve.ts')],
    user: 'root',
    folder: version,
    environment: {
      ...settingsOf(folders, secrets, place),
      ...{ BAIZE_ROLE: servers[name].role, PORT: String(servers[name].port) },
      ...clock,
    },
    isReady: async () => (await fetch(`${urlOf(name)}/readyz`)).ok,
  }
}
