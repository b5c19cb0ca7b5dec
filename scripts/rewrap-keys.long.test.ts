import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { connect } from '@baize/platform/kernel/database/open-database'
import { silentLog } from '@baize/server-kit/database/log'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { Vault } from '@baize/server-kit/secrets/vault'
import { startTestPlatform, startTestWorld, type TestWorld, testKey, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const command = fileURLToPath(new URL('./rewrap-keys.ts', import.meta.url))
const newKey = `newer:${randomBytes(32).toString('base64')}`

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

/** Runs the command as an operator of the house would, with the new key before the old one. */
function rewrap(BAIZE_KEY: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    encoding: 'utf8',
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn', BAIZE_KEY },
      ...{ BAIZE_DATA: world.folder, DATABASE_URL: world.database.connectionString },
    },
  })
  return { status, said: (stdout + stderr).trim() }
}

/** Another start of the platform on the same database. */
const startWith = (BAIZE_KEY: string) =>
  startTestPlatform(
    { BAIZE_KEY },
    { database: connect({ connectionString: world.database.connectionString, log: silentLog }) },
  )

test('[DOOR-012] the command wraps the keys of both apps anew beside running servers; then the new key alone opens them', async () => {
  const username = uniqueName()
  const member = await (await world.visitor()).register(username)
  expect(rewrap(`${newKey},${testKey}`)).toMatchObject({
    status: 0,
    said: expect.stringContaining('\n3 data keys wrapped anew under newer.'),
  })
  expect(rewrap(`${newKey},${testKey}`)).toMatchObject({
    status: 0,
    said: expect.stringContaining('\n0 data keys wrapped anew under newer.'),
  })
  expect((await (await world.play(member)).spin()).status).toBe(200)

  await expect(startWith(testKey)).rejects.toMatchObject({ name: 'KeyMissing' })
  const next = await startWith(newKey)
  expect((await (await next.visitor()).signIn(username, 'Tables#2026')).token).toBeTruthy()
  await next.stop()
  await Vault.open(world.database.pool, 'studio.data_key', keysFromText(newKey))
}, 60_000)
