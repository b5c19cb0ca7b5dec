/** What the database layer needs of a logger; a pino logger fits. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** For tests and scripts that want silence. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }
