import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OwnServer, startOwnServer } from '@baize/testing/quorum/own-server'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CLUSTER_USER } from '../database/embedded/cluster.ts'

interface Server extends OwnServer {
  client: pg.Client
}

const sqlFolder = fileURLToPath(new URL('sql/', import.meta.url))
let publisher: Server
let copy: Server
beforeAll(async () => {
  publisher = await startServer()
  copy = await startServer()
}, 60_000)
afterAll(async () => {
  for (const { client, stop } of [copy, publisher]) {
    await client.end()
    await stop()
  }
})

/** A server whose log holds what replicas read, with the functions of months. */
async function startServer(): Promise<Server> {
  const server = await startOwnServer({ wal_level: 'logical' })
  const client = new pg.Client({ connectionString: server.ownerConnectionString })
  await client.connect()
  await client.query('create schema months; set check_function_bodies = off')
  for (const file of readdirSync(sqlFolder)) await client.query(readFileSync(join(sqlFolder, file), 'utf8'))
  return { ...server, client }
}

const ids = async ({ client }: Server, table: string) =>
  (await client.query<{ id: number }>(`select id from ${table} order by id`)).rows.map(({ id }) => id)

/** Waits until the copy has applied all that the publisher has written by now. */
async function caughtUp(name: string): Promise<void> {
  await publisher.client.query('select pg_logical_emit_message(false, $1, $2)', ['test', 'end'])
  const { rows } = await publisher.client.query<{ now: string }>('select pg_current_wal_lsn() as now')
  await vi.waitFor(
    async () => {
      const at = await publisher.client.query<{ there: boolean }>(
        `select coalesce(bool_and(confirmed_flush_lsn >= $2::pg_lsn), false) as there from pg_replication_slots where slot_name = $1`,
        [name, rows[0]!.now],
      )
      expect(at.rows[0]!.there).toBe(true)
    },
    { timeout: 30_000, interval: 50 },
  )
}

const tableOf = (name: string) => `
  create table ${name} (id int not null, at timestamptz not null, primary key (id, at)) partition by range (at);
  create table ${name}_default partition of ${name} default`

async function subscribe(name: string, throughRoot: boolean): Promise<void> {
  for (const { client } of [publisher, copy]) await client.query(tableOf(name))
  await publisher.client.query(
    `create publication ${name} for table ${name} with (publish_via_partition_root = ${throughRoot})`,
  )
  await copy.client.query(
    `create subscription ${name} connection 'host=${publisher.cluster} user=${CLUSTER_USER} dbname=${CLUSTER_USER}' publication ${name}`,
  )
  await publisher.client.query(`insert into ${name} values (1, '2027-05-10'), (2, '2027-05-11'), (3, '2027-07-01')`)
  await vi.waitFor(async () => expect(await ids(copy, name)).toEqual([1, 2, 3]), { timeout: 30_000, interval: 50 })
}

test('[MEND-056] Rows that leave the default partition arrive on a copy that is published through the root', async () => {
  await subscribe('led', true)
  const { rows } = await publisher.client.query(`select months.make('led', '2027-05-01') as moved`)
  expect([rows, await ids(publisher, 'led_2027_05')]).toEqual([[{ moved: '2' }], [1, 2]])
  await publisher.client.query(`insert into led values (4, '2027-05-12')`)
  await caughtUp('led')
  expect(await ids(copy, 'led')).toEqual([1, 2, 3, 4])
}, 90_000)

test('[MEND-056] Published by partition, a copy has them once the month is made there, emptied and copied', async () => {
  await subscribe('part', false)
  await publisher.client.query(`select months.make('part', '2027-05-01')`)
  await publisher.client.query(`insert into part values (4, '2027-05-12')`)
  await copy.client.query(`select months.make('part', '2027-05-01')`)
  await copy.client.query('truncate part_2027_05')
  await copy.client.query('alter subscription part refresh publication')
  await vi.waitFor(async () => expect(await ids(copy, 'part')).toEqual([1, 2, 3, 4]), {
    timeout: 60_000,
    interval: 100,
  })
  await publisher.client.query(`insert into part values (5, '2027-05-13')`)
  await vi.waitFor(async () => expect(await ids(copy, 'part_2027_05')).toEqual([1, 2, 4, 5]), {
    timeout: 60_000,
    interval: 100,
  })
}, 180_000)
