import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { asOwner } from '@baize/testing/database'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { postmasterPid } from './embedded/orphan.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { silentLog } from './log.ts'
import { type Connections, openDatabase } from './open-database.ts'

const isRoot = process.getuid?.() === 0
const owner = fileURLToPath(new URL('./fixtures/own-database.ts', import.meta.url))
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function newFolder(): string {
  const folder = temporaryFolder()
  cleanups.push(folder.remove)
  return join(folder.path, 'data')
}

const made = temporaryFolder()
beforeAll(async () => (await openDatabase({ dataDir: join(made.path, 'data'), log: silentLog })).stop())
afterAll(made.remove)

/** A new folder with a cluster that was made and stopped before: a copy, which takes a tenth of the time of making one. */
function usedFolder(): string {
  const dataDir = newFolder()
  expect(spawnSync('cp', ['-a', join(made.path, 'data'), dataDir]).status).toBe(0)
  return dataDir
}

async function open(dataDir: string): Promise<Connections> {
  const database = await openDatabase({ dataDir, log: silentLog })
  cleanups.push(database.stop)
  return database
}

interface OwnerReport {
  opened: boolean
  code?: string
  message?: string
}

async function startOwner(
  dataDir: string,
  user: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; report: OwnerReport }> {
  const child = spawn(process.execPath, [owner, dataDir], { stdio: ['ignore', 'pipe', 'inherit'], ...user })
  cleanups.push(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  })
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  return { child, report: JSON.parse(line) as OwnerReport }
}

async function countKept(database: Connections): Promise<bigint | undefined> {
  const { rows } = await database.pool.query<{ count: bigint }>('select count(*) from kept')
  return rows[0]?.count
}

test('keeps the data over a stop and a start, in a private folder behind a unix socket only', async () => {
  const dataDir = newFolder()
  const first = await openDatabase({ dataDir, log: silentLog })
  await asOwner(first, 'create table kept as select 1 as value; grant select on kept to public')
  await first.stop()
  const second = await open(dataDir)
  expect(await countKept(second)).toBe(1n)
  const { rows } = await second.pool.query(
    "select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
  )
  expect(rows).toEqual([{ addresses: '', fsync: 'on', commit: 'on' }])
  expect(statSync(join(dataDir, 'cluster')).mode & 0o777).toBe(0o700)
})

test('refuses a second process by name while the first one lives', async () => {
  const dataDir = usedFolder()
  const { child, report } = await startOwner(dataDir)
  expect(report.opened).toBe(true)
  await expect(openDatabase({ dataDir, log: silentLog })).rejects.toMatchObject({
    code: 'locked',
    message: expect.stringContaining(`in use by process ${child.pid}`),
  })
})

test('a killed owner leaves a server behind, which the next owner stops without losing a row', async () => {
  const dataDir = usedFolder()
  const { child } = await startOwner(dataDir)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(true)
  const warn = vi.fn()
  const database = await openDatabase({ dataDir, log: { ...silentLog, warn } })
  cleanups.push(database.stop)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('left behind'))
  expect(await countKept(database)).toBe(1n)
})

test('a lock whose pid belongs to another process by now does not hold', async () => {
  const dataDir = usedFolder()
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.ppid, identity: 'an earlier process' }))
  const database = await open(dataDir)
  expect(await database.pool.query('select 1')).toMatchObject({ rowCount: 1 })
})

test('a server that is killed is started again', async () => {
  const server = await startEmbeddedPostgres({ dataDir: usedFolder(), log: silentLog })
  cleanups.push(server.stop)
  const before = server.serverPid()
  process.kill(before, 'SIGKILL')
  await vi.waitFor(() => expect([0, before]).not.toContain(server.serverPid()), { timeout: 15_000, interval: 20 })
})

test('a server that is killed again while it starts is started until it stays', async () => {
  const dataDir = usedFolder()
  const error = vi.fn()
  const server = await startEmbeddedPostgres({ dataDir, log: { ...silentLog, error } })
  cleanups.push(server.stop)
  process.kill(server.serverPid(), 'SIGKILL')
  // The next one has a process id long before it takes connections.
  const starting = await vi.waitFor(
    () => {
      const pid = postmasterPid(join(dataDir, 'cluster'))
      if (!pid || server.serverPid() !== 0) throw new Error('none is starting')
      return pid
    },
    { timeout: 15_000, interval: 1 },
  )
  process.kill(starting, 'SIGKILL')
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining('cannot be started again')), 15_000)
  await vi.waitFor(() => expect(server.serverPid()).not.toBe(0), { timeout: 30_000, interval: 20 })
})

test('stops the server when the process is told to end', async () => {
  const dataDir = usedFolder()
  const { child } = await startOwner(dataDir)
  child.kill('SIGTERM')
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGTERM')
  expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false)
})

test('a path too long for a socket address still works', async () => {
  const dataDir = join(newFolder(), 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o711 })
  chmodSync(dirname(dirname(dataDir)), 0o711)
  const database = await open(dataDir)
  expect(await database.pool.query('select 1')).toMatchObject({ rowCount: 1 })
})

test('a folder that is a file, or that this user may not write to, is named', async () => {
  const file = newFolder()
  writeFileSync(file, '')
  await expect(openDatabase({ dataDir: file, log: silentLog })).rejects.toMatchObject({
    code: 'not_writable',
    message: expect.stringContaining(file),
  })
  const closed = newFolder()
  mkdirSync(closed, { mode: 0o555 })
  const { report } = await startOwner(join(closed, 'data'), isRoot ? { uid: 65_534, gid: 65_534 } : {})
  expect(report).toMatchObject({
    opened: false,
    code: 'not_writable',
    message: expect.stringContaining('choose another data folder'),
  })
})

test.each([
  ['a missing version file', (cluster: string) => rmSync(join(cluster, 'PG_VERSION')), 'data_corrupt'],
  [
    'a truncated control file',
    (cluster: string) => truncateSync(join(cluster, 'global', 'pg_control'), 100),
    'data_corrupt',
  ],
  ['another version', (cluster: string) => writeFileSync(join(cluster, 'PG_VERSION'), '17\n'), 'version_mismatch'],
])('%s is reported, not repaired', async (_, damage, code) => {
  const dataDir = usedFolder()
  damage(join(dataDir, 'cluster'))
  await expect(openDatabase({ dataDir, log: silentLog })).rejects.toMatchObject({ name: 'StartError', code })
})

test.runIf(isRoot)('root may keep its data under a folder that nobody else can enter', async () => {
  const closed = newFolder()
  mkdirSync(closed, { mode: 0o700 })
  const dataDir = join(closed, 'data')
  const database = await open(dataDir)
  expect(await database.pool.query('select 1')).toMatchObject({ rowCount: 1 })
  expect(lstatSync(join(dataDir, 'cluster')).isSymbolicLink()).toBe(true)
  const place = dirname(realpathSync(join(dataDir, 'cluster')))
  cleanups.unshift(() => rmSync(place, { recursive: true }))
})

const canMount = isRoot && process.platform === 'linux' && spawnSync('mount', ['--version']).status === 0

test.runIf(canMount)('a full disk is named', async context => {
  const dataDir = newFolder()
  mkdirSync(dataDir, { mode: 0o711 })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=711', 'tmpfs', dataDir]).status !== 0)
    return context.skip('this machine lets nobody mount')
  cleanups.push(() => spawnSync('umount', [dataDir]))
  await expect(openDatabase({ dataDir, log: silentLog })).rejects.toMatchObject({
    code: 'disk_full',
    message: expect.stringContaining('free some disk space'),
  })
})
