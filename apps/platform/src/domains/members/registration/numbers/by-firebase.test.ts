import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, stored } from '../fixtures.ts'

const project = 'baize-demo'
let keys: CryptoKeyPair
let published: Server
let site: TestPlatform
beforeAll(async () => {
  keys = (await generateKeyPair('RS256')) as CryptoKeyPair
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }
  published = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })))
  await new Promise<void>(resolve => published.listen(0, '127.0.0.1', resolve))
  const { port } = published.address() as AddressInfo
  site = await startTestPlatform({ FIREBASE_PROJECT_ID: project, FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/` })
  await site.platform.settings.switchModule('FIREBASE_SMS', true)
})
afterAll(async () => {
  await site.stop()
  published.close()
})

/** What Firebase gives a browser that typed the code it was sent. */
function tokenFor(number: string): Promise<string> {
  const seconds = Math.floor(site.clock.now().getTime() / 1000)
  return new SignJWT({ phone_number: number, auth_time: seconds })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setSubject('someone')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(keys.privateKey)
}

const send = async (mobileNum: string, firebaseIdToken?: string) => {
  const client = await site.visitor()
  const answer = await client.send('members.registerMobile', {
    mobileNum,
    countryDialingCode: '63',
    password,
    confirmPassword: password,
    firebaseChannel: 'sms',
    firebaseIdToken,
  })
  client.token = answer.body.value.token
  return { ...answer, client }
}

test('a token of Firebase proves the number in place of a code, for this number, once', async () => {
  expect((await send('9175550001')).body.errorCode).toBe('sms_required')
  expect((await send('9175550001', await tokenFor('+639175550002'))).body.errorCode).toBe('sms_invalid')
  const token = await tokenFor('+639175550001')
  const { status, client } = await send('9175550001', token)
  expect(status).toBe(200)
  const { account } = await client.call('members.info', {})
  expect(await stored(site, account)).toMatchObject({ mobile_num: '9175550001', dialing_code: '63' })
  expect((await send('9175550003', token)).body.errorCode).toBe('sms_invalid')
})
