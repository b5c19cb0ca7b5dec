import { TestClient } from '@baize/testing'
import type { FrameLocator, Page } from 'playwright-core'
import { expect } from './fixtures.ts'
import { password, type Site, signUp, type Visitor, visit } from './support.ts'

/** A member with a page of its own, and the frame of the game in it. */
export interface DuelPlayer extends Visitor {
  username: string
  frame: FrameLocator
}

export async function duelPlayer(site: Site, viewport: { width: number; height: number }): Promise<DuelPlayer> {
  const visitor = await site.visitor({ viewport })
  const username = await signUp(visitor.page)
  return { ...visitor, username, frame: visitor.page.frameLocator('iframe') }
}

/** Rooms of a game and stake in the lobby of games between members. */
export const roomsOf = (page: Page, game: string, stake: string) =>
  page
    .getByRole('region', { name: 'Rooms' })
    .getByRole('article', { name: game })
    .getByRole('listitem')
    .filter({ hasText: stake })

/** Sits down in the first room of a game and stake, as a press in the lobby does. */
export async function sitDown({ page, frame }: DuelPlayer, game: string, stake: string): Promise<void> {
  await visit(page, '/pvp')
  await roomsOf(page, game, stake).first().getByRole('button', { name: 'Sit down' }).click()
  await frame.getByRole('button', { name: 'Leave the table' }).waitFor()
}

/** Leaves the table, so that the seat is free. */
export async function leave({ frame }: DuelPlayer): Promise<void> {
  await frame.getByRole('button', { name: 'Leave the table' }).click()
  await frame.getByRole('button', { name: 'Leave', exact: true }).click()
  await frame.getByRole('button', { name: 'Practice with bots' }).waitFor()
}

/** A member's balance, exact to the unit, in units of 1/10 000. */
export async function unitsOf(site: Site, { username }: DuelPlayer): Promise<number> {
  const client = await (await new TestClient(site.url).open()).signIn(username, password)
  const { sumBalance } = await client.call('wallet.balance', {})
  return Math.round(Number(sumBalance) * 10_000)
}

export const ending = (frame: FrameLocator) => frame.getByRole('heading', { name: /^(You won|You lost|Even)$/ })

/** Says READY, in the ready check or under a result. */
export const ready = (frame: FrameLocator) => frame.getByRole('button', { name: 'Ready', exact: true }).click()

/** Presses what a player presses until the hand has ended. @param press what is pressed at each turn */
export async function playOut(frame: FrameLocator, turn: string, press: () => Promise<unknown>): Promise<string> {
  const open = frame.getByRole('button', { name: turn, exact: true, disabled: false })
  for (;;) {
    await open.or(ending(frame)).first().waitFor({ timeout: 60_000 })
    if (await ending(frame).isVisible()) break
    // The turn may have ended by what came in between.
    await press().catch(() => undefined)
  }
  await frame.getByText('booked', { exact: false }).first().waitFor()
  return ending(frame).innerText()
}

/** Net of a seat as the result lists it, before rake, in units. */
export async function netUnits(frame: FrameLocator): Promise<number> {
  const text = await frame.locator('.nets [data-own="true"] output').innerText()
  expect(text).toMatch(/\d\.\d\d$/)
  return Math.round(Number(text.replace(/[^\d.-]/g, '')) * 10_000)
}
