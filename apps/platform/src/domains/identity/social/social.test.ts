import { OpenIdServer, publicDemo, startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let site: TestPlatform
let provider: OpenIdServer
let otherProvider: OpenIdServer
beforeAll(async () => {
  provider = await OpenIdServer.start()
  otherProvider = await OpenIdServer.start()
  site = await startTestPlatform({
    ...publicDemo,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
    FACEBOOK_CLIENT_ID: otherProvider.clientId,
    FACEBOOK_CLIENT_SECRET: otherProvider.clientSecret,
    FACEBOOK_ISSUER: otherProvider.issuer,
  })
  await site.platform.settings.switchModule('LOGIN_GOOGLE', true)
  await site.platform.settings.switchModule('LOGIN_FACEBOOK', true)
})
afterAll(async () => {
  await site.stop()
  await provider.stop()
  await otherProvider.stop()
})
beforeEach(() => {
  provider.bend = claims => claims
})

/** A browser that went to the provider and came back. */
async function agreed(subject: string, name: 'google' | 'facebook' = 'google') {
  const client = await site.visitor()
  const { url } = await client.call('session.oidcStart', { provider: name })
  const server = name === 'google' ? provider : otherProvider
  server.subject = subject
  return { client, url, ...(await server.agree(url)) }
}
const comeBack = (client: TestClient, given: { code: string; state: string }) =>
  client.send('session.oidcCallback', { code: given.code, state: given.state })

describe('a first sign-in', () => {
  test('makes a member with an invented name, and later ones find the same member', async () => {
    const first = await agreed('lan-1')
    const { body } = await comeBack(first.client, first)
    expect(body.value).toMatchObject({ firstTimeLogin: true, weakPassword: false, changeTicket: null })
    first.client.token = body.value.token
    const info = await first.client.call('members.info', {})
    expect(info).toMatchObject({ account: expect.stringMatching(/^user[a-z0-9]{8}$/), type: 0 })
    const second = await agreed('lan-1')
    second.client.token = (await comeBack(second.client, second)).body.value.token
    expect((await second.client.call('members.info', {})).id).toBe(info.id)
  })

  test('also by the login row with code and state, and two at once make one member', async () => {
    const [a, b] = [await agreed('twins'), await agreed('twins')]
    const ids = await Promise.all(
      [a, b].map(async ({ client, code, state }) => {
        const { token } = await client.call('session.login', { type: 'google', code, state })
        client.token = token
        return (await client.call('members.info', {})).id
      }),
    )
    expect(ids[0]).toBe(ids[1])
  })

  test('the same subject at another provider is somebody else', async () => {
    const ids = []
    for (const name of ['google', 'facebook'] as const) {
      const came = await agreed('same-subject', name)
      came.client.token = (await comeBack(came.client, came)).body.value.token
      ids.push((await came.client.call('members.info', {})).id)
    }
    expect(ids[0]).not.toBe(ids[1])
  })
})

describe('the way there and back', () => {
  test('asks with PKCE, state and nonce, and leads back to the site alone, whatever the browser says', async () => {
    const client = await site.visitor()
    const answer = await site.platform.app.inject({
      url: '/wps/ext/oidc/start?provider=google',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' },
    })
    const url = new URL((answer.json() as { value: { url: string } }).value.url)
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://play.baize.example/login',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const more = { provider: 'google', redirect: 'https://evil.example' } as never
    expect((await client.send('session.oidcStart', more)).body.errorCode).toBe('invalid_input')
  })

  test('another browser cannot use what came back, and nobody can use it twice', async () => {
    const mine = await agreed('mine')
    const thief = await site.visitor()
    expect((await comeBack(thief, mine)).body.errorCode).toBe('social_refused')
    const victim = await agreed('victim')
    expect((await comeBack(victim.client, mine)).body.errorCode).toBe('social_refused')
    expect((await comeBack(mine.client, mine)).status).toBe(200)
    expect((await comeBack(mine.client, mine)).body.errorCode).toBe('social_refused')
  })

  test('a wrong state, a code of somebody else and a way begun ten minutes ago are refused', async () => {
    const wrong = await agreed('wrong-state')
    expect((await comeBack(wrong.client, { ...wrong, state: 'x'.repeat(43) })).body.errorCode).toBe('social_refused')
    const [a, b] = [await agreed('a'), await agreed('b')]
    expect((await comeBack(a.client, { code: b.code, state: a.state })).body.errorCode).toBe('social_refused')
    const late = await agreed('late')
    site.clock.advance(601_000)
    const answer = await comeBack(late.client, late)
    site.clock.advance(-601_000)
    expect(answer.body.errorCode).toBe('social_refused')
  })

  test('what began at one provider does not end as another', async () => {
    const { client, code, state } = await agreed('crossed', 'facebook')
    const { body } = await client.send('session.login', { type: 'google', code, state })
    expect(body.errorCode).toBe('social_refused')
  })
})

describe('the token', () => {
  const bends = [
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another nonce', { nonce: 'replayed' }],
    ['no subject', { sub: undefined }],
    ['a time that has passed', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['another party', { azp: 'somebody-else' }],
  ] as const

  test.each(bends)('with %s is refused', async (_name, change) => {
    provider.bend = claims => ({ ...claims, ...change })
    const came = await agreed('bent')
    const { status, body } = await comeBack(came.client, came)
    expect([status, body.errorCode]).toEqual([422, 'social_refused'])
  })

  test('signed by another key, or not at all, is refused', async () => {
    const claims = async (url: string) => {
      const nonce = new URL(url).searchParams.get('nonce')!
      const seconds = Math.floor(Date.now() / 1000)
      return { iss: provider.issuer, aud: provider.clientId, sub: 'forged', nonce, iat: seconds, exp: seconds + 60 }
    }
    const login = (client: TestClient, idToken: string) => client.send('session.login', { type: 'google', idToken })
    const forged = await agreed('forged')
    const byOther = await provider.sign(await claims(forged.url), 'other')
    expect((await login(forged.client, byOther)).body.errorCode).toBe('social_refused')
    const unsigned = await agreed('forged')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const none = `${part({ alg: 'none' })}.${part(await claims(unsigned.url))}.`
    expect((await login(unsigned.client, none)).body.errorCode).toBe('social_refused')
    const good = await agreed('forged')
    expect((await login(good.client, await provider.sign(await claims(good.url)))).status).toBe(200)
  })

  test('keys are fetched once and kept', async () => {
    const before = provider.keyFetches
    for (const subject of ['k-1', 'k-2', 'k-3']) {
      const came = await agreed(subject)
      expect((await comeBack(came.client, came)).status).toBe(200)
    }
    expect(provider.keyFetches - before).toBeLessThanOrEqual(1)
  })
})

test('[BRAND-025] a provider that is switched off is refused', async () => {
  const client = await site.visitor()
  const came = await agreed('switched-off')
  await site.platform.settings.switchModule('LOGIN_GOOGLE', false)
  expect((await client.send('session.oidcStart', { provider: 'google' })).body.errorCode).toBe('module_off')
  expect((await comeBack(came.client, came)).body.errorCode).toBe('module_off')
  await site.platform.settings.switchModule('LOGIN_GOOGLE', true)
})
