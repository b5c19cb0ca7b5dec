import { createLog } from '@baize/server-kit/log'
import { keysFromText } from '@baize/server-kit/secrets/key-of-keys'
import { asOwner, createTestDatabase, testKey } from '@baize/testing'
import { expect, test } from 'vitest'
import { realOutside } from '../../outside.ts'
import { prepareStudioDatabase } from '../../prepare-studio-database.ts'
import { asOracle, openOracle } from './open-oracle.ts'

test('[DEPLOY-004] an oracle whose role came after the tables is refused in a line, and has its rights after the next migration', async () => {
  const database = await createTestDatabase()
  await prepareStudioDatabase(database)
  // As where the role is made on a server whose tables are there.
  await asOwner(
    database,
    `revoke all on all tables in schema oracle, sports from baize_oracle;
     revoke all on schema oracle, sports from baize_oracle;
     revoke select (id, sport, version, blocks, ratings, entropy, block, state_now, sealed_block, window_at) on sports.fixture from baize_oracle`,
  )
  const { connectionString } = database
  const open = () =>
    openOracle({
      ...{ connectionString, oracleUrl: asOracle(connectionString)!, keyOfKeys: keysFromText(testKey) },
      ...{ outside: realOutside(), log: createLog({ LOG_LEVEL: 'silent' }), needsOwnRole: true },
    })
  await expect(open()).rejects.toMatchObject({
    code: 'one_role',
    message: expect.stringMatching(/^The role baize_oracle of STUDIO_ORACLE_DATABASE_URL .*npm run migrate/),
  })
  expect(await prepareStudioDatabase(database)).toEqual([])
  const { stop } = await open()
  await stop()
  await database.stop()
})
