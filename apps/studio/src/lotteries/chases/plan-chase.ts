import type { ChaseInput } from '@baize/api/studio/lottery'
import { chaseIssues, highestTimes, type Issue, lotteryGame, mostChaseIssues } from '@baize/game-kit/lotteries/index'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { unitsPerCent } from '../lottery-dependencies.ts'
import { highestBetUnits } from '../offered-lotteries.ts'
import { checkOnSale, checkQuotes, issueClosed, type Priced, priceAll } from '../sales/price-slip.ts'

export interface PlannedChase {
  priced: Priced[]
  issues: (Issue & { times: number; costCents: number })[]
  costCents: number
}

/**
 * Prices a chase and names its issues. Nothing is preset: the client sends how often each issue is played.
 * @throws StudioError input_invalid (naming the field), limit_reached, odds_changed, price_changed, issue_closed
 */
export function planChase(
  { game_code: gameCode, max_series }: Pick<Visit, 'game_code' | 'max_series'>,
  input: ChaseInput,
  now: Date,
): PlannedChase {
  const game = lotteryGame(gameCode)
  const { times, firstIssue, stop } = input
  const priced = priceAll(gameCode, input, max_series)
  checkQuotes(priced)
  if (times.length > mostChaseIssues(game)) throw new StudioError('input_invalid', { field: 'times' })
  if (stop?.kind === 'profit' && stop.cents < 1) throw new StudioError('input_invalid', { field: 'stop.cents' })
  const onceCents = priced.reduce((sum, { costCents }) => sum + costCents, 0)
  for (const [i, one] of times.entries()) {
    if (priced.some(({ ticket }) => ticket.times * one > highestTimes))
      throw new StudioError('input_invalid', { field: `times.${i}` })
    if (onceCents * one * unitsPerCent > highestBetUnits)
      throw new StudioError('limit_reached', { field: `times.${i}` })
  }
  const costCents = times.reduce((sum, one) => sum + onceCents * one, 0)
  if (costCents !== input.costCents) throw new StudioError('price_changed', { field: 'costCents' })
  const hasPool = priced.every(({ type }) => type.ticketCents !== undefined)
  checkOnSale(gameCode, priced, hasPool)
  const coming = chaseIssues(game, now.getTime(), times.length + 1, hasPool)
  const first = coming.findIndex(({ name, closesAtMs }) => name === firstIssue && closesAtMs > now.getTime())
  if (first !== 0 && first !== 1) throw issueClosed(gameCode, now, 'firstIssue')
  const issues = coming.slice(first, first + times.length)
  return {
    priced,
    costCents,
    issues: issues.map((issue, i) => ({ ...issue, times: times[i]!, costCents: onceCents * times[i]! })),
  }
}
