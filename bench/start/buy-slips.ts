import { setTimeout as delay } from 'node:timers/promises'
import { betTypesOf, lotteryGame } from '@baize/game-kit/lotteries/index'
import { offeredLotteries } from '@baize/studio/lotteries/offered-lotteries'
import { GameVisit, issueOnSale, slipOfOne, TestClient } from '@baize/testing'

/** A draw that closes so soon may be held before the house stops. */
const soonMs = 10 * 60_000
const longestSeconds = 60
/** A lottery of the house's own odds; one of a shared pool sells other bets, and only while its pool is open. */
const hasNoPool = (code: string): boolean =>
  betTypesOf(lotteryGame(code).format).every(({ ticketCents }) => ticketCents === undefined)
const buyer = { username: 'longstop', password: 'Tables#2026' }

/** Registers a member who buys a slip for the draw on sale of so many games. Answers what the member had before. */
export async function buySlips(url: string, games: number): Promise<string> {
  const member = await (await new TestClient(url).open()).register(buyer.username, buyer.password)
  const { sumBalance } = await member.call('wallet.balance', {})
  const now = Date.now()
  const onSale = offeredLotteries()
    .filter(({ code }) => hasNoPool(code))
    .filter(({ code }) => issueOnSale(code, now).closesAtMs - now > soonMs)
  for (const { code, vendor } of onSale.slice(0, games)) {
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: vendor, gameCode: code })
    const visit = await GameVisit.open(url, gameUrl)
    const { status, body } = await visit.call('lottery.placeSlip', slipOfOne(code, Date.now()).slip)
    if (status !== 200) throw new Error(`a slip of ${code} was refused: ${JSON.stringify(body)}`)
  }
  return sumBalance
}

/** Waits until the member has all the money again. Answers after how many seconds that was. */
export async function paidBack(url: string, before: string): Promise<number> {
  const sinceMs = performance.now()
  const member = await (await new TestClient(url).open()).signIn(buyer.username, buyer.password)
  for (;;) {
    const { sumBalance } = await member.call('wallet.balance', {})
    const seconds = (performance.now() - sinceMs) / 1000
    if (sumBalance === before) return seconds
    if (seconds > longestSeconds) throw new Error(`${sumBalance} came back of ${before}`)
    await delay(100)
  }
}
