import { FaultProxy } from '@baize/testing'
import { expect, test } from './fixtures.ts'
import { openGame, type Site, signUp, spin, spinButton, startSite } from './support.ts'

let site: Site
let proxy: FaultProxy
test.beforeAll(async () => {
  site = await startSite()
  proxy = await FaultProxy.start(site.url)
})
test.afterAll(async () => {
  await proxy.stop()
  await site.stop()
})

test('[MEND-054] each press of a game is one request: the browser asks nothing before it', async () => {
  test.slow()
  const { page } = await site.visitor({ baseURL: proxy.url, drawsGames: true })
  await signUp(page)
  const frame = await openGame(page, 'MIR-00J')
  const begun = proxy.seen.length
  const presses = 4
  // A press that came too early is sent again, so what counts is what the page sent.
  let sent = 0
  page.on('request', request => {
    if (request.url().endsWith('/studio/api/spin')) sent++
  })
  for (let press = 0; press < presses; press++) {
    await spin(page, frame)
    await expect(spinButton(frame)).toHaveAttribute('data-state', 'ready', { timeout: 120_000 })
  }
  const asked = proxy.seen.slice(begun).map((seen, at) => `${proxy.methods[begun + at]} ${seen.split(' ')[0]}`)
  const ofSpins = asked.filter(call => call.includes('/studio/api/spin'))
  expect(sent).toBeGreaterThanOrEqual(presses)
  expect(ofSpins).toEqual(Array.from({ length: sent }, () => 'POST /studio/api/spin'))
  expect(proxy.methods.filter(method => method === 'OPTIONS')).toEqual([])
})
