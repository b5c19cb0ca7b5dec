import type pg from 'pg'
import { connectSuperuser } from '../nodes/superuser.ts'
import type { Laboratory } from './laboratory.ts'

/** Makes the roles of operations.md, and a database each for platform and studio. */
export async function makeDatabases(laboratory: Laboratory): Promise<void> {
  const { owner, app, oracle } = laboratory.secrets
  const superuser = await superuserOf(laboratory)
  try {
    for (const [role, password] of Object.entries({ baize_owner: owner, baize_app: app, baize_oracle: oracle }))
      await superuser.query(`create role ${role} login password '${password}'`)
    await superuser.query('grant pg_read_all_stats to baize_app')
    for (const name of ['baize', 'studio']) await superuser.query(`create database ${name} owner baize_owner`)
  } finally {
    await superuser.end()
  }
}

/** A connection to the primary. The caller ends it. @throws Error while there is no primary */
export async function superuserOf(laboratory: Laboratory, database?: string): Promise<pg.Client> {
  const primary = await laboratory.primary()
  if (!primary) throw new Error('no database is the primary')
  return connectSuperuser(primary, laboratory.secrets, database)
}
