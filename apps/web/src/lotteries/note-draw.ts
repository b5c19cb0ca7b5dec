import type { DrawnEvent, EndpointName, LotteryCard, OpenedNumbers, ResponseOf } from '@baize/api'
import { vietnamNumbersCount } from '@baize/api'
import type { QueryClient } from '@tanstack/react-query'

/** Puts a draw into every list that this page keeps, so that it is seen without being asked for. */
export function noteDraw(queryClient: QueryClient, { vassalage, opened, next }: DrawnEvent): void {
  const { gameCode, numero: issue, numbers, openedAt } = opened
  const withDraw = (cards: readonly LotteryCard[]) =>
    cards.map(card => (card.gameCode === gameCode ? { ...card, next, last: { issue, numbers, openedAt } } : card))
  function change<N extends EndpointName>(name: N, how: (kept: ResponseOf<N>) => ResponseOf<N>): void {
    queryClient.setQueriesData<ResponseOf<N>>({ queryKey: [name] }, kept => kept && how(kept))
  }
  change('lottery.list', ({ lotteries }) => ({ lotteries: withDraw(lotteries) }))
  change('lottery.menu', ({ gameMenus }) => ({ gameMenus: withDraw(gameMenus) }))
  change('lottery.recent', ({ gameMenus }) => ({ gameMenus: withDraw(gameMenus) }))
  if (vassalage === 'TCG_LOTTO_VN')
    change('lottery.openedVn', results => newestFirst(opened, results.filter(isAnother(opened))))
  else
    change('lottery.opened', results =>
      newestFirst(
        opened,
        results.filter(result => result.gameCode !== gameCode),
      ),
    )
}

const isAnother = (opened: OpenedNumbers) => (result: OpenedNumbers) =>
  result.gameCode !== opened.gameCode || result.numero !== opened.numero

const newestFirst = (opened: OpenedNumbers, others: readonly OpenedNumbers[]): OpenedNumbers[] =>
  [opened, ...others].toSorted((a, b) => b.openedAt.localeCompare(a.openedAt)).slice(0, vietnamNumbersCount)
