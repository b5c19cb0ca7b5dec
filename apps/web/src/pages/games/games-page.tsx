import { useQuery } from '@tanstack/react-query'
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
import { VendorHall } from './vendor-hall.tsx'

export { hallQueries } from './hall-queries.ts'

/** The page of a category whose vendors are halls of their own: each with its logo, its way in, and its games. */
export default function GamesPage() {
  const t = useText()
  const app = useApp()
  const path = useRouterState({ select: state => state.location.pathname })
  const gameType = gameTypeOf(path) ?? 'SPORTS'
  const { data: lanes = [] } = useQuery(gameMenusQuery(app))
  const cards = categoriesOf(lanes).find(({ title }) => title === gameType)?.cards ?? []
  const subtitle = lobbySubtitle(gameType, app.language)
  return (
    <div className={lobby.lobby}>
      <header className={lobby.head}>
        <h1>{t(categoryKey(gameType))}</h1>
        <p>
          <GamesCount count={cards.reduce((sum, { gameCount }) => sum + gameCount, 0)} />
        </p>
        {subtitle && <p className={lobby.subtitle}>{subtitle}</p>}
      </header>
      <BannerCarousel group={groupForPath(path) ?? ''} slim />
      {cards.map(card => (
        <VendorHall key={card.vassalage} card={card} />
      ))}
    </div>
  )
}
