import pg from 'pg'
import { requireOwnSession } from './own-session.ts'
import { codeOf, StartError } from './start-error.ts'

/** Lowest server version that a deployment may use: the embedded one's major. */
const MIN_SERVER_VERSION = 180_000
export const CONNECT_TIMEOUT_MS = 10_000

/**
 * Looks that a PostgreSQL of our version answers at an address, and gives each connection a session of its own.
 * @param variable of the environment, which gave the address
 * @throws StartError
 */
export async function checkServer(url: string, variable: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(
      'url_invalid',
      `${variable} is not a PostgreSQL address: write postgresql://user:password@host:5432/database.`,
    )
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {}) // reported by the calls below
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; shown: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_version') as shown",
    )
    const { version, shown } = rows[0]!
    if (version < MIN_SERVER_VERSION)
      throw new StartError(
        'version_mismatch',
        `${variable} names a PostgreSQL ${shown}, and Baize needs 18 or newer: upgrade that server.`,
      )
    await requireOwnSession(url, variable)
  } catch (error) {
    throw explainConnection(error, url, variable)
  } finally {
    await client.end().catch(() => {}) // nothing to close when it never connected
  }
}

/**
 * Looks at each address that is given as `checkServer` does.
 * @param addresses by the variables of the environment which gave them
 * @throws StartError
 */
export async function checkServers(addresses: Readonly<Record<string, string | undefined>>): Promise<void> {
  for (const [variable, url] of Object.entries(addresses)) if (url) await checkServer(url, variable)
}

/** Never repeats the URL, which holds a password. */
function explainConnection(error: unknown, url: string, variable: string): unknown {
  if (error instanceof StartError) return error
  const { host, pathname } = new URL(url)
  const code = codeOf(error)
  if (code.startsWith('28')) {
    return new StartError(
      'url_refused',
      `The database at ${host} refuses this user or password: mend ${variable}.`,
      error,
    )
  }
  if (code === '3D000') {
    return new StartError(
      'url_refused',
      `The database ${pathname.slice(1)} does not exist at ${host}: create it, or mend ${variable}.`,
      error,
    )
  }
  const reason = code || (error instanceof Error ? error.message : String(error))
  return new StartError(
    'unreachable',
    `No database answers at ${host || `the address in ${variable}`} (${reason}): start it, or mend ${variable}.`,
    error,
  )
}
