import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { MigrationSource } from './migration-files.ts'
import { StartError } from './start-error.ts'

/** The current text of a function or view: `sql/name.sql` beside the migrations of its domain. */
export interface SqlText {
  /** Domain and file, such as `gateway/play`. */
  name: string
  sql: string
  checksum: string
}

/** Views read functions, and functions find their views when they run. */
const isView = ({ sql }: SqlText): boolean => /^create or replace view\b/m.test(sql)

/**
 * The texts that this database has never had, functions first. One that it had, and that another has taken the place of since,
 * is not among them: a process of the version before leaves alone what the newer one brought.
 */
export async function findNewTexts(on: Pool | PoolClient, sources: readonly MigrationSource[]): Promise<SqlText[]> {
  const { rows } = await on.query<{ name: string; checksum: string }>('select name, checksum from sql_text')
  const had = new Set(rows.map(({ name, checksum }) => `${name} ${checksum}`))
  const texts = sources.flatMap(readTexts).filter(({ name, checksum }) => !had.has(`${name} ${checksum}`))
  return [...texts.filter(text => !isView(text)), ...texts.filter(isView)]
}

/**
 * Applies texts together, or none of them.
 * @throws StartError `migration_failed` naming the file
 */
export async function applyTexts(owner: PoolClient, texts: readonly SqlText[]): Promise<void> {
  if (texts.length === 0) return
  await owner.query('begin')
  // A function may name what comes after it.
  await owner.query('set local check_function_bodies = off')
  for (const { name, sql, checksum } of texts)
    try {
      await owner.query(sql)
      await owner.query('insert into sql_text (name, checksum) values ($1, $2)', [name, checksum])
    } catch (error) {
      await owner.query('rollback')
      const fault = error instanceof Error ? error.message : String(error)
      throw new StartError('migration_failed', `The SQL of ${name} failed: ${fault}`, error)
    }
  await owner.query('commit')
}

function readTexts({ domain, folder }: MigrationSource): SqlText[] {
  const texts = join(dirname(folder), 'sql')
  if (!existsSync(texts)) return []
  return readdirSync(texts)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(join(texts, file), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name: `${domain}/${file.replace(/\.sql$/, '')}`, sql, checksum }
    })
}
