import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const ask = async (types: string) => (await site.visitor()).call('site.announcements', { types })

test('[API2-025, NOTICE-005] the payload has its parts', async () => {
  const { player, popup, promotion, banners } = await ask('B,PL,PU,PR')
  for (const part of [player, popup, promotion, banners]) expect(part.length).toBeGreaterThan(0)
})

test('[NOTICE-006, SHELL-110] each notice has id, title and content', async () => {
  const { player, popup, promotion } = await ask('PL,PU,PR')
  expect([...player, ...popup, ...promotion].length).toBeGreaterThan(2)
  for (const notice of [...player, ...popup, ...promotion])
    expect(notice).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      title: expect.stringMatching(/.{5}/),
      html: expect.stringContaining('<p>'),
    })
})

test('[NOTICE-008] B brings banners, PL player notices, PU pop-ups, PR promotions, H those of the help pages', async () => {
  const parts = { B: 'banners', PL: 'player', PU: 'popup', PR: 'promotion', H: 'help' } as const
  for (const [type, own] of Object.entries(parts)) {
    const answer = await ask(type)
    for (const part of Object.values(parts)) expect([part, answer[part].length > 0]).toEqual([part, part === own])
  }
})

test('[ENT-022, SHELL-109] a banner has id, group, address and link type, and the demo has those of its pages', async () => {
  const { banners } = await ask('B')
  for (const banner of banners)
    expect(banner).toMatchObject({
      bannerId: expect.stringMatching(/^\d+$/),
      groupName: expect.stringMatching(/^[a-z_]+$/),
      url: expect.any(String),
      linkageType: expect.stringMatching(/^[1-4]?$/),
    })
  expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(
    new Set([
      'home',
      'rng',
      'live',
      'fish',
      'pvp',
      'sports',
      'esports',
      'w_reg',
      'lott',
      'help',
      'down',
      'promotion',
      'shop',
    ]),
  )
})

test('[AGENT-023] agents read what is meant for them alone, title and body, in their language', async () => {
  const agent = await (await site.visitor()).signIn('agent', 'Baize#2026')
  const { list, totalPages } = await agent.call('agents.announcements', { pageSize: 1 })
  expect([list.length, totalPages]).toEqual([1, 2])
  expect(list[0]).toMatchObject({
    title: 'How the figures of your team are counted',
    html: expect.stringMatching(/^<p>/),
  })
  agent.language = 'VI'
  expect((await agent.call('agents.announcements', {})).list[0]!.title).toBe('Cách tính số liệu của đội nhóm')
  const shown = await ask('B,PL,PU,PR,H,AG')
  expect(JSON.stringify(shown)).not.toContain('How the figures of your team')
})
