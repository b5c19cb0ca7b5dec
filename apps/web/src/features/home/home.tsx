import { Suspense } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { useIsMember } from '../../shared/session/use-member.ts'
import { BannerCarousel } from '../banners/index.ts'
import { JackpotPanel } from './boards/jackpot-panel.tsx'
import { WinnerBoard } from './boards/winner-board.tsx'
import { CategoryTiles } from './games/category-tiles.tsx'
import { HotStudioRow, JackpotRow, NewRow, PopularRow } from './games/game-rows.tsx'
import classes from './home.module.css'
import { HomeSearch } from './home-search.tsx'
import { Invitation } from './invitation.tsx'
import { NoticeMarquee } from './notice-marquee.tsx'
import { OwnSection } from './own-section.tsx'
import { DrawSection, MatchSection, OpenedSection, PromotionSection } from './strips/strip-sections.tsx'

/**
 * The home page. Each section stands alone: one that fails leaves the others as they are, and the browser takes them
 * over one by one, so that none of these steps keeps it busy for long.
 */
export default function Home() {
  const t = useText()
  const isMember = useIsMember()
  return (
    <div className={classes.home}>
      <h1 className="visually-hidden">{t('home.title')}</h1>
      <div className={classes.hero}>
        <BannerCarousel group="home" />
        <JackpotPanel />
      </div>
      <Suspense>
        <NoticeMarquee />
      </Suspense>
      <Suspense>
        <div className={classes.finder}>
          <HomeSearch />
          <CategoryTiles />
        </div>
      </Suspense>
      <Suspense>
        <OwnSection />
      </Suspense>
      <div className={classes.first}>
        <Suspense>
          <PopularRow />
        </Suspense>
      </div>
      <PromotionSection />
      <MatchSection />
      <Suspense>
        <NewRow />
      </Suspense>
      <Suspense>
        <JackpotRow />
      </Suspense>
      <Suspense>
        <HotStudioRow />
      </Suspense>
      <DrawSection />
      <Suspense>
        <div className={classes.pair}>
          <WinnerBoard />
          <OpenedSection />
        </div>
        {!isMember && <Invitation />}
      </Suspense>
    </div>
  )
}
