import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkMoney } from '@baize/platform/check-money'
import { connectOwner, openDatabase } from '@baize/platform/kernel/database/open-database'
import { silentLog } from '@baize/server-kit/database/log'
import { sharePictures, uniqueName } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, test } from 'vitest'
import { type Kept, readKept } from './kept.ts'
import { layOut, project, reaches, released } from './versions.ts'

const { path: folder, remove } = temporaryFolder()
const old = join(folder, 'old')
const data = join(folder, 'data')
const before = join(folder, 'before')
const password = 'Tables#2026'

const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  remove()
})

const env = {
  ...{ PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn' },
  ...{ BAIZE_DATA: data, PORT: '0' },
}
const run = (root: string, script: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', script)], {
    ...{ cwd: root, encoding: 'utf8', env },
  })
  return { status, said: stdout + stderr }
}

/** The server of a version, as its own sources start it. */
async function start(root: string) {
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], { cwd: root, env })
  running.push(child)
  const { promise: url, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
      const [, ready] = /ready: {2}(\S+)/.exec(said) ?? []
      if (ready) resolve(ready)
    })
  const exited = new Promise<number | null>(end => child.once('exit', end))
  void exited.then(() => reject(new Error(said)))
  return {
    url: await url,
    /** @throws Error with what it said where it does not end well */
    async stop() {
      child.kill('SIGTERM')
      const code = await exited
      if (code !== 0) throw new Error(said)
      return code
    },
  }
}

/** Version 0.2.0 cannot fill its demo while a window of contracts closes, and never ends what it began: then it begins anew. */
async function firstStart(tries: number): ReturnType<typeof start> {
  sharePictures(data)
  try {
    return await start(old)
  } catch (error) {
    if (tries === 1) throw error
    execFileSync('rm', ['-rf', data])
    return firstStart(tries - 1)
  }
}

/** Copies a stopped data folder with its owners, as the page says. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** A member comes to a version, or comes again with a password, and plays by that version's own kit. */
function play(root: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/upgrade/play.ts'), ...words], {
    ...{ cwd: root, encoding: 'utf8', env },
  })
  expect(status, stderr).toBe(0)
}

/** What every account of the stopped house holds, and how much there is of what members did. */
async function keptInside(): Promise<Kept> {
  const database = await openDatabase({ dataDir: join(data, 'database'), log: silentLog, poolSize: 1 })
  const owner = connectOwner(database)
  return readKept(owner.pool).finally(async () => {
    await owner.stop()
    await database.stop()
  })
}

async function moneyFaults() {
  const database = await openDatabase({ dataDir: join(data, 'database'), log: silentLog, poolSize: 2 })
  return checkMoney(database).finally(() => database.stop())
}

test('[DEPLOY-014] the steps of the page bring version 0.2.0 to this one with what everybody has, and back', async context => {
  if (!reaches(released)) context.skip('the history here does not reach version 0.2.0')
  layOut(released, old, ['scripts/upgrade/play.ts'])

  // The old version, with the demo's orders in every state and play of its own.
  const name = uniqueName()
  const first = await firstStart(3)
  play(old, first.url, name)
  expect(await first.stop()).toBe(0)
  expect(run(old, 'export-heads.ts')).toMatchObject({ status: 0 })
  const had = await keptInside()
  expect(Number(had.counts.withdrawals) * Number(had.counts.deposits) * Number(had.counts.rounds)).toBeGreaterThan(0)
  copy(data, before)

  expect(run(project, 'migrate.ts').said).toMatch(/Applied .*catalogue/)
  expect(run(project, 'migrate.ts').said).toContain('Nothing was missing.')
  expect(run(project, 'check-heads.ts')).toMatchObject({ status: 0 })
  expect(await keptInside()).toEqual(had)

  const second = await start(project)
  play(project, second.url, name, password)
  expect(await second.stop()).toBe(0)
  expect(await moneyFaults()).toEqual([])
  expect(run(project, 'check-heads.ts')).toMatchObject({ status: 0 })

  // And back, to what was backed up.
  execFileSync('rm', ['-rf', data])
  copy(before, data)
  expect(run(old, 'check-heads.ts')).toMatchObject({ status: 0 })
  const third = await start(old)
  play(old, third.url, name, password)
  expect(await third.stop()).toBe(0)
}, 1_200_000)
