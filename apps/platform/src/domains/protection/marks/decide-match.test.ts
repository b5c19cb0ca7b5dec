import { newestCode, startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Closed, closedMember, countryDialingCode, password, refused, told, words } from './fixtures.ts'

let site: TestPlatform
let desk: TestClient
let closed: Closed
beforeAll(async () => {
  site = await startTestPlatform()
  desk = await site.operator()
})
afterAll(() => site.stop())
beforeEach(async () => {
  closed = await closedMember(site)
  site.clock.advance(130_000)
})

const reason = 'looked at papers of both'
const register = (client: TestClient) => told(client.send('members.register', words()))
const waiting = async () => {
  const { list } = await desk.call('protection.matches', { pageSize: 50 })
  return list.filter(({ closedAccount }) => closedAccount === closed.account)
}
const decide = (id: string, decision: 'OTHER' | 'SAME') =>
  told(desk.send('protection.decideMatch', { id, decision, reason }))

/** Another member, who tries to bind the number of the closed one; answers how that went. */
async function member() {
  const account = uniqueName()
  const client = await (await site.visitor()).register(account)
  const { mobileNum } = closed
  const bind = async () => {
    await client.call('security.mobileCode', { countryDialingCode, mobileNum })
    const verificationCode = await newestCode(site, mobileNum)
    return told(client.send('security.bindMobile', { countryDialingCode, mobileNum, verificationCode, password }))
  }
  return { account, client, bind }
}

test('[MEND-029] whoever was refused waits in one row for an operator, who lets another person past', async () => {
  const { account, bind } = await member()
  expect(await bind()).toEqual(refused)
  site.clock.advance(130_000)
  expect(await bind()).toEqual(refused)
  const [match, ...more] = await waiting()
  expect(more).toEqual([])
  expect(match).toMatchObject({ account, kinds: ['mobile'], tries: 2 })
  expect(await decide(match!.id, 'OTHER')).toEqual([200, null])
  expect(await waiting()).toEqual([])
  expect(await decide(match!.id, 'SAME')).toEqual([409, 'already_decided'])
  site.clock.advance(130_000)
  expect(await bind()).toEqual([200, null])
  // The others are refused as before.
  expect(await register(closed.browser)).toEqual(refused)
})

test('[MEND-029] somebody without an account is let in by forgetting the marks that were met, and those alone', async () => {
  expect(await register(closed.browser)).toEqual(refused)
  const [match] = await waiting()
  expect(match).toMatchObject({ account: null, kinds: ['device'] })
  expect(await decide(match!.id, 'OTHER')).toEqual([200, null])
  expect(await register(closed.browser)).toEqual([200, null])
  expect(await (await member()).bind()).toEqual(refused)
})

test("[MEND-029] the same person's account is closed for as long as the other one", async () => {
  const { account, client, bind } = await member()
  const before = await client.call('protection.closure', {})
  expect(before.closure).toBeNull()
  expect(await bind()).toEqual(refused)
  const [match] = await waiting()
  expect(await decide(match!.id, 'SAME')).toEqual([200, null])
  const [one, other] = await Promise.all(
    [account, closed.account].map(async name => {
      const again = await (await site.visitor()).signIn(name, password)
      return (await again.call('protection.closure', {})).closure!
    }),
  )
  expect(one).toMatchObject({ kind: 'EXCLUDED', until: other!.until })
  const again = await (await site.visitor()).signIn(account, password)
  expect(await told(again.send('launch.gameLaunch', { gameCode: 'MIR-00J', vendor: 'MIR' } as never))).toEqual([
    403,
    'excluded',
  ])
})

test('a match that nobody has is not found', async () => {
  expect(await decide('999999999', 'OTHER')).toEqual([404, 'not_found'])
})
