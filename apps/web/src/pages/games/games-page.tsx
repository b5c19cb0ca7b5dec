import { ErrorState } from '@baize/ui/states.tsx'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useApp } from '../../app/app.tsx'
import { gameMenusQuery } from '../../app/queries.ts'
import { BannerCarousel } from '../../banners/banner-carousel.tsx'
import { groupForPath } from '../../banners/banner-groups.ts'
import { GamesCount } from '../../games/games-count.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { categoriesOf } from '../../shell/categories.ts'
import { categoryKey } from '../../shell/category-nav.tsx'
import { gameTypeOf } from '../lobby/list/lobby-route.ts'
import lobby from '../lobby/lobby.module.css'
import { lobbySubtitle } from '../lobby/lobby-subtitles.ts'
import { hallQuery, typesOf } from './hall-queries.ts'
import { VendorHall } from './vendor-hall.tsx'

export { hallQueries } from './hall-queries.ts'

/** The page of a category whose vendors are halls of their own: each with its logo, its way in, and its games. */
export default function GamesPage() {
  const t = useText()
  const app = useApp()
  const path = useRouterState({ select: state => state.location.pathname })
  const gameType = gameTypeOf(path) ?? 'SPORTS'
  const category = categoriesOf(useQuery(gameMenusQuery(app)).data ?? []).find(({ title }) => title === gameType)
  const lists = useQueries({ queries: typesOf(category).map(type => hallQuery(app, type)) })
  const failed = lists.filter(({ isError }) => isError)
  const waiting = lists.some(({ isPending }) => isPending)
  const games = lists.flatMap(({ data }) => data?.games ?? [])
  const subtitle = lobbySubtitle(gameType, app.language)
  const cards = category?.cards ?? []
  const ofVendor = (vassalage: string) => games.filter(game => game.vassalage === vassalage)
  return (
    <div className={lobby.lobby}>
      <header className={lobby.head}>
        <h1>{t(categoryKey(gameType))}</h1>
        {!waiting && (
          <p>
            <GamesCount count={cards.reduce((sum, { vassalage }) => sum + ofVendor(vassalage).length, 0)} />
          </p>
        )}
        {subtitle && <p className={lobby.subtitle}>{subtitle}</p>}
      </header>
      <BannerCarousel group={groupForPath(path) ?? ''} slim />
      {failed.length > 0 && (
        <ErrorState
          title={t('lobby.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          busy={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {cards.map(card => (
        <VendorHall key={card.vassalage} card={card} games={waiting ? undefined : ofVendor(card.vassalage)} />
      ))}
    </div>
  )
}
