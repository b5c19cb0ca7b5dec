import type { EndpointName } from '@baize/api'
import { startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let site: TestPlatform
let client: TestClient
beforeAll(async () => {
  site = await startTestPlatform({ TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'CF-IPCountry' })
  client = await site.visitor()
})
afterEach(() =>
  site.platform.settings.writeBrand({
    maintenance: { enabled: false, endTime: null, info: {}, staffAddresses: [] },
    restriction: { countries: [], addresses: [] },
  }),
)
afterAll(() => site.stop())

const maintenance = { enabled: true, endTime: null, info: {}, staffAddresses: [] }
const alwaysOpen: EndpointName[] = ['site.permission', 'site.status', 'site.customerService']

/** A call as the trusted proxy passes it on. */
async function from(place: { address?: string; country?: string }, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, {
    headers: {
      'x-forwarded-for': place.address ?? '198.51.100.7',
      ...(place.country ? { 'cf-ipcountry': place.country } : {}),
      ...headers,
    },
  })
  const body = (await response.json()) as { errorCode: string | null; message: string; value: never }
  return { status: response.status, code: body.errorCode, message: body.message, value: body.value, response }
}

describe('maintenance', () => {
  test('[STATUS-011, ERR2-026] refuses everything but status, permission and customer service', async () => {
    await site.platform.settings.writeBrand({ maintenance })
    const refused = await client.send('site.announcements', {})
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'maintenance'])
    expect(refused.body.message).toMatch(/^The site is under maintenance/)
    expect(refused.headers.get('retry-after')).toBe('600')
    expect((await client.send('session.login', { username: 'a', password: 'b' })).status).toBe(503)
    for (const name of alwaysOpen) expect((await client.send(name, {})).status).toBe(200)
    expect((await client.send('site.customerServiceLink', { csType: 'LIVECHAT' })).status).toBe(200)
  })

  test('[API1-016, API2-017] status is 0, 1 with end time and info in the language of the visitor, or 2', async () => {
    expect(await client.call('site.status', {})).toEqual({ status: 0, endTime: null, info: '', stopped: {} })
    const endTime = new Date(site.clock.now().getTime() + 3_600_000).toISOString()
    const info = { EN: 'New reels are being fitted.', VI: 'Đang lắp guồng mới.' }
    await site.platform.settings.writeBrand({ maintenance: { ...maintenance, endTime, info } })
    expect(await client.call('site.status', {})).toEqual({ status: 1, endTime, info: info.EN, stopped: {} })
    expect((await from({}, '/wps/system/status', { 'x-language': 'VI' })).value).toMatchObject({ info: info.VI })
    expect((await client.call('site.permission', {})).maintenance).toEqual({ enabled: true, endTime, info: info.EN })
    const { headers } = await client.send('site.announcements', {})
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500)
    await site.platform.settings.writeBrand({
      maintenance: { ...maintenance, enabled: false },
      restriction: { countries: ['XK'], addresses: [] },
    })
    expect((await from({ country: 'XK' }, '/wps/system/status')).value).toMatchObject({ status: 2 })
  })

  test('goes before a restricted region, and lets the named staff addresses in', async () => {
    await site.platform.settings.writeBrand({
      maintenance: { ...maintenance, staffAddresses: ['203.0.113.0/24'] },
      restriction: { countries: ['XK'], addresses: [] },
    })
    expect((await from({ country: 'XK' }, '/wps/system/status')).value).toMatchObject({ status: 1 })
    expect((await from({ country: 'XK' }, '/wps/relay/MCSFE_getListAnnouncements')).code).toBe('maintenance')
    const staff = await from({ address: '203.0.113.9' }, '/wps/relay/MCSFE_getListAnnouncements')
    expect([staff.status, staff.code]).toEqual([200, null])
  })
})

describe('restricted places', () => {
  const announcements = '/wps/relay/MCSFE_getListAnnouncements'

  test('[STATUS-012, ERR2-024] the API refuses a restricted country, and says so', async () => {
    await site.platform.settings.writeBrand({ restriction: { countries: ['SG', 'US'], addresses: [] } })
    const refused = await from({ country: 'SG' }, announcements)
    expect([refused.status, refused.code]).toEqual([403, 'region_restricted'])
    expect(refused.message).toBe('We may not offer our games where you are.')
    expect((await from({ country: 'VN' }, announcements)).status).toBe(200)
    expect((await from({}, announcements)).status).toBe(200)
    const permission = await from({ country: 'US' }, '/wps/system/permission')
    expect(permission.value).toMatchObject({ regionRestriction: { restricted: true }, location: { countryCode: 'US' } })
  })

  test('[ERR2-025] it refuses a restricted address or range with a text of its own', async () => {
    await site.platform.settings.writeBrand({
      restriction: { countries: [], addresses: ['198.51.100.7', '203.0.113.0/24', '2001:db8::/32'] },
    })
    for (const address of ['198.51.100.7', '203.0.113.200', '2001:db8::1', '::ffff:203.0.113.1']) {
      const refused = await from({ address }, announcements)
      expect([refused.status, refused.code]).toEqual([403, 'ip_restricted'])
      expect(refused.message).toBe('We may not offer our games to your network address.')
    }
    expect((await from({ address: '198.51.100.8' }, announcements)).status).toBe(200)
    expect((await from({ address: '2001:db9::1' }, announcements)).status).toBe(200)
  })

  test('calls of the wallet protocol are a matter between machines and go on', async () => {
    await site.platform.settings.writeBrand({
      maintenance,
      restriction: { countries: ['SG'], addresses: ['0.0.0.0/0'] },
    })
    const response = await fetch(`${site.url}/wallet/v1/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-ipcountry': 'SG' },
      body: '{}',
    })
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'INVALID_PARTNER' }])
  })
})

test('[API1-023] countries come with their dialing codes; the current one is what the proxy says, else the default', async () => {
  const { current, list } = await client.call('site.countryCode', {})
  expect(current).toBe('PH')
  expect(list).toContainEqual({ countryCode: 'VN', countryDialingCode: '84' })
  expect(list.length).toBeGreaterThan(200)
  expect((await from({ country: 'jp' }, '/wps/system/countryCode')).value).toMatchObject({ current: 'JP' })
  expect((await from({ country: 'XX' }, '/wps/system/countryCode')).value).toMatchObject({ current: 'PH' })
})

describe('the country of an address', () => {
  const [inUnitedStates, inPhilippines] = ['8.8.8.8', '202.90.137.1']
  const isRefused = async (place: Parameters<typeof from>[0]) =>
    (await from(place, '/wps/system/countryCode')).code === 'region_restricted'

  test('[EYE-028] comes from a table of its own where no proxy names it', async () => {
    expect((await from({ address: inPhilippines }, '/wps/system/permission')).value).toMatchObject({
      location: { ip: inPhilippines, countryCode: 'PH' },
    })
    await site.platform.settings.writeBrand({ restriction: { countries: ['US'], addresses: [] } })
    await expect.poll(() => isRefused({ address: inUnitedStates })).toBe(true)
    expect(await isRefused({ address: '2001:4860:4860::8888' })).toBe(true)
    expect(await isRefused({ address: inPhilippines })).toBe(false)
  })

  test('what the proxy says goes before it, and a network at home lies in no country', async () => {
    await site.platform.settings.writeBrand({ restriction: { countries: ['US'], addresses: [] } })
    await expect.poll(() => isRefused({ address: inUnitedStates, country: 'T1' })).toBe(true)
    expect(await isRefused({ address: inUnitedStates, country: 'PH' })).toBe(false)
    for (const address of ['192.168.1.20', '127.0.0.1', 'fd00::1', '::1'])
      expect((await from({ address }, '/wps/system/permission')).value).toMatchObject({
        location: { countryCode: null },
      })
  })
})
