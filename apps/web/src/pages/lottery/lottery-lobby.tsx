import type { GameType } from '@baize/api'
import { ErrorState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useApp } from '../../app/app.tsx'
import type { AppContext } from '../../app/app-context.ts'
import type { Query } from '../../app/queries.ts'
import { announcementsQuery, gameMenusQuery, vendorsIn, vendorsQuery } from '../../app/queries.ts'
import { BannerCarousel } from '../../banners/banner-carousel.tsx'
import { groupForPath } from '../../banners/banner-groups.ts'
import { useOwnGamesGate } from '../../favourites/use-own-games-gate.ts'
import { markedFirst } from '../../lotteries/draw-time.ts'
import { LotteryCard, LotteryCardSkeleton } from '../../lotteries/lottery-card.tsx'
import { toggleOwnLottery, useMarkedLotteries } from '../../lotteries/lottery-favourites.ts'
import type { LotteryType } from '../../lotteries/lottery-queries.ts'
import { lotteryListQuery, recentLotteriesQuery } from '../../lotteries/lottery-queries.ts'
import { useIsMember } from '../../session/use-member.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { categoryKey } from '../../shell/category-nav.tsx'
import { gameTypeOf, knownVendor, lobbyRoute } from '../lobby/list/lobby-route.ts'
import type { ListType } from '../lobby/list/lobby-state.ts'
import { ListViews } from '../lobby/list-views.tsx'
import lobby from '../lobby/lobby.module.css'
import { VendorMenu } from '../lobby/vendor-menu.tsx'
import classes from './lottery.module.css'
import { NoLotteries } from './no-lotteries.tsx'
import { usePagePath } from './use-page-path.ts'

/** What the lobby of a lottery type starts with. */
export const lotteryLobbyQueries = (gameType: GameType, context: AppContext): Query[] => [
  gameMenusQuery(context),
  announcementsQuery(context),
  vendorsQuery(context),
  lotteryListQuery(context, gameType as LotteryType),
]

const placesAtFirst = 9
const firstScreen = 6

/** The lobby of lotteries: vendors, lists, and a card a lottery with its next draw and its last numbers. */
export function LotteryLobby() {
  const t = useText()
  const app = useApp()
  const gate = useOwnGamesGate()
  const isMember = useIsMember()
  const path = usePagePath()
  const address = { params: useParams({ strict: false }), search: useSearch({ strict: false }) } as never
  const gameType = gameTypeOf(path) as LotteryType
  const route = lobbyRoute(gameType, address)
  const vassalage = knownVendor(route.vassalage, vendorsIn(useQuery(vendorsQuery(app)).data, gameType))
  const [view, setView] = useState<ListType>(route.listType)
  const marked = useMarkedLotteries()
  const { data, isError, isFetching, refetch } = useQuery(lotteryListQuery(app, gameType))
  const recent = useQuery({ ...recentLotteriesQuery(app), enabled: view === 'recent' && isMember })

  const ofType = data?.lotteries ?? []
  const own = vassalage === null ? ofType : ofType.filter(lottery => lottery.vassalage === vassalage)
  const played = recent.data?.gameMenus.map(({ gameCode }) => gameCode) ?? []
  const shown =
    view === 'recent'
      ? played.flatMap(code => own.filter(({ gameCode }) => gameCode === code))
      : markedFirst(own, marked).filter(
          ({ gameCode, isHot }) => (view !== 'fav' || marked.has(gameCode)) && (view !== 'hot' || isHot),
        )
  const hasHot = own.some(({ isHot }) => isHot)
  const offered: ListType[] = [
    '',
    ...(hasHot ? (['hot'] as const) : []),
    ...(isMember ? (['fav'] as const) : []),
    'recent',
  ]
  const choose = (list: ListType): void =>
    list === 'fav' || list === 'recent' ? gate(() => setView(list)) : setView(list)
  const waiting = (!data && !isError) || (view === 'recent' && recent.isPending && isMember)
  return (
    <div className={lobby.lobby}>
      <header className={lobby.head}>
        <h1>{t(categoryKey(gameType))}</h1>
        {data && <p>{t('lottery.count', { count: own.length })}</p>}
        <p className={lobby.subtitle}>{t('lottery.lead')}</p>
      </header>
      <BannerCarousel group={groupForPath(path) ?? ''} slim />
      <Suspense>
        <VendorMenu gameType={gameType} active={vassalage} />
      </Suspense>
      <div className={classes.views}>
        <ListViews offered={offered} active={view} onChoose={choose} />
      </div>
      {isError && !data && (
        <ErrorState
          title={t('lottery.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      <ul className={classes.grid} aria-busy={waiting}>
        {shown.map((lottery, at) => (
          <li key={lottery.gameCode}>
            <LotteryCard
              lottery={lottery}
              early={at < firstScreen}
              marked={marked.has(lottery.gameCode)}
              onMark={() => gate(() => void toggleOwnLottery(lottery.gameCode))}
            />
          </li>
        ))}
        {waiting &&
          Array.from({ length: placesAtFirst }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
            <li key={at}>
              <LotteryCardSkeleton />
            </li>
          ))}
      </ul>
      {data && !waiting && shown.length === 0 && <NoLotteries view={view} onAll={() => setView('')} />}
    </div>
  )
}
