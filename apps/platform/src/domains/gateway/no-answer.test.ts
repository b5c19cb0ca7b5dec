import { silentLog } from '@baize/server-kit/database/log'
import { createTestDatabase, SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { DatabaseLine } from '@baize/testing/database-line'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../kernel/database/open-database.ts'
import type { EveryDatabase } from '../every-table.ts'
import { id } from './fixtures.ts'

let database: EveryDatabase
let line: DatabaseLine
let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  database = await createTestDatabase()
  line = await DatabaseLine.start(database.connectionString)
  const { ownerConnectionString } = database
  const behind = connect({ connectionString: line.connectionString, ownerConnectionString, log: silentLog })
  site = await startTestPlatform({}, { database: behind as EveryDatabase })
  provider = await SampleProvider.start(site)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
  await line.stop()
  await database.stop()
})

test.each(['session', 'balance', 'bet'] as const)(
  '[SCALE-002] a %s whose session cannot be read for want of the database is uncertain by its status, and comes again',
  async name => {
    const session = await provider.launch(await (await site.visitor()).register(uniqueName()))
    const bet = { transaction_uuid: id(), round: 'R', amount: 100, round_closed: false, is_free: false }
    const fields = { ...session, ...(name === 'bet' && bet) } as never
    const cut = line.cutNext('before', 'session_terms')
    const answer = await provider.send(name, fields)
    await cut
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'UNKNOWN', balance: null }])
    expect(await provider.call('session', session)).toMatchObject({ status: 'OK' })
    expect(await provider.call(name, fields)).toMatchObject({ status: 'OK' })
  },
)
