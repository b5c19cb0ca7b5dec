import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@baize/server-kit/database/embedded-postgres'
import { silentLog } from '@baize/server-kit/database/log'
import { addressesOf, databaseEnvironment, runAsAdmin } from '@baize/testing/database'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Left } from './every-state/left.ts'
import { layOut, project, reaches } from './versions.ts'

/** The last version before the changes that CHANGELOG tells of under "Since 0.2.0". */
const last = '1120ea6a'
const kit = readdirSync(join(project, 'scripts/upgrade/every-state')).map(name => `scripts/upgrade/every-state/${name}`)
const [leaveOpen, playOn] = ['leave-open.ts', 'play-on.ts'].map(name => `scripts/upgrade/every-state/${name}`) as [
  string,
  string,
]

const folder = temporaryFolder()
const data = temporaryFolder()
const old = join(folder.path, 'old')
/** A server of its own: the templates of the run's are of the present version. */
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: data.path, log: silentLog, durable: false })
})
afterAll(async () => {
  await server.stop()
  for (const { remove } of [folder, data]) remove()
})

/** Runs a script in the folder of a version. Answers its last line. @throws Error with what it said, where it does not end well */
function run(root: string, script: string, words: readonly string[] = [], also: Record<string, string> = {}): string {
  const env = { ...process.env, NODE_NO_WARNINGS: '1', BAIZE_TEST_CLUSTER: server.ownerConnectionString, ...also }
  const said = execFileSync(process.execPath, [join(root, script), ...words], { cwd: root, encoding: 'utf8', env })
  return said.trim().split('\n').at(-1)!
}

test('[DEPLOY-014] play of every kind that the last version left open goes on to its end on this one, and back on the last', async context => {
  if (!reaches(last)) context.skip('the history here does not reach the last version')
  layOut(last, old, kit)
  const left = JSON.parse(run(old, leaveOpen)) as Left
  const before = `${left.database}_before`
  await runAsAdmin(server.ownerConnectionString, `create database ${before} template ${left.database}`)

  const environment = databaseEnvironment(addressesOf(server.ownerConnectionString, left.database))
  expect(run(project, 'scripts/migrate.ts', [], environment)).toMatch(/^Applied /)
  const ends = JSON.parse(run(project, playOn, [JSON.stringify(left)]))
  const ended = {
    ...{
      table: 'SETTLED',
      ticket: 'settled',
      duel: 'ended',
      match: 'settled',
      instant: true,
      withdrawal: 'RECEIVED',
      bonus: true,
    },
    ...{ open: [], held: '0' },
  }
  expect(ends).toMatchObject(ended)
  expect(ends.openBefore).toEqual(['ELOTT', 'FB', 'FB', 'FB', 'LVT', 'MIR', 'OPL'])
  // Both stakes of the duel, and a purse at sea.
  expect(Number(ends.heldBefore)).toBeGreaterThan(200_000)

  // And back, to what was backed up.
  expect(JSON.parse(run(old, playOn, [JSON.stringify({ ...left, database: before })]))).toMatchObject(ended)
}, 1_200_000)
