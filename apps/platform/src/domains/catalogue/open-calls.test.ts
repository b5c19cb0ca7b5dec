import { startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
let nobody: TestClient
beforeAll(async () => {
  world = await startTestWorld()
  nobody = await world.visitor()
  nobody.visitorToken = null
})
afterAll(() => world.stop())

test('[API1-005, API2-005, SHELL-111] menus are open to anybody: lanes with a title and cards of vendors', async () => {
  const lanes = await nobody.call('catalogue.gameMenus', {})
  const slots = lanes.find(({ title }) => title === 'RNG')
  expect(slots!.cards).toHaveLength(30)
  for (const { title, cards } of lanes)
    for (const card of cards)
      expect(card).toMatchObject({
        gameType: title,
        vassalage: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/),
        accountTypeId: expect.any(String),
        isHot: expect.any(Boolean),
      })
})

test('[API1-028] popular games are open to anybody, and no more of them come than asked for', async () => {
  expect(await nobody.call('launch.popularGames', {})).toHaveLength(20)
  expect(await nobody.call('launch.popularGames', { count: 3 })).toHaveLength(3)
})

test('[API1-029] the balance is told to its member alone', async () => {
  expect((await nobody.send('wallet.balance', {})).status).toBe(401)
  const member = await world.member()
  expect((await member.call('wallet.balance', {})).sumBalance).toBe('1000.00')
})

test('the partners of the site are the studios whose games are open, each with a logo that draws', async () => {
  const { partners } = (await nobody.call('site.permission', {})).info
  expect(partners).toHaveLength(43)
  expect(new Set(partners.map(({ name }) => name)).size).toBe(43)
  const logo = await fetch(world.url + partners[0]!.logo)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png'])
})
