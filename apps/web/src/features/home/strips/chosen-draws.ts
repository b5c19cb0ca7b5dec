import type { LotteryCard } from '@baize/api'

/** Lotteries that the home page shows. */
const most = 6

/**
 * The lotteries of the home page: those with a draw to come, one of each kind of result first, so that dice, balls and
 * tiles stand side by side; others fill up what is left. Both parts keep the menu's order.
 */
export function chosenDraws<T extends Pick<LotteryCard, 'format' | 'next'>>(lotteries: readonly T[]): T[] {
  const open = lotteries.filter(({ next }) => next)
  const first = open.filter(({ format }, at) => open.findIndex(each => each.format === format) === at)
  return [...first, ...open.filter(each => !first.includes(each))].slice(0, most)
}
