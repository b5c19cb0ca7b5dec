/**
 * Server settings of the embedded PostgreSQL, as `-c name=value` arguments. `durable: false` gives up
 * crash safety for speed and is for tests only.
 */
export function serverArguments(socketFolder: string, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '300',
    shared_buffers: '256MB',
    random_page_cost: '1.1',
    jit: 'off',
    update_process_title: 'off',
    // Nothing replicates from the embedded server, but its folder is copied while it runs, and the copy is mended by the log.
    wal_level: 'replica',
    max_wal_senders: '0',
    wal_compression: 'off',
    wal_buffers: '16MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    // Account rows are updated with each bet: clean them early and without long pauses.
    autovacuum_naptime: '15s',
    autovacuum_vacuum_cost_delay: '1ms',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(durable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
