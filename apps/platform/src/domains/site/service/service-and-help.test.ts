import { createDecipheriv } from 'node:crypto'
import { customerServiceTypeFor } from '@baize/api'
import { startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
  await site.platform.settings.writeBrand({
    customerService: {
      link: 'https://desk.example/a',
      vip: 'https://desk.example/vip',
      liveChat: 'https://desk.example/chat',
    },
  })
})
afterAll(() => site.stop())

test('[API1-034] the path of the service entry of type 3 opens with the key of the permission answer alone', async () => {
  const client = await site.visitor()
  const [entry, ...others] = await client.call('site.customerService', {})
  expect([entry!.type, others]).toEqual(['3', []])
  expect(entry!.path).not.toContain('desk.example')
  const { customerServiceKey } = (await client.call('site.permission', {})).info
  const [iv, sealed] = entry!.path.split('.').map(part => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  const open = (key: Buffer) => {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(sealed.subarray(-16))
    return decipher.update(sealed.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
  }
  expect(open(Buffer.from(customerServiceKey, 'base64url'))).toBe('https://desk.example/a')
  expect(() => open(Buffer.alloc(32))).toThrow()
})

test('[CS-003] a service entry has type, path and the size of its window', async () => {
  const { info } = await (await site.visitor()).call('site.permission', {})
  expect(info.customerService).toEqual([
    { csType: 'VIP', path: 'https://desk.example/vip', window: { width: 440, height: 750 } },
    { csType: 'LIVECHAT', path: 'https://desk.example/chat', window: { width: 440, height: 750 } },
  ])
  expect(info.customerServiceWindow).toEqual({ width: 440, height: 500 })
})

test('[CS-001, CS-002] a club rank above 4 leads to the VIP desk, anybody else to live chat', async () => {
  expect([5, 4, 0, null].map(customerServiceTypeFor)).toEqual(['VIP', 'LIVECHAT', 'LIVECHAT', 'LIVECHAT'])
  const username = uniqueName()
  const member = await (await site.visitor()).register(username)
  const linkFor = async (rank: number | null) => {
    await site.database.kysely
      .updateTable('members.member')
      .set({ club_rank: rank, club_label: rank === null ? null : 'Jade' })
      .where('nickname', '=', username)
      .execute()
    return (await member.call('site.customerServiceLink', { csType: 'VIP' })).link
  }
  expect(await linkFor(5)).toBe('https://desk.example/vip')
  expect((await member.call('site.customerServiceLink', { csType: 'LIVECHAT' })).link).toBe('https://desk.example/chat')
  expect(await linkFor(4)).toBe('https://desk.example/chat')
  expect(await linkFor(null)).toBe('https://desk.example/chat')
  expect((await (await site.visitor()).call('site.customerServiceLink', { csType: 'VIP' })).link).toBe(
    'https://desk.example/chat',
  )
})

test('[API2-061, HELP-006] help comes in the language asked for, and in English where a text is missing', async () => {
  const client = await site.visitor()
  const english = await client.call('site.helpCenter', { language: 'EN' })
  expect(english.sections.length).toBeGreaterThanOrEqual(5)
  for (const { articles } of english.sections)
    for (const { title, html } of articles) expect([title.length > 3, html.length > 100]).toEqual([true, true])
  const [section] = (await client.call('site.helpCenter', { language: 'VI' })).sections
  expect(section!.title).toBe('Tài khoản của bạn')
  expect((await client.call('site.helpCenter', { language: 'JA' })).sections[0]!.title).toBe('アカウント')
  await site.database.pool.query("update site.help_article set texts = texts - 'VI' where id = 'register'")
  const mixed = (await client.call('site.helpCenter', { language: 'VI' })).sections[0]!.articles
  expect(mixed.slice(0, 2).map(({ title }) => title)).toEqual([
    'Opening an account',
    'Đăng nhập, và khi nhập sai mật khẩu',
  ])
})

test('[API2-049] the router list names the addresses of the brand, or the one that was asked', async () => {
  const client = await site.visitor()
  expect(await client.call('site.domainRoute', {})).toEqual({ domainList: [{ url: site.url }] })
  await site.platform.settings.writeBrand({ domains: ['https://one.example', 'https://two.example'] })
  expect(await client.call('site.domainRoute', {})).toEqual({
    domainList: [{ url: 'https://one.example' }, { url: 'https://two.example' }],
  })
})
