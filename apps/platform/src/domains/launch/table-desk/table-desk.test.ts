import { randomUUID } from 'node:crypto'
import { SampleProvider, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site, 'TABLES', 'LIVE')
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

const act = (gameCode: string) => ({ gameCode, requestId: randomUUID(), reason: 'a test looks into it' })

test('a provider that lets no operator act answers nothing that is certain, and the audit has what was asked', async () => {
  const operator = await site.operator()
  const { status, body } = await operator.send('tables.suspend', act('TABLES-GAME'))
  expect([status, body.errorCode]).toEqual([503, 'provider_unavailable'])
  const { rows } = await site.database.pool.query(
    "select action, detail->>'reason' as reason from audit.entry where subject = 'table:TABLES-GAME'",
  )
  expect(rows).toEqual([{ action: 'tables.suspend.asked', reason: 'a test looks into it' }])
  expect((await operator.send('tables.desk', {})).body.errorCode).toBe('provider_unavailable')
})

test('what is no game of shared tables is unknown at the desk', async () => {
  const operator = await site.operator()
  for (const gameCode of ['NO-SUCH', 'HLG-000']) {
    const { status, body } = await operator.send('tables.suspend', act(gameCode))
    expect([status, body.errorCode]).toEqual([404, 'game_unknown'])
  }
})

test('looking and acting need one permission, and limits another', async () => {
  const operator = await site.operator()
  const permit = (permissions: string[]) =>
    site.database.pool.query('update identity.account set permissions = $1 where username = $2', [
      permissions,
      'operator',
    ])
  const { rows } = await site.database.pool.query('select permissions from identity.account where username = $1', [
    'operator',
  ])
  try {
    await permit(['tables'])
    const tier = { ...act('NO-SUCH'), tier: 2 }
    expect((await operator.send('tables.suspend', act('NO-SUCH'))).body.errorCode).toBe('game_unknown')
    expect((await operator.send('tables.setTier', tier)).body.errorCode).toBe('not_allowed')
    await permit(['tables.limits'])
    expect((await operator.send('tables.suspend', act('NO-SUCH'))).body.errorCode).toBe('not_allowed')
    expect((await operator.send('tables.setTier', tier)).body.errorCode).toBe('game_unknown')
  } finally {
    await permit(rows[0].permissions)
  }
})
