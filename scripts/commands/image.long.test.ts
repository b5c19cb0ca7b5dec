import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { prepareStudioDatabase } from '@baize/studio/prepare-studio-database'
import { createTestDatabase, databaseEnvironment, testKey } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layOutImage } from './image.ts'

const { path: folder, remove } = temporaryFolder()
const image = join(folder, 'baize')
let database: EveryDatabase
beforeAll(async () => {
  mkdirSync(image)
  layOutImage(image)
  database = await createTestDatabase()
  await prepareStudioDatabase(database)
}, 120_000)
afterAll(async () => {
  await database.stop()
  remove()
})

/** Runs the line that package.json has for a command, as npm does, in the folder that is laid out as the image. */
function npmRun(name: string, args: readonly string[], environment: Record<string, string>) {
  const { scripts } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'))
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${scripts[name]} ${args.join(' ')}`], {
    cwd: image,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', BAIZE_DATA: join(folder, 'data'), ...environment },
  })
  return { status, said: stdout + stderr }
}
const inImage = () => ({ NODE_ENV: 'production', BAIZE_KEY: testKey, ...databaseEnvironment(database) })

/** Commands of a deployment, in an order in which each finds what it needs: what it is run with, its exit code and its words. */
const commands: Record<string, [args: string[], status: number, words: RegExp]> = {
  migrate: [[], 0, /Nothing was missing/],
  operator: [['create', 'anna'], 0, /anna enrols by this link/],
  'adopt-database': [[], 0, /at home here/],
  'export-heads': [[], 0, /The heads are in/],
  'check-heads': [[], 0, /meet all 1 heads/],
  'rewrap-keys': [[], 0, /0 data keys wrapped anew/],
  backup: [['/tmp/x'], 1, /by its own tools/],
  restore: [['/tmp/x'], 1, /leave DATABASE_URL away/],
  'verify-rounds': [['--file', '/dev/null'], 0, /0 rounds verified/],
  'recompute-statement': [[], 2, /Name the statement/],
  demo: [['closed'], 1, /localhost:8080/],
}

test('[DEPLOY-015] the table of commands has every one that the page of operations names', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/operations.md', import.meta.url)), 'utf8')
  const named = [...page.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(8)
  // What an image is made by is not run in it.
  expect(named.filter(name => !(name in commands) && name !== 'build')).toEqual([])
  expect(existsSync(join(image, 'node_modules/vitest'))).toBe(false)
})

test.each(Object.keys(commands))('[DEPLOY-015] %s works on what the image holds', name => {
  const [args, status, words] = commands[name]!
  const ran = npmRun(name, args, inImage())
  expect(ran.said).toMatch(words)
  expect(ran.status, ran.said).toBe(status)
  expect(ran.said).not.toMatch(/Installing|ENOENT|ERR_MODULE/)
})

test('the server in one file is made of what a start installs, without the packages of tools and traces', () => {
  const compiled = join(folder, 'compiled')
  const how = { cwd: image, encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: compiled } } as const
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', 'serve'], how)
  expect(status, stderr).toBe(0)
  expect(existsSync(join(image, 'scripts/dist/start-checked.mjs'))).toBe(true)
  // Megabytes of code, which the first start from the file need not compile.
  const sizes = readdirSync(compiled, { recursive: true }).map(name => statSync(join(compiled, String(name))).size)
  expect(Math.max(...sizes)).toBeGreaterThan(500_000)
})

test('[DEPLOY-017] a command reads .env, and what the environment has already wins', () => {
  const { DATABASE_URL, DATABASE_OWNER_URL } = databaseEnvironment(database)
  writeFileSync(
    join(image, '.env'),
    `# a deployment\nDATABASE_URL=${DATABASE_URL}\nDATABASE_OWNER_URL=${DATABASE_OWNER_URL}\n`,
  )
  expect(npmRun('migrate', [], { NODE_ENV: 'production' })).toMatchObject({
    status: 0,
    said: expect.stringContaining('Nothing was missing'),
  })
  const other = npmRun('migrate', [], { NODE_ENV: 'production', DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' })
  expect(other.status).toBe(1)
  expect(other.said).toContain('Asking the database at postgresql://nobody@127.0.0.1:9/none')
})
