import {
  newestCode,
  newestMessage,
  OpenIdServer,
  publicDemo,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
  uniqueNumber,
} from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Closed, closedMember, countryDialingCode, password, refused, told } from './fixtures.ts'

let site: TestPlatform
let provider: OpenIdServer
let closed: Closed
beforeAll(async () => {
  provider = await OpenIdServer.start()
  site = await startTestPlatform({
    ...publicDemo,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  })
  await site.platform.settings.switchModule('LOGIN_GOOGLE', true)
})
afterAll(async () => {
  await site.stop()
  await provider.stop()
})
beforeEach(async () => {
  closed = await closedMember(site)
})

const stranger = () => site.visitor()

/** Comes back from the provider for the first time, as somebody with this address. */
async function bySocial(client: TestClient, email: string) {
  provider.bend = claims => ({ ...claims, email, email_verified: true })
  const { url } = await client.call('session.oidcStart', { provider: 'google' })
  provider.subject = uniqueName()
  const { code, state } = await provider.agree(url)
  return told(client.send('session.oidcCallback', { code, state }))
}

test('[MEND-029] who comes by another service becomes no member with the browser or mail of a closed one', async () => {
  expect(await bySocial(closed.browser, `${uniqueName()}@example.com`)).toEqual(refused)
  expect(await bySocial(await stranger(), closed.email)).toEqual(refused)
  expect(await bySocial(await stranger(), `${uniqueName()}@example.com`)).toEqual([200, null])
})

async function bindNumber(client: TestClient, mobileNum: string) {
  await client.call('security.mobileCode', { countryDialingCode, mobileNum })
  const verificationCode = await newestCode(site, mobileNum)
  return told(client.send('security.bindMobile', { countryDialingCode, mobileNum, verificationCode, password }))
}
async function bindMail(client: TestClient, email: string) {
  await client.call('security.emailCode', { email })
  const verificationCode = /\b\d{6}\b/.exec((await newestMessage(site, email)) ?? '')?.[0] ?? ''
  return told(client.send('security.bindEmail', { email, verificationCode, password }))
}

test('[MEND-029] number and mail of a closed member are bound to no other account, however well they are proven', async () => {
  const other = await (await stranger()).register(uniqueName())
  expect(await bindNumber(other, closed.mobileNum)).toEqual(refused)
  expect(await bindMail(other, closed.email)).toEqual(refused)
  expect(await other.call('security.state', {})).toMatchObject({ mobile: null, email: null, withdrawalHoldUntil: null })
  site.clock.advance(130_000)
  expect(await bindNumber(other, uniqueNumber())).toEqual([200, null])
  expect(await bindMail(other, `${uniqueName()}@example.com`)).toEqual([200, null])
  // Marks of one's own are in nobody's way.
  const own = await (await stranger()).signIn(closed.account, password)
  site.clock.advance(130_000)
  expect(await bindNumber(own, closed.mobileNum)).toEqual([200, null])
})

test('[MEND-029] an account that an agent opens lets nobody in who is known as a closed member', async () => {
  const agent = await (await stranger()).signIn('agent', 'Baize#2026')
  const open = () => agent.call('agents.register', { username: uniqueName(), type: 0 })
  const made = await open()
  const login = (client: TestClient) => {
    const { account: username, password } = made
    return told(client.send('session.login', { type: 'username', username, password }))
  }
  expect(await login(closed.browser)).toEqual(refused)
  expect(await login(await stranger())).toEqual([200, null])
  // Nor is one opened in the browser of a closed member.
  const there = await closed.browser.signIn('agent', 'Baize#2026')
  expect(await told(there.send('agents.register', { username: uniqueName(), type: 0 }))).toEqual(refused)
})
