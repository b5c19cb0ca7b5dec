import { isBookType } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { gameMenusQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { BannerCarousel, groupForPath } from '../../banners/index.ts'
import { GamesCount } from '../../games/index.ts'
import { categoriesOf, categoryKey } from '../../navigation/index.ts'
import { gameTypeOf } from '../list/lobby-route.ts'
import lobby from '../lobby.module.css'
import { lobbySubtitle } from '../lobby-subtitles.ts'
import LiveMatches from '../matches/live-matches.tsx'
import { Tables } from '../tables/tables.tsx'
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
      {gameType === 'DS88' && <Tables gameType={gameType} />}
      {isBookType(gameType) && <LiveMatches type={gameType} isHall />}
      {cards.map(card => (
        <VendorHall key={card.vassalage} card={card} />
      ))}
    </div>
  )
}
