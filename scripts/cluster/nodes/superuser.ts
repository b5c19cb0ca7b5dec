import pg from 'pg'
import { addressOf, type DatabaseName, ports } from '../plan.ts'
import type { Secrets } from './secrets.ts'

/** A connection to a server, past poolers and balancers. The caller ends it. */
export async function connectSuperuser(
  name: DatabaseName,
  secrets: Secrets,
  database = 'postgres',
): Promise<pg.Client> {
  const client = new pg.Client({
    ...{ host: addressOf(name), port: ports.postgres, database, user: 'postgres' },
    ...{ password: secrets.superuser, connectionTimeoutMillis: 3_000 },
  })
  // What uses it hears of it when the connection breaks.
  client.on('error', () => {})
  await client.connect()
  return client
}
