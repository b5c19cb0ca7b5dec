import { knownMember, OpenIdServer, startTestPlatform, type TestPlatform } from '@baize/testing'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = 'baize-project'
let site: TestPlatform
let keys: OpenIdServer
beforeAll(async () => {
  keys = await OpenIdServer.start()
  site = await startTestPlatform({
    FIREBASE_API_KEY: 'public-key',
    FIREBASE_PROJECT_ID: project,
    FIREBASE_JWKS_URL: `${keys.issuer}/keys`,
  })
  await site.platform.settings.switchModule('FIREBASE_SMS', true)
})
afterAll(async () => {
  await site.stop()
  await keys.stop()
})

function claims(mobileNum: string, change: JWTPayload = {}): JWTPayload {
  const seconds = Math.floor(site.clock.now().getTime() / 1000)
  const phone_number = `+63${mobileNum}`
  const iss = `https://securetoken.google.com/${project}`
  return {
    iss,
    aud: project,
    sub: 'uid',
    phone_number,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    ...change,
  }
}
const login = async (firebaseIdToken?: string) => {
  const client = await site.visitor()
  const answer = await client.send('session.login', {
    type: 'firebase',
    ...(firebaseIdToken ? { firebaseIdToken } : {}),
  })
  return { client, ...answer }
}

test('a number that Firebase has just checked signs in, once a token, and never forces a change of password', async () => {
  const { mobileNum, username, id } = await knownMember(site)
  await site.database.kysely
    .updateTable('identity.account')
    .set({ password_one_time: true })
    .where('id', '=', id)
    .execute()
  const token = await keys.sign(claims(mobileNum))
  const { client, body } = await login(token)
  client.token = body.value.token
  expect((await client.call('members.info', {})).account).toBe(username)
  expect((await client.send('wallet.balance', {})).status).toBe(200)
  expect((await login(token)).body.errorCode).toBe('sms_invalid')
})

test('tokens of another project, another key, an old check or an unknown number are refused alike', async () => {
  const { mobileNum } = await knownMember(site)
  const old = Math.floor(site.clock.now().getTime() / 1000) - 600
  const bad = [
    await keys.sign(claims(mobileNum, { aud: 'other' })),
    await keys.sign(claims(mobileNum, { iss: 'https://securetoken.google.com/other' })),
    await keys.sign(claims(mobileNum, { auth_time: old })),
    await keys.sign(claims(mobileNum, { phone_number: undefined })),
    await keys.sign(claims(mobileNum), 'other'),
    await keys.sign(claims('9990001111')),
    'not-a-token',
  ]
  for (const token of bad) {
    const { status, body } = await login(token)
    expect([status, body.errorCode]).toEqual([422, 'sms_invalid'])
  }
  expect((await login()).body.errorCode).toBe('sms_required')
})

test('[BRAND-025] off, it is refused', async () => {
  const { mobileNum } = await knownMember(site)
  await site.platform.settings.switchModule('FIREBASE_SMS', false)
  expect((await login(await keys.sign(claims(mobileNum)))).body.errorCode).toBe('module_off')
  await site.platform.settings.switchModule('FIREBASE_SMS', true)
})
