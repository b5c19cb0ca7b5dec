import { generateKeyPairSync } from 'node:crypto'
import { outcomeOf, sendByTwo, type TestClient } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierSite, newPlayer, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const texts = (payTo: string[], name = 'Bank of Samples') => ({
  EN: { name, payTo, steps: ['Transfer the amount.'] },
  VI: { name: 'Ngân hàng mẫu', payTo, steps: [] },
})
const channel = (more = {}) => ({
  ...{
    code: 'new-bank',
    direction: 'deposit',
    kind: 'manual',
    position: 9,
    enabled: true,
    min: '10.00',
    max: '500.00',
  },
  ...{ quickAmounts: ['50.00'], texts: texts(['Account 00-11']), version: 0, reason },
  ...more,
})
const save = (by: TestClient, more = {}) => outcomeOf(by.send('cashier.saveChannel', channel(more) as never))
const byTwo = (more = {}) =>
  outcomeOf(sendByTwo([site.desk, site.secondDesk], 'cashier.saveChannel', channel(more) as never))
const offered = async () => {
  const { client } = await newPlayer(site, '0.00')
  return (await client.call('cashier.channels', {})).deposit.find(({ code }) => code === 'new-bank')
}

test('[DEPLOY-003] a channel is made by two operators; bounds are changed by one, where money is paid to by two', async () => {
  const { desk } = site
  expect([await save(desk), await offered()]).toEqual(['waits', undefined])
  expect(await byTwo()).toBe('done')
  expect(await offered()).toMatchObject({ name: 'Bank of Samples', min: '10.00', payTo: ['Account 00-11'] })
  expect(await save(desk)).toBe('changed_meanwhile')
  expect(await save(desk, { version: 1, min: '20.00', texts: texts(['Account 00-11'], 'Renamed') })).toBe('done')
  expect(await offered()).toMatchObject({ name: 'Renamed', min: '20.00' })
  const elsewhere = { version: 2, min: '20.00', texts: texts(['Account 99-99']) }
  expect(await save(desk, elsewhere)).toBe('waits')
  expect(await offered()).toMatchObject({ payTo: ['Account 00-11'] })
  expect(await byTwo(elsewhere)).toBe('done')
  expect(await offered()).toMatchObject({ payTo: ['Account 99-99'] })
  expect(await save(desk, { version: 3, texts: texts(['Account 99-99']), enabled: false })).toBe('done')
  expect(await offered()).toBe(undefined)
  const { list } = await desk.call('cashier.channelList', {})
  expect(list.find(({ code }) => code === 'new-bank')).toMatchObject({
    ...{ enabled: false, version: 4, direction: 'deposit', kind: 'manual', max: '500.00', feeRatePpm: 0 },
    texts: { VI: { name: 'Ngân hàng mẫu' } },
  })
  expect(await save(desk, { version: 4, kind: 'hosted' })).toBe('kind')
})

const key = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })

test.each([
  ['max', { max: '9.99' }],
  ['min', { min: '0' }],
  ['feeMin', { feeMin: '10.00' }],
  ['feeMax', { feeMin: '2.00', feeMax: '1.00' }],
  ['quickAmounts.0', { quickAmounts: ['5000.00'] }],
  ['texts.EN', { texts: { VI: { name: 'Ngân hàng', steps: [] } } }],
  ['pageUrl', { kind: 'hosted', publicKeys: { k1: key } }],
  ['publicKeys', { kind: 'hosted', pageUrl: 'https://pay.example/' }],
  ['publicKeys.k1', { kind: 'hosted', pageUrl: 'https://pay.example/', publicKeys: { k1: { ...key, x: 'abc' } } }],
  ['pageUrl', { kind: 'hosted', pageUrl: 'javascript:alert(1)', publicKeys: { k1: key } }],
  ['code', { code: 'New Bank' }],
])('[DEPLOY-003] a channel with a wrong %s is refused by its name', async (field, more) => {
  expect(await save(site.desk, { code: 'odd', ...more })).toBe(field)
})

test('[CONS-073, CONS-058] channels take the order that is told of all of them; a list that has moved on is refused, and the same one changes nothing', async () => {
  const { desk } = site
  const payouts = async () => (await desk.call('cashier.channelList', { direction: 'payout' })).list
  const before = await payouts()
  const codes = before.map(({ code }) => code).toReversed()
  const order = (told: string[]) =>
    outcomeOf(desk.send('cashier.orderChannels', { direction: 'payout', codes: told, reason }))
  expect(codes.length).toBeGreaterThan(1)
  expect(await order(codes.slice(1))).toBe('changed_meanwhile')
  expect(await order([...codes.slice(1), codes[1]!])).toBe('changed_meanwhile')
  expect(await order(codes)).toBe('done')
  const after = await payouts()
  expect(after.map(({ code }) => code)).toEqual(codes)
  const { client } = await newPlayer(site, '0.00')
  const offered = (await client.call('cashier.channels', {})).payout.map(({ code }) => code)
  expect(offered).toEqual(codes.filter(code => offered.includes(code)))
  const versions = (rows: typeof after) => Object.fromEntries(rows.map(({ code, version }) => [code, version]))
  expect(await order(codes)).toBe('done')
  expect(versions(await payouts())).toEqual(versions(after))
  const { rows } = await site.database.pool.query(
    "select detail->'before' as before, detail->'after' as after from audit.entry where action = 'cashier.orderChannels' order by id",
  )
  expect(rows).toEqual([
    { before: { codes: codes.toReversed() }, after: { codes } },
    { before: { codes }, after: { codes } },
  ])
})
