import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from '../inside/machine.ts'
import { addressOf, type DatabaseName, middle, ports } from '../plan.ts'
import type { Folders } from '../system/folders.ts'
import { archiveCommand } from './backups.ts'
import type { Secrets } from './secrets.ts'
import { connectSuperuser } from './superuser.ts'

/**
 * Bounds of a takeover. Patroni takes no lease of less than 20 s, by which a host that is gone with its agent is missed; a server that
 * died beside a living agent is missed at once.
 */
const agreement = { ttl: 20, loop_wait: 2, retry_timeout: 5, primary_start_timeout: 0 }

const parameters = {
  ...{ max_connections: 400, shared_buffers: '256MB', wal_keep_size: '512MB', max_wal_size: '1GB' },
  ...{ synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on', wal_log_hints: 'on' },
  ...{ password_encryption: 'scram-sha-256', log_min_messages: 'warning' },
}

/** A database under Patroni: a commit waits for any one of the other two, and one of these takes over. */
export function postgres(name: DatabaseName, { run, ...folders }: Folders, secrets: Secrets): Program {
  const folder = join(run, name)
  const own = addressOf(name)
  const settings = {
    ...{ scope: 'baize', name, log: { level: 'INFO' } },
    restapi: { listen: `${own}:${ports.patroni}`, connect_address: `${own}:${ports.patroni}` },
    etcd3: { hosts: [`${middle}:${ports.etcd}`] },
    bootstrap: {
      dcs: {
        ...agreement,
        maximum_lag_on_failover: 16 * 1024 ** 2,
        // No commit without another server that has it, also when none is there.
        ...{ synchronous_mode: 'quorum', synchronous_mode_strict: true, synchronous_node_count: 1 },
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      ...{ listen: `${own}:${ports.postgres}`, connect_address: `${own}:${ports.postgres}` },
      ...{ data_dir: join(folder, 'data'), bin_dir: '/usr/lib/postgresql/18/bin', pgpass: join(folder, 'pgpass') },
      parameters: {
        ...{ unix_socket_directories: folder, archive_mode: 'on' },
        archive_command: archiveCommand({ run, ...folders }, name),
      },
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replicator },
        rewind: { username: 'rewinder', password: secrets.rewinder },
      },
      pg_hba: [
        'local all all trust',
        'host replication replicator 198.18.0.0/24 scram-sha-256',
        'host all all 198.18.0.0/24 scram-sha-256',
      ],
    },
  }
  // JSON is YAML as well.
  writeFileSync(join(folder, 'patroni.yml'), JSON.stringify(settings, null, 2))
  return {
    ...{ command: ['patroni', join(folder, 'patroni.yml')], user: 'postgres', host: name },
    isReady: async () => (await fetch(`http://${own}:${ports.patroni}/health`)).ok,
  }
}

/** A restored copy by itself, without an agent and without others that confirm what it commits. */
export function restoredPostgres(name: DatabaseName, { run }: Folders, secrets: Secrets): Program {
  const own = addressOf(name)
  const settings = {
    ...{ listen_addresses: own, port: ports.postgres, unix_socket_directories: join(run, name) },
    ...{ max_connections: parameters.max_connections, synchronous_standby_names: '', archive_mode: 'off' },
    ...{ wal_level: 'replica', hot_standby: 'on', wal_log_hints: 'on' },
  }
  const args = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`])
  return {
    command: ['/usr/lib/postgresql/18/bin/postgres', '-D', join(run, name, 'data'), ...args],
    ...{ user: 'postgres', host: name, stopSignal: 'SIGINT' },
    isReady: () => isPrimary(name, secrets),
  }
}

async function isPrimary(name: DatabaseName, secrets: Secrets): Promise<boolean> {
  const superuser = await connectSuperuser(name, secrets)
  try {
    const { rows } = await superuser.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return !rows[0]!.standby
  } finally {
    await superuser.end()
  }
}
