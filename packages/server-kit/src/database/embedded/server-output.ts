import { StartError, type StartErrorCode } from '../start-error.ts'

/** What PostgreSQL and initdb print, and what it means for the person who starts Baize. First match wins. */
const meanings: [RegExp, StartErrorCode, (cluster: string) => string][] = [
  [
    /No space left on device|Disk quota exceeded/i,
    'disk_full',
    cluster => `No space left at ${cluster}: free some disk space, then start again.`,
  ],
  [
    /database files are incompatible|was initialized by PostgreSQL version/i,
    'version_mismatch',
    cluster =>
      `${cluster} was made by another version of PostgreSQL: dump and restore it, run npm run adopt-database, or choose another data folder.`,
  ],
  [
    /Permission denied|Read-only file system|has wrong ownership|Operation not permitted/i,
    'not_writable',
    cluster => `PostgreSQL may not write to ${cluster}: mend its owner and rights, or choose another data folder.`,
  ],
  [
    /checkpoint record|control file|PANIC|invalid page|could not (open|read) file|is not a valid data directory|not a database cluster|No such file or directory|checksum/i,
    'data_corrupt',
    cluster => `The data in ${cluster} is damaged: restore a backup, or choose another data folder.`,
  ],
]

/** Names the trouble behind the output of a server that would not start. */
export function explainServerOutput(output: string, cluster: string): StartError {
  for (const [pattern, code, explain] of meanings) {
    if (pattern.test(output)) return new StartError(code, explain(cluster), output)
  }
  const lastLine = output.trim().split('\n').at(-1) ?? 'it printed nothing'
  return new StartError('start_failed', `PostgreSQL did not start on ${cluster}: ${lastLine}`, output)
}
