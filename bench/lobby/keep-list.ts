import { lobbyPageSize } from '@baize/api'
import type { Page } from 'playwright-core'
import type { Front } from './front.ts'

/**
 * Has the front keep the pages of the hall's list, as the page asks for them. A player's browser does not share its cores
 * with the platform and its database, whose pace `catalogue-http` tells.
 * @param page one of the front's
 * @param most games to keep, all of them when left out
 * @returns games of the hall
 */
export async function keepList(page: Page, front: Front, most?: number): Promise<number> {
  const asking = page.waitForRequest(/GCSGAME_gameList.*pageNo=2\b/)
  // Opened anew, since a search before stands in the address.
  await page.goto(`${front.url}/rng`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  const games = await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight)
    return Number(document.querySelector('main header p')!.textContent!.replace(/\D/g, ''))
  })
  const request = await asking
  const { pathname, search } = new URL(request.url())
  const headers = await request.allHeaders()
  for (let pageNo = 2; pageNo <= Math.ceil((most ?? games) / lobbyPageSize); pageNo++) {
    await front.keep(pathname + search.replace(/\bpageNo=2\b/, `pageNo=${pageNo}`), headers)
  }
  return most ?? games
}
