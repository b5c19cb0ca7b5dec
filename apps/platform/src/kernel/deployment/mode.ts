import { StartError } from '@baize/server-kit/database/start-error'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database, Queryable, Tx } from '../database/open-database.ts'
import { Settings } from '../settings/settings.ts'
import { nameHouse, requireNames } from './house-names.ts'

/** A demo's accounts have published passwords and its money is play; a real deployment has neither. */
export type Mode = 'demo' | 'real'

const refusals: Record<Mode, string> = {
  demo: 'This database was filled as a demo, whose operator has a published password: give REAL_MONEY=on a database of its own.',
  real: 'This database belongs to a deployment with real money: set REAL_MONEY=on, or give the demo a database of its own.',
}

/**
 * The one place that decides what this deployment is. The first start writes it into the database; from then on the
 * configuration can only agree. With real money so do the names of the house. A part of a deployment makes no demo of a database: it
 * could not fill it, and a real deployment that forgot to say so would be one for good.
 * @throws StartError `other_mode`, `other_currency`, `other_name` or `not_filled`
 */
export async function decideMode(database: Database, config: Config): Promise<Mode> {
  const wanted: Mode = config.REAL_MONEY ? 'real' : 'demo'
  const read = async (on: Queryable = database.kysely) =>
    (await sql<{ mode: Mode }>`select mode from deployment.mode`.execute(on)).rows[0]?.mode
  if (wanted === 'demo' && config.BAIZE_ROLE !== 'all' && !(await read()))
    throw new StartError(
      'not_filled',
      'Nobody has filled this database yet: start once with BAIZE_ROLE=all to make a demo of it, or set REAL_MONEY=on.',
    )
  const settings = new Settings(database)
  // Of parts that start together one decides, and the others wait for it.
  await database.transaction(async tx => {
    const isFirst = await decideFirst(tx, wanted)
    const mode = await read(tx)
    if (mode !== wanted) throw new StartError('other_mode', refusals[mode!])
    if (mode === 'real') await nameHouse(settings, config, tx, isFirst)
  })
  if (wanted === 'real') requireNames(await settings.brand(), config)
  return wanted
}

async function decideFirst(tx: Tx, mode: Mode): Promise<boolean> {
  const insert = sql`insert into deployment.mode (mode) values (${mode}) on conflict do nothing returning mode`
  return (await insert.execute(tx)).rows.length === 1
}
