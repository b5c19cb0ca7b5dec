import { startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('[API1-021, WALLET-005] the permission answer carries the brand; another currency symbol acts without restart', async () => {
  const client = await site.visitor()
  const before = await client.call('site.permission', { url: 'localhost' })
  expect(before.info).toMatchObject({
    brandName: 'Baize',
    currency: 'DEMO',
    currencySymbol: 'P',
    demo: true,
    showsOutbox: true,
    siteKind: 'member',
  })
  await site.platform.settings.writeBrand({ currencySymbol: '¥' })
  expect((await client.call('site.permission', {})).info.currencySymbol).toBe('¥')
})

test('the site of a host that the brand names is the agent site', async () => {
  await site.platform.settings.writeBrand({ agentHosts: ['agents.example'] })
  const client = await site.visitor()
  expect((await client.call('site.permission', { url: 'agents.example' })).info.siteKind).toBe('agent')
  expect((await client.call('site.permission', { url: 'play.example' })).info.siteKind).toBe('member')
})

test('[API1-022, API1-030] validation data and announcements are open to anybody, and only types that were asked for come', async () => {
  const client = await site.visitor()
  expect(Object.keys(await client.call('site.validation', {}))).toEqual(
    expect.arrayContaining(['username', 'password']),
  )
  const asked = await client.call('site.announcements', { types: 'PR' })
  expect(asked.promotion.length).toBeGreaterThan(0)
  expect([asked.banners, asked.player, asked.popup]).toEqual([[], [], []])
})

test('banners and notices come in the language of the call, with the default where a text is missing', async () => {
  const client = await site.visitor()
  client.language = 'VI'
  const { player } = await client.call('site.announcements', {})
  expect(player[0]!.title).toMatch(/^Mới/)
})

test('errors speak the language of the call', async () => {
  const client = await site.visitor()
  client.language = 'VI'
  const { body } = await client.send('session.login', { username: uniqueName(), password: 'nothing-here' })
  expect(body.message).toBe('Sai tên đăng nhập hoặc mật khẩu.')
})

test('a visitor token that aged is refused, and the answer says that another try may succeed', async () => {
  const client = await site.visitor()
  site.clock.advance(61 * 60_000)
  const { status, body } = await client.send('catalogue.gameVendors', { gameType: 'RNG' })
  expect([status, body.errorCode]).toEqual([401, 'visitor_token_expired'])
})
