import { generateKeyPairSync } from 'node:crypto'
import { byTwo, SampleProvider, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, unfilledHouse } from './fixtures.ts'
import { whatIsLacking } from './what-is-lacking.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await unfilledHouse()
})
afterAll(() => site.stop())

const reason = 'the house opens'

test('[DEPLOY-002] every job runs on a database that the demo never filled, twice', async () => {
  for (const { name } of [...site.platform.jobs, ...site.platform.jobs]) await site.runJob(name)
  expect(site.logLines.errors).toEqual([])
})

test('[DEPLOY-001, DEPLOY-003] an empty house says what it lacks, and is filled by operators’ calls alone', async () => {
  const { database } = site
  const lacks = async () => (await whatIsLacking(database.kysely)).map(sentence => sentence.split(':')[0])
  expect(await lacks()).toEqual([
    'no game is open',
    'members cannot pay in',
    'members cannot be paid',
    'one operator alone cannot do what takes two',
  ])
  const [anna, ben] = [await administrator(site, 'anna'), await administrator(site, 'ben')]
  const byBoth = async <N extends 'cashier.saveChannel' | 'catalogue.saveProvider' | 'catalogue.addKey'>(
    name: N,
    input: Parameters<TestClient['call']>[1],
  ) => {
    await byTwo([anna, ben], name, input as never)
  }
  const channel = {
    ...{ kind: 'manual', position: 0, enabled: true, min: '10.00', max: '500.00', version: 0, reason },
    texts: { EN: { name: 'Bank', payTo: ['Account 00-11'], steps: [] } },
  }
  await byBoth('cashier.saveChannel', { ...channel, code: 'bank-in', direction: 'deposit' } as never)
  await byBoth('cashier.saveChannel', { ...channel, code: 'bank-out', direction: 'payout' } as never)
  const provider = await SampleProvider.start(site, 'FIRST')
  const { apiUrl } = (await anna.call('catalogue.providers', {})).list.find(({ code }) => code === 'FIRST')!
  const other = { code: 'OTHER', name: 'Other studio', apiUrl, version: 0, reason }
  await byBoth('catalogue.saveProvider', other as never)
  const publicKey = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
  await byBoth('catalogue.addKey', { code: 'OTHER', keyId: 'other-1', publicKey, reason } as never)
  expect(await lacks()).toEqual([])
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  await provider.stop()
})
