import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkMoney } from '@baize/platform/check-money'
import { connect } from '@baize/platform/kernel/database/open-database'
import { findRunning } from '@baize/server-kit/database/embedded/running'
import { silentLog } from '@baize/server-kit/database/log'
import { GameVisit, ServerProcess, sharePictures, TestClient, uniqueName } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { path: folder, remove } = temporaryFolder()
const data = join(folder, 'house')
const elsewhere = join(folder, 'elsewhere')
const backup = join(folder, 'monday')
const password = 'Tables#2026'
const players = Array.from({ length: 4 }, () => uniqueName())
/** Rounds that were answered before the backup began, and all of them. */
let answeredBefore: string[] = []
let house: ServerProcess

const script = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
const env = (BAIZE_DATA: string, also: Record<string, string> = {}) => ({
  ...{ PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn', BAIZE_DATA },
  ...also,
})
/** Without BAIZE_KEY the key of keys is a file, as for somebody who tries the house out. */
const start = (BAIZE_DATA: string) => ServerProcess.start({ PORT: '0', BAIZE_DATA, BAIZE_KEY: '' })

function run(name: string, args: string[], environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script(name), ...args], {
    encoding: 'utf8',
    env: environment,
  })
  return { status, said: (stdout + stderr).trim() }
}

const filesOf = (path: string) => globSync('**', { cwd: path }).sort()

/** Members who spin until they are asked to stop. */
async function playOn(url: string) {
  const leaving = new AbortController()
  const played: string[] = []
  const running = players.map(async name => {
    const client = await (await new TestClient(url).open()).register(name)
    const { gameUrl } = await client.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
    const visit = await GameVisit.open(url, gameUrl)
    while (!leaving.signal.aborted) {
      const { status, body } = await visit.spin()
      if (status === 200) played.push(body.round.roundId)
      if (body.retryAfterMs) await pause(body.retryAfterMs, null, leaving).catch(() => {})
    }
  })
  const stop = async () => {
    leaving.abort()
    await Promise.all(running)
  }
  return { played, stop }
}

beforeAll(async () => {
  sharePictures(data)
  mkdirSync(join(data, 'uploads'), { recursive: true })
  writeFileSync(join(data, 'uploads', 'a.webp'), 'picture')
  house = await start(data)
  if (!house.url) throw new Error(house.output)
}, 600_000)
afterAll(async () => {
  await house?.stop()
  remove()
})

test('[DEPLOY-013] a backup that is taken under play holds database, uploads and heads, and no key of keys', async () => {
  expect(run('export-heads', [], env(data))).toMatchObject({ status: 0 })
  const play = await playOn(house.url!)
  await expect.poll(() => play.played.length, { timeout: 120_000 }).toBeGreaterThan(12)
  answeredBefore = [...play.played]
  const taking = promisify(execFile)(process.execPath, [script('backup'), backup], { env: env(data) })
  const { stdout } = await taking.finally(() => play.stop())
  expect(stdout).toMatch(
    /^Asking the embedded database in .*house\/database\.\n.*monday holds database, uploads and heads/,
  )
  expect(stdout).toContain('It does not hold the key of keys')
  // The house has played on meanwhile.
  expect(play.played.length).toBeGreaterThan(answeredBefore.length)
  const [, key] = /:(.+)/.exec(readFileSync(join(data, 'keys', 'key-of-keys'), 'utf8'))!
  const files = globSync('**/*', { cwd: backup, withFileTypes: true }).filter(entry => entry.isFile())
  expect(existsSync(join(backup, 'uploads', 'a.webp'))).toBe(true)
  expect(readFileSync(join(backup, 'heads', 'heads.jws'), 'utf8')).not.toBe('')
  expect(files.map(({ name }) => name)).not.toContain('key-of-keys')
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name)).includes(key!), name).toBe(false)
}, 600_000)

const manifestWith = (change: object) => (path: string) => {
  cpSync(join(backup, 'baize-backup.json'), join(path, 'baize-backup.json'))
  const manifest = JSON.parse(readFileSync(join(path, 'baize-backup.json'), 'utf8'))
  writeFileSync(join(path, 'baize-backup.json'), JSON.stringify({ ...manifest, ...change }))
}
const foreignKey = `local-0:${Buffer.alloc(32, 1).toString('base64')}`

test.each<[what: string, from: (path: string) => void, words: RegExp]>([
  ['a folder that is no backup', () => {}, /holds no backup/],
  ['a manifest that is damaged', path => writeFileSync(join(path, 'baize-backup.json'), '{"format":1'), /is damaged/],
  ['a later version', manifestWith({ version: '99.0.0' }), /of Baize 99\.0\.0, and this is/],
  ['a machine of another kind', manifestWith({ machine: 'darwin-arm64' }), /of the kind darwin-arm64/],
  ['a file that is missing', manifestWith({ sealed: [] }), /damaged or missing/],
])('[DEPLOY-012] of %s nothing is restored, in one line', (_, make, words) => {
  const from = join(folder, uniqueName('from'))
  mkdirSync(from)
  make(from)
  const into = join(folder, uniqueName('into'))
  const { status, said } = run('restore', [from], env(into))
  expect(status).toBe(1)
  const [, refusal, ...more] = said.split('\n')
  expect([refusal, more]).toEqual([expect.stringMatching(words), []])
  expect(existsSync(into)).toBe(false)
})

test('[DEPLOY-012] without its key of keys, or with another one, a backup is refused and nothing is written', () => {
  const into = join(folder, uniqueName('into'))
  for (const BAIZE_KEY of ['', foreignKey]) {
    const { status, said } = run('restore', [backup], env(into, { BAIZE_KEY }))
    expect(status).toBe(1)
    expect(said.split('\n')).toHaveLength(2)
    expect(said).toMatch(/sealed under the key local-\w+: name it in BAIZE_KEY, or put the file keys\/key-of-keys back/)
    expect(existsSync(into)).toBe(false)
  }
})

test.each<
  [what: string, command: string, args: () => string[], environment: () => Record<string, string>, words: RegExp]
>([
  ['a restore over a running house', 'restore', () => [backup], () => env(data), /in use by process \d+/],
  ['a backup into a folder that is not empty', 'backup', () => [backup], () => env(data), /monday is not empty/],
  ['a backup into the data folder', 'backup', () => [join(data, 'x')], () => env(data), /lies in the data folder/],
  ['a backup without a name', 'backup', () => [], () => env(data), /Name a new folder/],
  ['a restore without a name', 'restore', () => [], () => env(data), /Name the backup/],
  [
    'a PostgreSQL of the deployment',
    'backup',
    () => [join(folder, 'y')],
    () => env(data, { DATABASE_URL: 'postgres://h/n' }),
    /by its own tools/,
  ],
])('[DEPLOY-012] %s is refused in one line and changes nothing', (_, command, args, environment, words) => {
  const before = [filesOf(folder).filter(path => !path.startsWith('house/database'))]
  const { status, said } = run(command, args(), environment())
  expect(status).toBe(1)
  expect(said.split('\n').at(-1)).toMatch(words)
  expect(said.split('\n').length).toBeLessThanOrEqual(2)
  expect([filesOf(folder).filter(path => !path.startsWith('house/database'))]).toEqual(before)
})

test('[DEPLOY-012, DEPLOY-013] restored elsewhere, every answered round is there, money, heads and audit hold, and it goes on', async () => {
  mkdirSync(join(elsewhere, 'keys'), { recursive: true })
  cpSync(join(data, 'keys', 'key-of-keys'), join(elsewhere, 'keys', 'key-of-keys'))
  expect(run('restore', [backup], env(elsewhere))).toMatchObject({
    status: 0,
    said: expect.stringMatching(/Restored what was committed at .*: start Baize\.$/),
  })
  expect(run('restore', [backup], env(elsewhere)).said).toContain('holds data already')
  expect(readFileSync(join(elsewhere, 'uploads', 'a.webp'), 'utf8')).toBe('picture')

  const second = await start(elsewhere)
  if (!second.url) throw new Error(second.output)
  const database = connect({ ...findRunning(join(elsewhere, 'database'))!, log: silentLog, poolSize: 2 })
  try {
    const { rows } = await database.pool.query<{ known: bigint }>(
      'select count(*) as known from studio.round where id = any ($1)',
      [answeredBefore],
    )
    expect(rows[0]!.known).toBe(BigInt(answeredBefore.length))
    expect(await checkMoney(database)).toEqual([])
    expect(run('check-heads', [], env(elsewhere))).toMatchObject({
      status: 0,
      said: expect.stringContaining('Audit and ledger meet all'),
    })
    const member = await (await new TestClient(second.url).open()).signIn(players[0]!, password)
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
    expect((await (await GameVisit.open(second.url, gameUrl)).spin()).status).toBe(200)
    expect(await checkMoney(database)).toEqual([])
  } finally {
    await database.stop()
    expect(await second.stop()).toBe(0)
  }
}, 600_000)

test('[DEPLOY-004, DEPLOY-012] a start without the key of keys is refused and writes none that looks like it', async () => {
  rmSync(join(elsewhere, 'keys'), { recursive: true })
  const server = await start(elsewhere)
  expect(await server.exited).toBe(1)
  expect(server.output).toContain('put the file keys/key-of-keys back')
  expect(existsSync(join(elsewhere, 'keys', 'key-of-keys'))).toBe(false)
}, 300_000)
