import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { silentLog } from '@baize/server-kit/database/log'
import { migrate } from '@baize/server-kit/database/migrate'
import { requireSeparateRoles } from '@baize/server-kit/database/separate-roles'
import { createLog } from '@baize/server-kit/log'
import { addressesOf, clusterUrl, createTestDatabase, runAsAdmin } from '@baize/testing/database'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { LogLines } from '@baize/testing/log-lines'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '../../prepare-database.ts'
import { readConfig } from '../config.ts'
import { connect, connectOwner, type Database } from './open-database.ts'

const real = {
  REAL_MONEY: 'on',
  ...{ PUBLIC_URL: 'https://play.baize.example', TRUSTED_PROXIES: '1' },
  DATABASE_URL: 'postgresql://given/by-the-test',
  BEACON_URL: `https://beacon.example/${'0a'.repeat(32)}`,
}
const logLines = new LogLines()
const log = createLog({ LOG_LEVEL: 'debug' }, logLines)

let database: Database
/** One role for everything, as before there were two. */
let asOne: Database
beforeAll(async () => {
  database = await createTestDatabase()
  asOne = connectOwner(database)
})
afterAll(async () => {
  await asOne.stop()
  await database.stop()
})

test('[DOOR-025] real money is refused where the platform’s role could rewrite history, unless that is said', async () => {
  await requireSeparateRoles(database, readConfig(real), log)
  await expect(requireSeparateRoles(asOne, readConfig(real), log)).rejects.toMatchObject({
    code: 'one_role',
    message: expect.stringMatching(/baize could change.*DATABASE_OWNER_URL.*DATABASE_ROLES=/),
  })
  const said = readConfig({ ...real, DATABASE_ROLES: 'one-and-it-may-rewrite-history' })
  await requireSeparateRoles(asOne, said, log)
  expect(logLines.lines).toEqual([])
  await requireSeparateRoles(asOne, readConfig({}), log)
  expect(logLines.text).toContain('could change or remove')
})

test('[DOOR-025] a process that is not told the owner runs no migration, and says when one is missing', async () => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const path = join(folder.path, 'late')
  mkdirSync(path)
  writeFileSync(join(path, '0001-late.sql'), 'create table ledger.late (value int)')
  const sources = [{ domain: 'late', folder: path }]
  const alone = { ...database, ownerConnectionString: undefined }
  expect(await prepareDatabase(alone)).toEqual([])
  await expect(migrate(alone, sources)).rejects.toMatchObject({
    code: 'migration_missing',
    message: expect.stringContaining('late/0001-late'),
  })
  expect(await migrate(database, sources)).toEqual(['late/0001-late'])
  expect(await migrate(alone, sources)).toEqual([])
  expect((await database.pool.query('insert into ledger.late values (1)')).rowCount).toBe(1)
})

test('[DOOR-025] the owner need not be a superuser: it migrates, and the months that jobs ask for are made in its name', async () => {
  const cluster = clusterUrl()
  await runAsAdmin(cluster, 'create role plain_owner login')
  await runAsAdmin(cluster, 'create database plain owner plain_owner')
  const addresses = addressesOf(cluster, 'plain')
  const asPlainOwner = new URL(addresses.ownerConnectionString!)
  asPlainOwner.username = 'plain_owner'
  const plain = connect({ ...addresses, ownerConnectionString: asPlainOwner.href, log: silentLog, poolSize: 2 })
  onTestFinished(async () => {
    await plain.stop()
    await runAsAdmin(cluster, 'drop database plain')
    await runAsAdmin(cluster, 'drop role plain_owner')
  })
  expect((await prepareDatabase(plain)).length).toBeGreaterThan(50)
  await requireSeparateRoles(plain, readConfig(real), log)
  const { rows } = await plain.pool.query(
    "select months.make_due('ledger.transfer', date_trunc('month', now() at time zone 'UTC') + interval '7 months') as moved",
  )
  expect(rows).toEqual([{ moved: 0n }])
  expect(await prepareDatabase(plain)).toEqual([])
})
