import { globSync, readFileSync } from 'node:fs'
import { silentLog } from '@baize/server-kit/database/log'
import { startOwnServer } from '@baize/testing/quorum/own-server'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connect } from '../database/open-database.ts'
import { channel } from './database-transport.ts'
import { notify, notifyAll } from './notify.ts'

test('[SCALE-006] a commit that waits for its standby holds up nobody else who tells something, and is told itself once it is done', async () => {
  const server = await startOwnServer()
  const database = connect({ ...server, log: silentLog, poolSize: 4 })
  const owner = new pg.Client({ connectionString: server.ownerConnectionString })
  const listener = new pg.Client({ connectionString: server.connectionString })
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload!).messages[0].memberId))
  await Promise.all([owner.connect(), listener.connect()])
  await owner.query('create table written (n int); grant all on written to public')
  await listener.query(`listen ${channel}`)

  // Commits wait for a standby that is not there.
  await owner.query(`alter system set synchronous_standby_names = 'nobody'`)
  await owner.query('select pg_reload_conf()')
  await expect
    .poll(async () => (await owner.query('show synchronous_standby_names')).rows)
    .toEqual([{ synchronous_standby_names: 'nobody' }])
  const held = database.transaction(async tx => {
    await sql`insert into written values (1)`.execute(tx)
    await notify(tx, 1n, { kind: 'unread' })
  })
  await expect
    .poll(async () => (await owner.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)).rowCount)
    .toBe(1)
  await database.transaction(async tx => {
    await sql`set local synchronous_commit = local`.execute(tx)
    await sql`insert into written values (2)`.execute(tx)
    await notifyAll(tx, [2n, 3n], { kind: 'unread' })
  })
  await expect.poll(() => heard).toEqual(['2', '3'])

  await owner.query(`alter system set synchronous_standby_names = ''`)
  await owner.query('select pg_reload_conf()')
  await held
  await expect.poll(() => heard).toEqual(['2', '3', '1'])
  await Promise.all([owner.end(), listener.end()])
  await database.stop()
  await server.stop()
})

test('[SCALE-006] nothing but the push itself notifies: no statement of a domain, and no function or trigger of the database', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,sql}', {
    exclude: path => /\.test\.ts$|node_modules/.test(path),
  })
  expect(files.length).toBeGreaterThan(1_000)
  const notifying = files.filter(file => /\bpg_notify\s*\(|^\s*notify\s+\w/im.test(readFileSync(file, 'utf8')))
  expect(notifying.sort()).toEqual([
    'apps/platform/src/kernel/push/database-transport.ts',
    'apps/platform/src/kernel/push/notify.ts',
  ])
})
