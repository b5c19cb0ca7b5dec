import { StartError } from '@baize/server-kit/database/start-error'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/open-database.ts'

/** A demo's accounts have published passwords and its money is play; a real deployment has neither. */
export type Mode = 'demo' | 'real'

const refusals: Record<Mode, string> = {
  demo: 'This database was filled as a demo, whose operator has a published password: give REAL_MONEY=on a database of its own.',
  real: 'This database belongs to a deployment with real money: set REAL_MONEY=on, or give the demo a database of its own.',
}

/**
 * The one place that decides what this deployment is. The first start writes it into the database; from then on the
 * configuration can only agree. A part of a deployment makes no demo of a database: it could not fill it, and a real deployment that
 * forgot to say so would be one for good.
 * @throws StartError `other_mode` or `not_filled`
 */
export async function decideMode({ kysely }: Pick<Database, 'kysely'>, config: Config): Promise<Mode> {
  const wanted: Mode = config.REAL_MONEY ? 'real' : 'demo'
  const read = async () => (await sql<{ mode: Mode }>`select mode from deployment.mode`.execute(kysely)).rows[0]?.mode
  if (wanted === 'demo' && config.BAIZE_ROLE !== 'all' && !(await read()))
    throw new StartError(
      'not_filled',
      'Nobody has filled this database yet: start once with BAIZE_ROLE=all to make a demo of it, or set REAL_MONEY=on.',
    )
  await sql`insert into deployment.mode (mode) values (${wanted}) on conflict do nothing`.execute(kysely)
  const mode = (await read())!
  if (mode !== wanted) throw new StartError('other_mode', refusals[mode])
  return mode
}
