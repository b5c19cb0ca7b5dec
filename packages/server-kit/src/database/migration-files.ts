import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { StartError } from './start-error.ts'

export interface MigrationSource {
  /** Name of the domain, which prefixes the recorded name. */
  domain: string
  /** Folder with NNNN-name.sql files. */
  folder: string
}

export interface MigrationFile {
  name: string
  sql: string
  checksum: string
}

/**
 * The files that were not applied yet, in order.
 * @throws StartError `migration_changed`
 */
export async function findMissing(
  on: Pool | PoolClient,
  sources: readonly MigrationSource[],
): Promise<MigrationFile[]> {
  const { rows } = await on.query<{ name: string; checksum: string }>('select name, checksum from migration')
  const applied = new Map(rows.map(row => [row.name, row.checksum]))
  const files = sources.flatMap(readSource)
  const changed = files.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed)
    throw new StartError(
      'migration_changed',
      `The migration ${changed.name} was applied with another text: restore its file, and put the change into a new one.`,
    )
  return files.filter(({ name }) => !applied.has(name))
}

function readSource({ domain, folder }: MigrationSource): MigrationFile[] {
  if (!existsSync(folder)) return [] // a domain without tables
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name: `${domain}/${file.replace(/\.sql$/, '')}`, sql, checksum }
    })
}
