import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { prepareStudioDatabase } from '@baize/studio/prepare-studio-database'
import { asOwner, createTestDatabase, databaseEnvironment, testKey } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { path: folder, remove } = temporaryFolder()
let database: EveryDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await prepareStudioDatabase(database)
  await asOwner(database, "insert into deployment.mode (mode) values ('real')")
}, 120_000)
afterAll(async () => {
  await database.stop()
  remove()
})

/** Tells as it ends how many seconds of processor time it took. */
const tellsProcessorTime = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.error('took',(user+system)/1e6)})`

/** Runs a script as bootstrap does, with these variables alone. */
function run(script: string, args: string[], environment: Record<string, string>) {
  const path = fileURLToPath(new URL(`../../${script}`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tellsProcessorTime, path, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', ...environment },
  })
  const [errors = '', seconds] = stderr.split(/took (.*)\n/)
  return { status, first: stdout.split('\n')[0], said: stdout + errors, seconds: Number(seconds) }
}

/** The database as whoever runs it names it: nothing beside its addresses, which hold a password. */
const addresses = () =>
  Object.fromEntries(
    Object.entries(databaseEnvironment(database)).map(([name, url]) => [name, url.replace('@', ':hidden@')]),
  )
const asOracle = () => database.connectionString.replace('baize_app@', 'baize_oracle:hidden@')

// In this order: heads are checked once there are some.
test.each<[command: string, args: string[], also: () => Record<string, string>]>([
  ['migrate', [], () => ({})],
  ['operator', ['create', 'anna'], () => ({})],
  ['adopt-database', [], () => ({})],
  ['export-heads', [], () => ({ BAIZE_KEY: testKey })],
  ['check-heads', [], () => ({ BAIZE_KEY: testKey })],
  ['rewrap-keys', [], () => ({ BAIZE_KEY: testKey, STUDIO_ORACLE_DATABASE_URL: asOracle() })],
])(
  '[DEPLOY-017] %s asks for nothing that it does not use, and says first which database it asks',
  (name, args, also) => {
    // What another part of a deployment would be refused for is no matter of a command.
    const others = { REAL_MONEY: 'on', PORT: 'eighty', BAIZE_ROLE: 'jobs' }
    const ran = run(`scripts/${name}.ts`, args, {
      BAIZE_DATA: join(folder, 'data'),
      ...others,
      ...addresses(),
      ...also(),
    })
    expect(ran.status, ran.said).toBe(0)
    expect(ran.first).toMatch(/^Asking the database at postgresql:\/\/baize_app:\*\*\*@localhost\/test_\w+/)
    expect(ran.said).not.toContain('hidden')
  },
)

test('[DEPLOY-017] commands that ask a server, or read a file, say so first', () => {
  const nowhere = { PORT: '9' }
  expect(run('apps/studio/src/verify/verify-rounds.ts', [], nowhere).first).toBe(
    'Asking the server at http://localhost:9.',
  )
  expect(run('apps/studio/src/verify/verify-rounds.ts', ['--file', '/dev/null'], {}).first).toBe('Reading /dev/null.')
  expect(run('scripts/demo.ts', ['closed'], nowhere).first).toBe('Asking the server at http://localhost:9.')
})

test.each([
  ['start', { PORT: 'eighty', DATBASE_URL: 'postgres://h/n' }, ['PORT: "eighty"', 'did you mean DATABASE_URL?']],
  ['migrate', { DATABASE_URL: 'mysql://h/n' }, ['DATABASE_URL: "mysql://h/n"']],
  ['operator', { DATABASE_OWNER_URL: 'postgres://h/n' }, ['DATABASE_OWNER_URL: needs DATABASE_URL']],
  ['export-heads', { BAIZE_KEY: 'x', DATBASE_URL: 'x' }, ['BAIZE_KEY: a secret', 'did you mean DATABASE_URL?']],
])('[DEPLOY-016] %s is refused for its settings before anything heavy is loaded', (name, environment, lines) => {
  const ran = run(`scripts/${name}.ts`, ['anna'], environment)
  expect(ran.status).toBe(1)
  for (const line of lines) expect(ran.said).toContain(line)
  expect(ran.said.trim().split('\n')).toHaveLength(1 + lines.length)
  expect(ran.seconds).toBeLessThan(1)
})
