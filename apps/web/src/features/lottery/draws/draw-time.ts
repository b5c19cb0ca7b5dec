import type { LotteryCard } from '@baize/api'

type Draws = Pick<LotteryCard, 'next' | 'last'>

/** How soon after a draw its result is asked for, and how often while it is awaited. */
const resultAfterMs = 1_200
const againMs = 2_000
/** A result that is later than this is no longer waited for; void draws never get one. */
const awaitedMs = 120_000
/** Nor for so long where no draw was ever held, as the first one may still be to come. */
const firstAwaitedMs = 15_000
const longestMs = 60_000

/** True when the draw before the one on sale was held a moment ago and its result has not come. */
export function isAwaited({ next, last }: Draws, nowMs: number): boolean {
  if (!next) return false
  const heldMs = Math.max(Date.parse(next.opensAt), Date.parse(next.drawsAt) <= nowMs ? Date.parse(next.drawsAt) : 0)
  return (
    nowMs >= heldMs &&
    nowMs - heldMs < (last ? awaitedMs : firstAwaitedMs) &&
    (!last || Date.parse(last.openedAt) < heldMs)
  )
}

/** When to ask for the draws anew: shortly after the next one is held, or soon again while a result is awaited. */
export function refreshDelayMs(lotteries: readonly Draws[], nowMs: number): number {
  if (lotteries.some(lottery => isAwaited(lottery, nowMs))) return againMs
  const nextMs = lotteries.flatMap(({ next }) => (next ? Date.parse(next.drawsAt) - nowMs : []))
  return Math.min(longestMs, Math.max(againMs, Math.min(...nextMs) + resultAfterMs))
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Time that is left, such as `00:42` or `03:12:09`; whole days are told apart. */
export function countdownText(leftMs: number): { days: number; clock: string } {
  const left = Math.max(0, Math.ceil(leftMs / 1000) * 1000)
  const clock = new Date(left % dayMs).toISOString().slice(11, 19)
  return { days: Math.floor(left / dayMs), clock: left < hourMs ? clock.slice(3) : clock }
}

/** Lotteries with those first that a player marked; both parts keep their order. */
export const markedFirst = <T extends { gameCode: string }>(
  lotteries: readonly T[],
  marked: ReadonlySet<string>,
): T[] => lotteries.toSorted((a, b) => Number(marked.has(b.gameCode)) - Number(marked.has(a.gameCode)))
