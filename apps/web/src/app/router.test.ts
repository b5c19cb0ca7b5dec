import { readFileSync } from 'node:fs'
import type { Permission } from '@baize/api'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { createMemoryHistory } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { App } from './app.tsx'
import { appContext, type Call } from './app-context.ts'
import { announcementsQuery } from './queries.ts'
import { createAppRouter } from './router.tsx'

const english = JSON.parse(readFileSync(new URL('../locales/EN.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>
const i18n = setupI18n()
i18n.loadAndActivate({
  locale: 'en',
  messages: Object.fromEntries(Object.entries(english).map(([key, text]) => [key, compileMessage(text)])),
})

const info = {
  brandName: 'Baize',
  currencySymbol: 'P',
  minimumAge: 18,
  languages: ['EN'],
  modules: [],
  imageCDNs: ['/img'],
  resources: [],
  licences: [],
  partners: [],
  jackpot: { source: 'clock', baseUnits: '0', epochMs: 0 },
  clockOffsetMinutes: 0,
  loggedInToHome: false,
}
const permissionWith = (changes: Partial<Permission['info']>) =>
  ({
    info: { ...info, ...changes },
    maintenance: { enabled: false, endTime: null, info: '' },
    regionRestriction: { restricted: false },
    serverTime: '2026-11-20T12:00:00.000Z',
  }) as unknown as Permission

/** A page as the server makes it, with answers given by name; a call without one fails, as with a server that is gone. */
async function open(path: string, changes: Partial<Permission['info']> = {}, answers: Record<string, unknown> = {}) {
  const calls: [name: string, payload: unknown][] = []
  const call = (async (name: string, payload: unknown) => {
    calls.push([name, payload])
    if (name in answers) return answers[name]
    throw new Error('no answer')
  }) as Call
  const context = appContext({
    permission: permissionWith(changes),
    language: 'EN',
    signedIn: false,
    imageCdn: '/img',
    call,
  })
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = () => renderToString(createElement(App, { router, context, i18n }))
  return { router, context, calls, html, redirect: router._serverResult?.type === 'redirect' }
}

/** Every address of the site that has a page, with what stands around it. */
async function framesByPath() {
  const { router } = await open('/')
  return Object.entries(router.routesByPath).flatMap(([path, { options }]) =>
    options.staticData?.part ? [[path, options.staticData.frame] as const] : [],
  )
}
const headerAlone = ['/seamless', '/fbsports', '/game']

describe('around a page', () => {
  test('[ROUTE-001] the header stands at every address but that of help alone', async () => {
    for (const [path, frame] of await framesByPath()) {
      const page = (await open(path)).html()
      expect([path, frame === 'none', page.includes('<header')]).toEqual([path, path === '/helpmc', path !== '/helpmc'])
    }
  })

  test('[ROUTE-002, ROUTE-003] footer and side menu stand at every address but those with the header alone or nothing', async () => {
    for (const [path, frame] of await framesByPath()) {
      const isBare = path === '/helpmc' || headerAlone.includes(path)
      expect([path, frame === 'full']).toEqual([path, !isBare])
      expect([path, (await open(path)).html().includes('<footer')]).toEqual([path, !isBare])
    }
  })
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
