import { setTimeout as pause } from 'node:timers/promises'
import { parseAmount } from '@baize/money'
import type { Life } from '../../../apps/platform/src/demo/life/life.ts'
import { buyTickets } from './buy-tickets.ts'
import { type Slot, spinOnce } from './play-slot.ts'
import { changeSeed, visitGame } from './visit.ts'

/** 50.00 a round. */
const limitUnits = 500_000n
const slotsAtOnce = 6
const mostTurns = 8
/** Within it the studio has settled lost rounds too. */
const settledWithinMs = 1_500
/** What the minutes' jobs do with play. */
const countingJobs = ['cashier-turnover', 'promotions-facts', 'points-earn', 'missions-deeds', 'club-levels'] as const

/**
 * `player` plays a round in each of some slots at once, until the bonus is about half wagered, buys lottery tickets, and
 * reveals the seed in the end. Throws when the signal ends it.
 * @param own address of platform and studio
 */
export async function playAsPlayer(
  { atPlay: player, platform }: Pick<Life, 'atPlay' | 'platform'>,
  { own, slots, signal }: { own: string; slots: readonly Slot[]; signal: AbortSignal },
): Promise<void> {
  const step = Math.floor(slots.length / (slotsAtOnce * mostTurns))
  // The first visit brings the client seed that all rounds are played with.
  const first = await visitGame(own, player, slots[0]!)
  for (let turn = 0; turn < mostTurns && !signal.aborted && !(await isHalfWagered(player)); turn++) {
    const games = Array.from({ length: slotsAtOnce }, (_, place) => slots[(turn * slotsAtOnce + place) * step]!)
    await Promise.all(games.map(async slot => spinOnce(await visitGame(own, player, slot), limitUnits)))
    await pause(settledWithinMs, null, { signal }).catch(() => null)
    await platform.runJob('cashier-turnover')
  }
  signal.throwIfAborted()
  await buyTickets(own, player)
  await changeSeed(first)
  for (const job of countingJobs) await platform.runJob(job)
}

async function isHalfWagered(player: Life['atPlay']): Promise<boolean> {
  const { bonus } = await player('promotions.wagering', {})
  return bonus === null || parseAmount(bonus.done) * 5n >= parseAmount(bonus.required) * 2n
}
