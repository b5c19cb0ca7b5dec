import { newOperator, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const page = '/cashier/withdrawals'
const state = { 'f.state': 'REVIEW', sort: '-amount', cols: 'number,amount' }

test('[CONS-023] a view is one’s own, or shared with a role: whoever has the role sees the same, and nobody else', async () => {
  const [first, second, other] = [
    await newOperator(site, ['cashier']),
    await newOperator(site, ['cashier']),
    await newOperator(site, ['support']),
  ]
  const names = async (client: typeof first) =>
    (await client.call('operators.views', { page })).list.map(({ name, isOwn }) => `${name} ${isOwn}`)
  const own = await first.call('operators.saveView', { page, name: 'Dear ones', state, version: 0 })
  expect(own).toMatchObject({ name: 'Dear ones', state, role: null, version: 1, isOwn: true })
  expect([await names(first), await names(second)]).toEqual([['Dear ones true'], []])
  await first.call('operators.saveView', { page, name: 'Dear ones', state, role: 'cashier', version: 1 })
  expect([await names(first), await names(second), await names(other)]).toEqual([
    ['Dear ones true'],
    ['Dear ones false'],
    [],
  ])
  expect((await second.call('operators.views', { page })).list[0]!.state).toEqual(state)
})

test('an old version changes nothing, nor does somebody else, nor a role that one has not', async () => {
  const [first, second] = [await newOperator(site, ['risk']), await newOperator(site, ['risk'])]
  const save = (client: typeof first, version: number, role: string | null = null) =>
    client.send('operators.saveView', { page, name: 'Mine', state, role, version })
  const { id } = await first.call('operators.saveView', { page, name: 'Mine', state, role: 'risk', version: 0 })
  expect((await save(first, 0)).body.errorCode).toBe('changed_meanwhile')
  expect((await save(first, 1)).body.errorCode).toBeNull()
  expect((await save(first, 1)).body.errorCode).toBe('changed_meanwhile')
  expect((await save(second, 2)).body.errorCode).toBe('changed_meanwhile')
  expect((await save(second, 0, 'cashier')).body.errorCode).toBe('not_allowed')
  expect((await second.send('operators.removeView', { id })).body.errorCode).toBe('not_found')
  expect((await first.send('operators.removeView', { id })).body.errorCode).toBeNull()
  expect((await first.call('operators.views', { page })).list).toEqual([])
})
