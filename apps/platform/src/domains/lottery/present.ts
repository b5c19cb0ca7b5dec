import type { GameCard, LotteryCard, OpenedNumbers } from '@baize/api'
import type { LotteryDraws } from '@baize/api/wallet/draws'
import { defaultPlayType } from './play-types.ts'

const isoTime = (ms: number): string => new Date(ms).toISOString()

export const presentNext = (next: LotteryDraws['next']): LotteryCard['next'] =>
  next && {
    issue: next.issue,
    opensAt: isoTime(next.opens_at),
    closesAt: isoTime(next.closes_at),
    drawsAt: isoTime(next.draws_at),
  }

/** A lottery with its draws as menus show it. */
export function presentLottery(card: GameCard, { format, next, results }: LotteryDraws): LotteryCard {
  const [last] = results
  return {
    ...card,
    accountTypeName: card.vassalage,
    format,
    defaultPlayType: defaultPlayType(format),
    next: presentNext(next),
    last: last ? { issue: last.issue, numbers: last.numbers, openedAt: isoTime(last.drawn_at) } : null,
  }
}

/** Results of a lottery, newest first. */
export const presentResults = ({ gameCode, gameName }: GameCard, { format, results }: LotteryDraws): OpenedNumbers[] =>
  results.map(({ issue, numbers, drawn_at }) => ({
    ...{ gameCode, gameName, format, numero: issue, numbers },
    openedAt: isoTime(drawn_at),
  }))

/**
 * At most `count` results out of those of several lotteries, newest first. Each lottery gets as many as the others as
 * far as it has them, so that a draw every minute does not crowd out one a day.
 */
export function spread(lotteries: readonly (readonly OpenedNumbers[])[], count: number): OpenedNumbers[] {
  const ranked = lotteries.flatMap(results => results.map((result, rank) => ({ result, rank })))
  return ranked
    .toSorted((a, b) => a.rank - b.rank || newestFirst(a.result, b.result))
    .slice(0, count)
    .map(({ result }) => result)
    .toSorted(newestFirst)
}

const newestFirst = (a: OpenedNumbers, b: OpenedNumbers): number =>
  b.openedAt.localeCompare(a.openedAt) || a.gameCode.localeCompare(b.gameCode)
