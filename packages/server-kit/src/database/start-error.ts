/** Why Baize could not start. Each code comes with one line that says what to do. */
export type StartErrorCode =
  | 'not_writable'
  | 'disk_full'
  | 'data_corrupt'
  | 'version_mismatch'
  | 'locked'
  | 'no_binaries'
  | 'url_invalid'
  | 'url_refused'
  | 'unreachable'
  | 'shared_sessions'
  | 'wrong_beacon'
  | 'start_failed'
  | 'build_failed'
  | 'database_moved'
  | 'other_mode'
  | 'not_filled'
  | 'other_currency'
  | 'other_name'
  | 'not_durable'
  | 'operator_exists'
  | 'demo_factor'
  | 'migration_changed'
  | 'migration_failed'
  | 'migration_missing'
  | 'one_role'
  | 'port_taken'
  | 'port_refused'
  | 'host_unknown'
  | 'traces_not_installed'

/** Thrown when the database cannot be opened; `message` is a single line fit for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string, cause?: unknown) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** The `code` of a system or PostgreSQL error, or an empty string. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** Turns a file system error met at `path` into a StartError; leaves others as they are. */
export function fileError(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartError(
        'not_writable',
        `Cannot write to ${path}: give this user the right to, or choose another data folder.`,
        error,
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError('not_writable', `${path} is not a folder: choose another data folder.`, error)
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError('disk_full', `No space left at ${path}: free some disk space, then start again.`, error)
    default:
      return error
  }
}
