import type { Frame, Page } from 'playwright-core'

export interface Picture {
  /** Of its file in docs/images, without the ending. */
  name: string
  theme: 'dark' | 'light'
  heightPx: number
  /** Of the page, below the demo's own. */
  address: string
  /** Taken at the console, as this operator of the demo. */
  operator?: string
  /** Waits for what the picture is of. */
  ready(page: Page): Promise<unknown>
}

const game = (code: string) => `/seamless?gameCode=${code}&vendor=${code.split('-')[0]}`
const inFrame = async (page: Page): Promise<Frame> => {
  const handle = await page.locator('iframe').elementHandle()
  return (await handle!.contentFrame())!
}

/** The pictures of README.md. */
export const pictures: readonly Picture[] = [
  {
    ...{ name: 'home-dark', theme: 'dark', heightPx: 1100, address: '/' },
    ready: page => page.getByTestId('own-home').locator('li img').first().waitFor(),
  },
  {
    ...{ name: 'rng-light', theme: 'light', heightPx: 1000, address: '/rng' },
    ready: page => page.getByRole('main').locator('li img').first().waitFor(),
  },
  {
    ...{ name: 'game', theme: 'dark', heightPx: 900, address: game('MIR-00J') },
    ready: async page => (await inFrame(page)).locator('main:not(.is-loading)').waitFor(),
  },
  {
    ...{ name: 'table', theme: 'dark', heightPx: 900, address: game('LVT-BAC-1') },
    ready: async page => (await inFrame(page)).getByText('Place your bets').first().waitFor(),
  },
  {
    ...{ name: 'sportsbook', theme: 'light', heightPx: 900, address: game('FB-1') },
    ready: async page =>
      (await inFrame(page)).locator('.match-row button.odds[aria-disabled="false"]').first().waitFor(),
  },
  {
    ...{ name: 'console-dashboard', theme: 'dark', heightPx: 900, operator: 'operator2' },
    address: '/console?range=7d',
    ready: page => page.locator('canvas').nth(1).waitFor(),
  },
  {
    ...{ name: 'console-withdrawals', theme: 'dark', heightPx: 900, operator: 'cashier' },
    address: '/console/cashier/withdrawals?view=paid',
    ready: async page => {
      // The first cell of a row ticks it.
      await page.getByRole('gridcell').nth(1).click()
      await page.getByText('Timeline').waitFor()
    },
  },
  {
    ...{ name: 'console-member', theme: 'light', heightPx: 900, operator: 'operator' },
    address: '/console/members',
    ready: async page => {
      await page.getByRole('link', { name: 'player', exact: true }).click()
      await page.getByRole('link', { name: 'Orders' }).click()
      await page.getByRole('table').waitFor()
    },
  },
]
