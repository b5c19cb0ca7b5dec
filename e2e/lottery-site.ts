import { sql } from 'kysely'
import type { Frame, Page } from 'playwright-core'
import { startSiteWithSettings } from './support.ts'

/** The product with the vendors of the lotteries switched on, which stand by otherwise. */
export async function startLotterySite(): ReturnType<typeof startSiteWithSettings> {
  const site = await startSiteWithSettings()
  await sql`update catalogue.vendor set enabled = true where code in ('TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT')`.execute(
    site.database.kysely,
  )
  await sql`update catalogue.version set version = version + 1`.execute(site.database.kysely)
  // The list of games is followed a moment after it changed.
  const { page, context } = await site.visitor()
  const title = page.getByRole('heading', { level: 1, name: 'Three Dice 1 Min' })
  const open = () => page.goto('/seamless?gameCode=EL_K3_1&vendor=ELOTT')
  const isThere = () =>
    title.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
  do await open()
  while (!(await isThere()))
  await context.close()
  return site
}

/** Opens a betting page by its address and waits until it can be played. */
export async function openLottery(page: Page, code: string, vendor: string): Promise<Frame> {
  await page.goto(`/seamless?gameCode=${code}&vendor=${vendor}`)
  const handle = await page.locator('iframe').elementHandle()
  const frame = (await handle!.contentFrame())!
  await frame.getByRole('button', { name: 'Add to slip' }).waitFor()
  return frame
}
