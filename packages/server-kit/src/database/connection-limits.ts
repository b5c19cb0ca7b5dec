import type { ClientBase } from 'pg'

/** Longest a statement may take, by what asks for it. */
const statementMs = { web: 30_000, batch: 10_000, job: 600_000, migration: 3_600_000 }
/** A batch that meets a lock gives way, so that its items go alone; a migration lets the site go on before it waits. */
const lockMs = { web: 0, batch: 1_000, job: 0, migration: 10_000 }
/** A process that stops in the middle of a transaction loses it, and the rows that it holds. */
const idleInTransactionMs = 10_000

export type ConnectionUse = keyof typeof statementMs

/**
 * Sets a connection's limits, and whatever else it should know. As statements and not at the connection's start, since
 * poolers refuse options there.
 */
export async function limitConnection(
  client: ClientBase,
  use: ConnectionUse,
  further: Readonly<Record<string, string>> = {},
): Promise<void> {
  const settings = Object.entries({
    statement_timeout: String(statementMs[use]),
    lock_timeout: String(lockMs[use]),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
    ...further,
  })
  await client.query(`select ${settings.map(([name, value]) => `set_config('${name}', '${value}', false)`).join(', ')}`)
}
