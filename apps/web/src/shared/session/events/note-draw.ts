import type { DrawnEvent, EndpointName, LotteryCard, OpenedNumbers, ResponseOf } from '@baize/api'
import { vietnamNumbersCount } from '@baize/api'
import type { QueryClient } from '@tanstack/react-query'

/** Puts a draw into every list that this page keeps, so that it is seen without being asked for. */
export function noteDraw(queryClient: QueryClient, { vassalage, opened: told, next }: DrawnEvent): void {
  const { gameCode, numero: issue, numbers, openedAt } = told
  const opened = { ...told, gameName: nameHere(queryClient, gameCode) ?? told.gameName }
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

/** How this page calls a lottery: a draw is told to all pages in one language. */
function nameHere(queryClient: QueryClient, gameCode: string): string | undefined {
  const lists = queryClient.getQueriesData<Record<string, unknown>>({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('lottery.'),
  })
  const cards = lists.flatMap(([, kept]) => Object.values(kept ?? {}).flat()) as Partial<OpenedNumbers>[]
  return cards.find(card => card?.gameCode === gameCode)?.gameName
}

const isAnother = (opened: OpenedNumbers) => (result: OpenedNumbers) =>
  result.gameCode !== opened.gameCode || result.numero !== opened.numero

const newestFirst = (opened: OpenedNumbers, others: readonly OpenedNumbers[]): OpenedNumbers[] =>
  [opened, ...others].toSorted((a, b) => b.openedAt.localeCompare(a.openedAt)).slice(0, vietnamNumbersCount)
