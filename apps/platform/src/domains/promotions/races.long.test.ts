import { loyalMember, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const hourMs = 3_600_000
const rounds = 100

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test(`[PROMO-013] ${rounds} rounds: a hundred claims of one reward at once pay it once`, async () => {
  const operator = await site.operator()
  const now = site.clock.now().getTime()
  const { client } = await loyalMember(site)
  for (let round = 1; round <= rounds; round++) {
    const { id } = await operator.call('promotions.save', {
      ...{ code: `RACE-${round}`, kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
      texts: { EN: { title: 'A race', summary: '', terms: '' } },
      ...{ startsAt: new Date(now - hourMs).toISOString(), endsAt: new Date(now + hourMs).toISOString() },
      ...{ reward: '1.00', reason: 'For the race' },
    })
    await client.call('promotions.join', { id })
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.send('promotions.claim', { id })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'already_claimed')).toHaveLength(99)
    expect((await client.call('wallet.balance', {})).sumBalance).toBe(`${1000 + round}.00`)
  }
})
