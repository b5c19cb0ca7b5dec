import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type DatabaseName, ports } from '../plan.ts'
import type { Folders } from '../system/folders.ts'

const stanza = 'baize'
const configOf = ({ run }: Folders, name: DatabaseName) => join(run, name, 'pgbackrest.conf')

/** The command by which a database hands on each finished piece of its log. */
export const archiveCommand = (folders: Folders, name: DatabaseName): string =>
  `pgbackrest --config=${configOf(folders, name)} --stanza=${stanza} archive-push %p`

/** Writes how pgBackRest finds a database and the one place that all of them back up to. */
export function writeBackupSettings({ run, ...folders }: Folders, name: DatabaseName, owner: number): void {
  const repository = join(run, 'backups')
  mkdirSync(repository, { recursive: true })
  chownSync(repository, owner, owner)
  writeFileSync(
    configOf({ run, ...folders }, name),
    `[global]
repo1-path=${repository}
repo1-retention-full=2
log-level-file=off
log-level-console=warn
lock-path=${join(run, name)}
start-fast=y
[${stanza}]
pg1-path=${join(run, name, 'data')}
pg1-port=${ports.postgres}
pg1-socket-path=${join(run, name)}
`,
  )
}

/** Runs pgBackRest at the host of a database. @throws Error with what it said */
export async function pgbackrest(folders: Folders, name: DatabaseName, ...args: string[]): Promise<string> {
  const inside = ['chroot', '--userspec=postgres:postgres', folders.system, 'pgbackrest']
  const { stdout } = await promisify(execFile)('ip', [
    ...['netns', 'exec', name, ...inside, `--config=${configOf(folders, name)}`, `--stanza=${stanza}`],
    ...args,
  ])
  return stdout
}
