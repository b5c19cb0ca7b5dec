import pg from 'pg'
import { StartError } from './start-error.ts'

const answerMs = 5_000
/** Connections that work meanwhile. Poolers hand out either the session used last or the one idle longest. */
const others = 2

/**
 * Looks that a connection keeps a session to itself, as settings, locks and notifications need: while others are inside
 * transactions, none of them may be served by its session, and it must still have the one that it had.
 * @param variable of the environment, which gave the address
 * @throws StartError `shared_sessions`
 */
export async function requireOwnSession(url: string, variable: string): Promise<void> {
  const clients = Array.from({ length: 1 + others }, () => newClient(url))
  const [own, ...rest] = clients
  try {
    for (const client of clients) await client.connect()
    const session = await sessionOf(own!)
    for (const other of rest) {
      await other.query('begin')
      if ((await sessionOf(other)) === session) throw shared(variable)
    }
    if ((await sessionOf(own!)) !== session) throw shared(variable)
  } catch (error) {
    if (/transaction blocks not allowed/.test(String(error))) throw shared(variable)
    throw error
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => {}))) // nothing to close when it never connected
  }
}

function newClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => {}) // reported by the calls
  return client
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session')
  return rows[0]!.session
}

const shared = (variable: string): StartError =>
  new StartError(
    'shared_sessions',
    `${variable} leads to a pooler that lets connections share sessions: set its pool_mode to session, or name the server itself.`,
  )
