import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@baize/platform/kernel/database/open-database'
import { type SharingPooler, startSharingPooler } from '@baize/server-kit/database/fixtures/sharing-pooler'
import { createSiteDatabase, ServerProcess, testKey } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { path: folder, remove } = temporaryFolder()
let database: Database
let pooler: SharingPooler
beforeAll(async () => {
  database = await createSiteDatabase()
  pooler = await startSharingPooler(database.connectionString, 'last')
}, 120_000)
afterAll(async () => {
  await pooler.stop()
  await database.stop()
  remove()
})

/** The database itself for the platform, and the pooler where the studio alone looks. */
const environment = (variable: string): Record<string, string> => ({
  ...{ PORT: '0', BAIZE_DATA: join(folder, variable), DATABASE_URL: database.connectionString },
  // An owner is named only beside its own database.
  ...(variable === 'STUDIO_DATABASE_OWNER_URL' && { STUDIO_DATABASE_URL: database.connectionString }),
  [variable]: pooler.connectionString,
})

const own = ['STUDIO_DATABASE_URL', 'STUDIO_DATABASE_OWNER_URL', 'STUDIO_ORACLE_DATABASE_URL']

test.each(own)(
  '[MEND-057] a studio whose %s leads to a pooler that shares sessions is refused in one line',
  async variable => {
    const server = await ServerProcess.start({
      ...environment(variable),
      ...{ BAIZE_ROLE: 'studio', WALLET_URL: 'http://127.0.0.1:9', STUDIO_URL: 'http://127.0.0.1:9' },
    })
    expect(server.url).toBeNull()
    expect(await server.exited).not.toBe(0)
    const said = server.output.split('\n').filter(line => line.trim() && !line.includes('[baize]'))
    expect(said).toEqual([expect.stringMatching(new RegExp(`${variable} leads to a pooler .* pool_mode .*\\.$`))])
  },
)

test.each([
  ['migrate', 'STUDIO_DATABASE_URL'],
  ['migrate', 'STUDIO_DATABASE_OWNER_URL'],
  ['rewrap-keys', 'STUDIO_ORACLE_DATABASE_URL'],
] as const)('[MEND-057] npm run %s refuses a pooler at %s in one line', async (command, variable) => {
  const script = fileURLToPath(new URL(`../../${command}.ts`, import.meta.url))
  const env = {
    ...{ PATH: process.env.PATH, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn', BAIZE_KEY: testKey },
    ...environment(variable),
  }
  const { code, said } = await new Promise<{ code: unknown; said: string }>(resolve =>
    // What it asks is told on the other stream.
    execFile(process.execPath, [script], { env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stderr }),
    ),
  )
  expect(code).toBe(1)
  expect(said.trim()).toMatch(new RegExp(`^${variable} leads to a pooler .* pool_mode .*\\.$`))
})
