import { createTestDatabase } from '@baize/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkServer } from './check-server.ts'
import { startSharingPooler } from './fixtures/sharing-pooler.ts'
import type { Connections } from './open-database.ts'

let database: Connections
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.stop())

test.each(['last', 'longest'] as const)(
  '[MEND-057] A pooler that lends its %s idle session to whoever asks is refused in one line',
  async lends => {
    const pooler = await startSharingPooler(database.connectionString, lends)
    const refusal = checkServer(pooler.connectionString, 'DATABASE_URL')
    await expect(refusal).rejects.toMatchObject({
      code: 'shared_sessions',
      message: expect.stringMatching(/^DATABASE_URL leads to a pooler .* pool_mode .*\.$/),
    })
    await pooler.stop()
  },
)

test('[MEND-057] A server that gives each connection a session is taken', async () => {
  await expect(checkServer(database.connectionString, 'DATABASE_URL')).resolves.toBeUndefined()
})
