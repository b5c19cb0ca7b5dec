import { randomUUID } from 'node:crypto'
import type { OperatorPermission } from '@baize/api'
import { byBoth, newOperator, SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
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

test('acting needs one permission, and limits another', async () => {
  const role = async (permission: OperatorPermission) => {
    const code = uniqueName('role')
    await byBoth(site, 'operators.saveRole', { code, permissions: [permission], version: 0, reason: 'a test' })
    return newOperator(site, [code])
  }
  const tier = { ...act('NO-SUCH'), tier: 2 }
  const acting = await role('draw.void')
  expect((await acting.send('tables.suspend', act('NO-SUCH'))).body.errorCode).toBe('game_unknown')
  expect((await acting.send('tables.setTier', tier)).body.errorCode).toBe('not_allowed')
  const limiting = await role('limit.edit')
  expect((await limiting.send('tables.suspend', act('NO-SUCH'))).body.errorCode).toBe('not_allowed')
  expect((await limiting.send('tables.setTier', tier)).body.errorCode).toBe('game_unknown')
})
