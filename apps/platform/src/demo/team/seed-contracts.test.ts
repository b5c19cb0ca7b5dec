import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../operators.ts'
import { seedContracts } from './seed-contracts.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
  await seedContracts({ database: site.database, contracts: site.platform.contracts })
})
afterAll(() => site.stop())

const signIn = async (username: string) => (await site.visitor()).signIn(username, demoPassword)

/** What a member is granted, the oldest first: kind, state, rate, valid bet of its one step. */
async function granted(username: string) {
  const { list } = await (await signIn(username)).call('contracts.own', { side: 'RECEIVED' })
  return list.reverse().map(({ type, state, rate, tiers }) => [type, state, rate, ...tiers.map(tier => tier.validBet)])
}

test('terms stand from the house down to linh, and an offer waits there', async () => {
  expect(await granted('general')).toEqual([
    ['REALTIME', 'ACTIVE', '0.10', '0.00'],
    ['HOURLY', 'ACTIVE', '0.20', '50.00'],
    ['DAILY', 'ACTIVE', '1.00', '100.00'],
    ['DIVIDEND', 'ACTIVE', '30.00', '0.00'],
  ])
  expect(await granted('agent')).toEqual([
    ['REALTIME', 'ACTIVE', '0.05', '0.00'],
    ['HOURLY', 'ACTIVE', '0.15', '50.00'],
    ['DAILY', 'ACTIVE', '0.80', '100.00'],
    ['DIVIDEND', 'ACTIVE', '25.00', '0.00', '0.00'],
  ])
  expect(await granted('linh')).toEqual([
    ['DAILY', 'ACTIVE', '0.50', '100.00'],
    ['DIVIDEND', 'ACTIVE', '10.00', '0.00'],
    ['HOURLY', 'OFFERED', '0.10', '20.00'],
  ])
})

test('inboxes hold the welcome, and that of linh the offer that waits', async () => {
  const welcome = 'Welcome to Baize'
  for (const [username, ...titles] of [
    ['general', welcome],
    ['agent', welcome],
    ['linh', 'A contract is offered to you', welcome],
  ] as const) {
    const { content } = await (await signIn(username)).call('messages.inbox', {})
    expect(
      content.map(({ title }) => title),
      username,
    ).toEqual(titles)
  }
})
