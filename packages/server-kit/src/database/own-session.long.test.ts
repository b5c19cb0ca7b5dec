import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createTestDatabase } from '@baize/testing/database'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkServer } from './check-server.ts'
import type { Connections } from './open-database.ts'

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0
if (!hasPooler) console.info('No pgbouncer is on the PATH: the check of sessions ran against a stand-in alone.')

/** Nobody, as whom a pooler may run. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

let database: Connections
const folder = temporaryFolder()
const running: ChildProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const pooler of running) {
    pooler.kill('SIGKILL')
    await once(pooler, 'exit')
  }
  await database.stop()
  folder.remove()
})

/** Address of a pgbouncer of a mode in front of the database. */
async function poolerOf(mode: string): Promise<string> {
  const { searchParams, port, username, pathname } = new URL(database.connectionString)
  const own = await freePort()
  const file = join(folder.path, `${mode}.ini`)
  const server = `host=${searchParams.get('host')} port=${port || 5432} dbname=${pathname.slice(1)}`
  writeFileSync(
    file,
    `[databases]\n${pathname.slice(1)} = ${server}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}\n`.replace(
      'dbname',
      `user=${username} dbname`,
    ),
  )
  if (isRoot) chownSync(file, nobody, nobody)
  running.push(spawn('pgbouncer', ['-q', file], { stdio: 'ignore', ...(isRoot && { uid: nobody, gid: nobody }) }))
  return `postgresql://${username}@127.0.0.1:${own}${pathname}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test.runIf(hasPooler).each([
  ['transaction', 'shared_sessions'],
  ['statement', 'shared_sessions'],
  ['session', 'taken'],
])(
  '[MEND-057] In front of the database pgbouncer in mode %s is %s',
  async (mode, outcome) => {
    const url = await poolerOf(mode)
    const tried = () =>
      checkServer(url, 'DATABASE_URL').then(
        () => 'taken',
        (error: { code: string }) => error.code,
      )
    // It listens a moment after it was started.
    await vi.waitFor(async () => expect(await tried()).not.toBe('unreachable'), { timeout: 20_000, interval: 100 })
    expect(await tried()).toBe(outcome)
  },
  60_000,
)
