import type { ModuleId } from '@baize/api'
import type { ModuleNode } from '@baize/api/schemas/site'
import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform({ GOOGLE_CLIENT_ID: 'public-google-id', GOOGLE_CLIENT_SECRET: 'secret-half' })
})
afterAll(() => site.stop())

const permission = async () => (await site.visitor()).call('site.permission', { url: 'localhost' })

const find = (nodes: readonly ModuleNode[], id: string): ModuleNode | undefined =>
  nodes.flatMap(node => (node.modId === id ? [node] : (find(node.childrenNodes, id) ?? [])))[0]

test('[ENT-006, API2-062] the permission answer has info, location with address, maintenance and region restriction', async () => {
  expect(await permission()).toMatchObject({
    info: { siteKind: 'member' },
    location: { ip: '127.0.0.1', countryCode: null },
    maintenance: { enabled: false, endTime: null, info: '' },
    regionRestriction: { restricted: false },
  })
})

test('[ENT-007] its info has module tree, register rules, resources, service entries, analytics and both CDN lists', async () => {
  const cdn = { imageCDNs: ['https://img.example'], launchGameCDNs: ['https://play.example'] }
  await site.platform.settings.writeBrand({ ...cdn, gtagId: 'G-12345' })
  const { info } = await permission()
  expect(info).toMatchObject({ ...cdn, analytics: { gtagId: 'G-12345' } })
  expect(find(info.modules, 'REGISTER_USERNAME')).toEqual({
    modId: 'REGISTER_USERNAME',
    enabled: '1',
    childrenNodes: [],
  })
  expect(info.registerRules).toEqual(await (await site.visitor()).call('site.validation', {}))
  expect(info.resources.map(({ resourceType }) => resourceType)).toContain('android')
  expect(info.customerService.map(({ csType }) => csType)).toEqual(['VIP', 'LIVECHAT'])
})

test('[BRAND-001, BRAND-002, BRAND-003] the brand stands for the web, with southern lotteries', async () => {
  expect((await permission()).info).toMatchObject({ platform: 'web', device: 'WEB', lotteryType: 'SEA' })
})

test('[BRAND-004] it speaks English unless something else is chosen', async () => {
  expect((await permission()).info.defaultLanguage).toBe('EN')
})

test('[BRAND-005, BRAND-006] it has the prize modes Lott and ZY, [BRAND-007, BRAND-008] Elott and SEA', async () => {
  expect((await permission()).info.prizeModes).toEqual({ LOTT: 'Lott', ZY: 'ZY', ELOTT: 'Elott', SEA: 'SEA' })
})

test('[BRAND-009, BRAND-010] it has five types of announcements, of which banners are run at first', async () => {
  expect((await permission()).info).toMatchObject({
    announcementTypes: ['B', 'PL', 'PU', 'PR', 'H'],
    announcementExecution: 'B',
  })
})

test('[BRAND-011] five sports vendors offer esports', async () => {
  expect((await permission()).info.esportsProviders).toEqual(['AV', 'AI', 'IMES', 'TF', 'IA'])
})

test('[BRAND-013] merchant and merchant code come from configuration', async () => {
  expect((await permission()).info).toMatchObject({ merchant: 'demo', merchantCode: 'DEMO' })
  await site.platform.settings.writeBrand({ merchant: 'harbour', merchantCode: 'HRB' })
  expect((await permission()).info).toMatchObject({ merchant: 'harbour', merchantCode: 'HRB' })
})

test('[SHELL-053, CONST-019, CONST2-018] a brand that sets neither has the symbol P and takes members from 18 on', async () => {
  expect((await permission()).info).toMatchObject({ currencySymbol: 'P', minimumAge: 18 })
  await site.platform.settings.writeBrand({ currencySymbol: '¥', minimumAge: 21 })
  expect((await permission()).info).toMatchObject({ currencySymbol: '¥', minimumAge: 21 })
})

test('guard, clock and chat colour are settings, and what is internal stays on the server', async () => {
  await site.platform.settings.writeBrand({
    loggedInToHome: true,
    timeZone: 'Asia/Ho_Chi_Minh',
    chatHeaderColor: '#204060',
  })
  const { info } = await permission()
  expect(info).toMatchObject({ loggedInToHome: true, timeZone: 'Asia/Ho_Chi_Minh', chatHeaderColor: '#204060' })
  for (const hidden of ['agentHosts', 'restriction', 'domains', 'playerToUpline'])
    expect(info).not.toHaveProperty(hidden)
})

/** Turns each switch off and on, and finds it so in the tree and in the permission answer. */
async function expectSwitches(...ids: ModuleId[]): Promise<void> {
  const client = await site.visitor()
  for (const id of ids) {
    for (const enabled of [false, true]) {
      await site.platform.settings.switchModule(id, enabled)
      const tree = await client.call('site.whitelabel', {})
      expect(find(tree, id)).toMatchObject({ modId: id, enabled: enabled ? '1' : '0' })
      expect(find((await permission()).info.modules, id)).toEqual(find(tree, id))
    }
  }
}

test('[API1-003, API2-003] the tree shows each server switch as it is set, [BRAND-015] as that of registration by mobile', () =>
  expectSwitches('REGISTER_MOBILE'))

test('[BRAND-016, BRAND-019] signing in by code and free play have a switch', () =>
  expectSwitches('LOGIN_SMS', 'FREE_PLAY'))

test('[BRAND-017, BRAND-018] recovery has one by e-mail and one by phone', () =>
  expectSwitches('RECOVERY_EMAIL', 'RECOVERY_PHONE'))

test('[BRAND-020, BRAND-021] direct registration and the picker of countries have one', () =>
  expectSwitches('REGISTER_DIRECT', 'COUNTRY_PICKER'))

test('[BRAND-022, BRAND-023] Google and Facebook have one', () => expectSwitches('LOGIN_GOOGLE', 'LOGIN_FACEBOOK'))

test('a sign-in channel is offered when its switch is on, with the public half of what is configured or else the sample of a demo', async () => {
  await site.platform.settings.switchModule('LOGIN_GOOGLE', true)
  await site.platform.settings.switchModule('LOGIN_FACEBOOK', true)
  const { social } = (await permission()).info
  expect(social).toEqual({ google: { clientId: 'public-google-id' }, facebook: { appId: 'sample' }, firebase: null })
  await site.platform.settings.switchModule('LOGIN_GOOGLE', false)
  expect((await permission()).info.social.google).toBeNull()
})

test('[ENT-018] every kind of resource may stand there with address and picture of a code', async () => {
  const resources = (
    [
      'firelink',
      'promo',
      'cs',
      'invite',
      'telegram',
      'twitter',
      'douyin',
      'iosConfig',
      'android',
      'ios',
      'facebook',
    ] as const
  ).map(resourceType => ({
    resourceType,
    url: `https://${resourceType}.example`,
    qrCodeUrl: `/qr/${resourceType}.png`,
  }))
  await site.platform.settings.writeBrand({ resources })
  expect((await permission()).info.resources).toEqual(resources)
})

test('the sample licences of the demo say in the language of the visitor that they are samples', async () => {
  const client = await site.visitor()
  const { licences } = (await client.call('site.permission', {})).info
  expect(licences.map(({ code, sample }) => [code, sample])).toEqual([
    ['MT', true],
    ['VG', true],
    ['PH', true],
  ])
  expect(licences[0]!.text).toMatch(/^A sample badge/)
  client.language = 'VI'
  expect((await client.call('site.permission', {})).info.licences[0]!.text).toMatch(/^Huy hiệu mẫu/)
})
