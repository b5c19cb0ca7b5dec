import type { GameType } from '@baize/api'
import { ErrorState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AppContext } from '../../../shared/app/app-context.ts'
import type { Query } from '../../../shared/app/queries.ts'
import { announcementsQuery, gameMenusQuery, vendorsIn, vendorsQuery } from '../../../shared/app/queries.ts'
import { usePageParams, useSiteSearch } from '../../../shared/app/use-address.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useIsMember } from '../../../shared/session/use-member.ts'
import { useOwnGamesGate } from '../../../shared/session/use-own-games-gate.ts'
import { BannerCarousel, groupForPath } from '../../banners/index.ts'
import type { ListType } from '../../lobby/index.ts'
import {
  filtersAt,
  gameTypeOf,
  knownVendor,
  ListViews,
  lobbyRoute,
  useVendorsLobby,
  VendorMenu,
} from '../../lobby/index.ts'
import lobby from '../../lobby/lobby.module.css'
import { categoryKey } from '../../navigation/index.ts'
import { markedFirst } from '../draws/draw-time.ts'
import { LotteryCard, LotteryCardSkeleton } from '../lottery-card.tsx'
import { toggleOwnLottery, useMarkedLotteries } from '../lottery-favourites.ts'
import type { LotteryType } from '../lottery-queries.ts'
import { lotteryListQuery, recentLotteriesQuery } from '../lottery-queries.ts'
import classes from './lottery.module.css'
import { LotteryChoices } from './lottery-choices.tsx'
import { lotteryFiltersAt, onlyChoice, passes } from './lottery-filters.ts'
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
  const navigate = useNavigate()
  const search = useSiteSearch()
  const address = { params: usePageParams(), search }
  const gameType = gameTypeOf(path) as LotteryType
  const route = lobbyRoute(gameType, address)
  const vassalage = knownVendor(route.vassalage, vendorsIn(useQuery(vendorsQuery(app)).data, gameType))
  useVendorsLobby(vassalage === route.vassalage ? null : route.vassalage)
  // The address says what is shown; only a member has lists of their own.
  const given = filtersAt(route, search).listType
  const view = !isMember && (given === 'fav' || given === 'recent') ? '' : given
  const filters = lotteryFiltersAt(search)
  const choose = (choice: Parameters<typeof onlyChoice>[0]): void => {
    const words = onlyChoice(choice, route.listType)
    const next = (before: Record<string, unknown>) =>
      Object.fromEntries(Object.entries({ ...before, ...words }).filter(([, value]) => value))
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }
  const marked = useMarkedLotteries()
  const { data, isError, isFetching, refetch } = useQuery(lotteryListQuery(app, gameType))
  const recent = useQuery({ ...recentLotteriesQuery(app), enabled: view === 'recent' && isMember })

  const ofType = data?.lotteries ?? []
  const own = vassalage === null ? ofType : ofType.filter(lottery => lottery.vassalage === vassalage)
  const played = recent.data?.gameMenus.map(({ gameCode }) => gameCode) ?? []
  const listed =
    view === 'recent'
      ? played.flatMap(code => own.filter(({ gameCode }) => gameCode === code))
      : markedFirst(own, marked).filter(
          ({ gameCode, isHot }) => (view !== 'fav' || marked.has(gameCode)) && (view !== 'hot' || isHot),
        )
  const shown = listed.filter(lottery => passes(lottery, filters))
  const hasHot = own.some(({ isHot }) => isHot)
  const offered: ListType[] = [
    '',
    ...(hasHot ? (['hot'] as const) : []),
    ...(isMember ? (['fav'] as const) : []),
    'recent',
  ]
  const chooseList = (list: ListType): void =>
    list === 'fav' || list === 'recent' ? gate(() => choose({ list })) : choose({ list })
  const waiting = (!data && !isError) || (view === 'recent' && recent.isPending && isMember)
  return (
    <div className={lobby.lobby}>
      <header className={lobby.head}>
        <h1>{t(categoryKey(gameType))}</h1>
        {data && <p aria-live="polite">{t('lottery.count', { count: shown.length })}</p>}
        <p className={lobby.subtitle}>{t('lottery.lead')}</p>
      </header>
      <BannerCarousel group={groupForPath(path) ?? ''} slim />
      <Suspense>
        <VendorMenu gameType={gameType} active={vassalage} />
      </Suspense>
      <LotteryChoices gameType={gameType} lotteries={own} filters={filters} onChoose={choose}>
        <ListViews offered={offered} active={view} onChoose={chooseList} />
      </LotteryChoices>
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
      {data && !waiting && shown.length === 0 && (
        <NoLotteries view={view} isSearched={listed.length > 0} onAll={() => choose({})} />
      )}
    </div>
  )
}
