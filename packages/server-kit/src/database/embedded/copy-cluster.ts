import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { copyPrivately, makeFolders, readTree } from '../../copy-tree.ts'
import { StartError } from '../start-error.ts'

/** Files that a server makes anew or that belong to the running one alone. Their folders are copied, empty. */
const emptied = /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//
const left = /(^|\/)(postmaster\.(pid|opts)|\.s\.PGSQL[^/]*|pgsql_tmp[^/]*|pg_internal\.init[^/]*|backup_label)$/
/** Tells recovery how far it has to go at least, so it is read after all else. */
const controlFile = 'global/pg_control'

/**
 * Copies the folder of a running server into an empty one, from which a server of the same version starts with everything that
 * was committed when this resolves. Nobody waits: the log of the meantime is kept by a slot and copied along, and mends whatever
 * changed while it was read.
 * @param ownerUrl address as the superuser of the cluster
 */
export async function copyCluster(ownerUrl: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  // The first statement that follows tells of it.
  client.on('error', () => {})
  const ask = async (sql: string, values: unknown[] = []): Promise<Record<string, string>> =>
    (await client.query<Record<string, string>>(sql, values)).rows[0]!
  try {
    const { level, folder } = await ask(
      "select current_setting('wal_level') as level, current_setting('data_directory') as folder",
    )
    if (level === 'minimal')
      throw new StartError(
        'start_failed',
        'The running server is of a version that cannot be backed up while it runs: stop it first, or start this version.',
      )
    // It ends with this session, and until then the server keeps its log.
    await ask("select pg_create_physical_replication_slot('baize_backup_' || pg_backend_pid(), true, true)")
    const { first } = await ask("select pg_walfile_name(pg_backup_start('baize', fast => true)) as first")
    const { files, folders } = await readTree(folder!, path => emptied.test(path) || left.test(path))
    await makeFolders(target, [...folders, 'pg_wal/archive_status', 'pg_wal/summaries'])
    for (const file of [...files.filter(path => path !== controlFile), controlFile])
      await copyPrivately(join(folder!, file), join(target, file))
    const { last, label } = await ask(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(wait_for_archive => false)',
    )
    const isOfBackup = (path: string) => /^[0-9A-F]{24}$/.test(path) && path >= first! && path <= last!
    const log = (await readTree(join(folder!, 'pg_wal'))).files.filter(isOfBackup)
    for (const file of log) await copyPrivately(join(folder!, 'pg_wal', file), join(target, 'pg_wal', file))
    await writeFile(join(target, 'backup_label'), label!, { mode: 0o600, flush: true })
  } finally {
    await client.end()
  }
}
