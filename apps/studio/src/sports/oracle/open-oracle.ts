import { connect } from '@baize/server-kit/database/open-database'
import { StartError } from '@baize/server-kit/database/start-error'
import type { Log } from '@baize/server-kit/log'
import type { KeyOfKeys } from '@baize/server-kit/secrets/key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import type pg from 'pg'
import type { StudioOutside } from '../../outside.ts'
import { Oracle } from './oracle.ts'
import { oracleRole } from './oracle-rights.ts'

export interface OracleGround {
  /** Connection of the studio's own role. */
  connectionString: string
  /** STUDIO_ORACLE_DATABASE_URL: the same database as the oracle's role. */
  oracleUrl: string | undefined
  keyOfKeys: KeyOfKeys
  outside: StudioOutside
  log: Log
  /** True where a start without a role of its own is refused. */
  needsOwnRole: boolean
}

/**
 * The oracle on connections of its own role. The database that the product brings along has that role; for another one the
 * deployment names it.
 * @throws StartError `one_role` where it has none and may not work as the studio
 */
export async function openOracle(ground: OracleGround): Promise<{ oracle: Oracle; stop(): Promise<void> }> {
  const { connectionString, keyOfKeys, outside, log } = ground
  const url = ground.oracleUrl ?? asOracle(connectionString)
  const { pool, stop } = connect({ name: 'oracle', connectionString: url ?? connectionString, log, poolSize: 2 })
  try {
    if (url) await requireRights(pool)
    else await requireStudioRole(pool, ground)
  } catch (error) {
    await stop()
    throw error
  }
  const vault = await Vault.open(pool, 'oracle.data_key', keyOfKeys)
  return { oracle: new Oracle({ pool, vault, outside, log }), stop }
}

/** @throws StartError `one_role` where the oracle's role was made after the tables, and has no rights there */
async function requireRights(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; can: boolean }>(`
    select current_user as role, coalesce((
      select has_schema_privilege(n.oid, 'USAGE') and has_table_privilege(c.oid, 'SELECT')
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'oracle' and c.relname = 'chain'
    ), false) as can`)
  const { role, can } = rows[0]!
  if (!can)
    throw new StartError(
      'one_role',
      `The role ${role} of STUDIO_ORACLE_DATABASE_URL may not read the oracle's tables: run npm run migrate with the owner's address, which gives ${oracleRole} its rights.`,
    )
}

/** Without a role of its own the oracle works as the studio, where that may be and can be. @throws StartError `one_role` */
async function requireStudioRole(pool: pg.Pool, { log, needsOwnRole }: OracleGround): Promise<void> {
  const remedy = 'give STUDIO_ORACLE_DATABASE_URL the role baize_oracle (docs/operations.md)'
  const { rows } = await pool.query<{ can: boolean }>(`select has_table_privilege('oracle.chain', 'select') as can`)
  if (!rows[0]!.can) throw new StartError('one_role', `The oracle of the book has no database role: ${remedy}.`)
  if (needsOwnRole)
    throw new StartError('one_role', `The studio's own role could read what decides fixtures: ${remedy}.`)
  log.warn(`the studio's own role reads what decides fixtures: ${remedy}`)
}

/** The same private socket as the oracle's role; null where the database is reached over a network, or by a password. */
export function asOracle(connectionString: string): string | null {
  const url = new URL(connectionString)
  if (!url.searchParams.get('host')?.startsWith('/') || url.password) return null
  url.username = oracleRole
  return url.href
}
