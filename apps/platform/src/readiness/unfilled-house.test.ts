import { generateKeyPairSync } from 'node:crypto'
import { createFirstOperator } from '@baize/platform/first-operator'
import { systemRng } from '@baize/server-kit/outside'
import { SampleProvider, startTestPlatform, TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whatIsLacking } from './what-is-lacking.ts'

/** A deployment with real money on a database that nothing of the demo has filled. */
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform({
    ...{ REAL_MONEY: 'on', CURRENCY: 'VND', PUBLIC_URL: 'https://play.house.example', TRUSTED_PROXIES: '1' },
    ...{ DATABASE_URL: 'postgres://unused', BEACON_URL: `https://beacon.example/${'0a'.repeat(32)}` },
  })
})
afterAll(() => site.stop())

const reason = 'the house opens'

/** A new operator's desk, with a password of their own. */
async function signedIn(username: string, oneTime: string): Promise<TestClient> {
  const client = await new TestClient(site.url, site.clock).open()
  await client.signInAsOperator(username, oneTime)
  const newPassword = `${username}-Long-Password-9`
  await client.call('operators.changePassword', { oldPassword: oneTime, newPassword, confirmNewPassword: newPassword })
  return (await new TestClient(site.url, site.clock).open()).signInAsOperator(username, newPassword)
}

test('[DEPLOY-002] every job runs on a database that the demo never filled, twice', async () => {
  for (const { name } of [...site.platform.jobs, ...site.platform.jobs]) await site.runJob(name)
  expect(site.logLines.errors).toEqual([])
})

test('[DEPLOY-001, DEPLOY-003] an empty house says what it lacks, and is filled by operators’ calls alone', async () => {
  const { database, clock, platform } = site
  const lacks = async () => (await whatIsLacking(database.kysely)).map(sentence => sentence.split(':')[0])
  expect(await lacks()).toEqual([
    'no game is open',
    'members cannot pay in',
    'members cannot be paid',
    'one operator alone cannot do what takes two',
  ])
  const oneTime = await createFirstOperator({ database, clock, rng: systemRng, identity: platform.identity }, 'anna')
  const anna = await signedIn('anna', oneTime)
  const { permissions } = await anna.call('operators.me', {})
  const { password } = await anna.call('operators.create', { username: 'ben', permissions, reason })
  const ben = await signedIn('ben', password)
  const byBoth = async <N extends 'cashier.saveChannel' | 'catalogue.saveProvider' | 'catalogue.addKey'>(
    name: N,
    input: Parameters<TestClient['call']>[1],
  ) => {
    expect((await anna.send(name, input as never)).body.errorCode).toBe('second_approval_required')
    await ben.call(name, input as never)
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
