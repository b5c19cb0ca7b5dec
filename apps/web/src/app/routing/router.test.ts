import { describe, expect, test } from 'vitest'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { openPage as open } from '../fixtures/open-page.ts'

/** Every address of the site that has a page, with what stands around it. */
async function framesByPath() {
  const { router } = await open('/')
  return Object.entries(router.routesByPath).flatMap(([path, { options }]) =>
    options.staticData?.part ? [[filled(path), options.staticData.frame] as const] : [],
  )
}
/** An address with something in the place of each of its variables. */
const filled = (path: string) =>
  path.replace('$type/$vassalage', 'vassalage/HLG').replace('$type', 'hot').replace('$slug', 'a-slug')
/** A page as those see it who may. */
const openAs = (path: string) => open(path, {}, {}, 'EN', path === '/seaLottery')
/** Pages for windows of their own. */
const bare = ['/helpmc', '/service']
const headerAlone = ['/seamless', '/fbsports', '/game']

describe('around a page', () => {
  test('[ROUTE-001] the header stands at every address but those of help and service alone', async () => {
    for (const [path, frame] of await framesByPath()) {
      const page = (await openAs(path)).html()
      expect([path, frame === 'none', page.includes('<header')]).toEqual([
        path,
        bare.includes(path),
        !bare.includes(path),
      ])
    }
  })

  test('[ROUTE-002, ROUTE-003] footer and side menu stand at every address but those with the header alone or nothing', async () => {
    for (const [path, frame] of await framesByPath()) {
      const isBare = bare.includes(path) || headerAlone.includes(path)
      expect([path, frame === 'full']).toEqual([path, !isBare])
      expect([path, (await openAs(path)).html().includes('<footer')]).toEqual([path, !isBare])
    }
  })
})

test('the southern lotteries send a visitor home to sign in, whatever the brand asks for', async () => {
  const { redirect, router } = await open('/seaLottery?gameCode=SEA_4D')
  expect(redirect).toBe(true)
  const { headers } = (router._serverResult as { redirect: Response }).redirect
  expect(new URL(headers.get('Location')!, 'https://site.invalid').searchParams.get('from')).toBe(
    '/seaLottery?gameCode=SEA_4D',
  )
  expect((await open('/seaLottery?gameCode=SEA_4D', {}, {}, 'EN', true)).redirect).toBe(false)
})

test('[BRAND-014] the setting that asks for a sign-in first turns the guard on, and off it asks for none', async () => {
  expect((await open('/rng', { loggedInToHome: true })).redirect).toBe(true)
  expect((await open('/rng', { loggedInToHome: false })).redirect).toBe(false)
})

test('[NOTICE-007] home asks for the notices with types B, PL, PU and PR, platform W and execution B', async () => {
  const { calls } = await open('/')
  expect(calls.filter(([name]) => name === 'site.announcements')).toEqual([
    ['site.announcements', { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }],
  ])
})

test('[SHELL-103, SHELL-105] notices and banners of the answer are there for the whole page', async () => {
  const notice = { id: '7', title: 'New tables', html: '<p>Tonight</p>', postedAt: '2026-11-20T08:00:00.000Z' }
  const banner = {
    bannerId: '3',
    groupName: 'home',
    url: '/rng',
    linkageType: '1',
    title: 'Autumn',
    text: 'A new hall',
    action: 'Open',
    image: 'welcome',
  }
  const answer = { banners: [banner], player: [notice], popup: [], promotion: [], help: [] }
  const { context, html } = await open('/', {}, { 'site.announcements': answer })
  expect(context.queryClient.getQueryData(announcementsQuery(context).queryKey)).toEqual(answer)
  expect(html()).toContain('New tables')
  expect(html()).toContain('A new hall')
})
