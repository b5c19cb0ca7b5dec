import { Suspense } from 'react'
import { BannerCarousel } from '../../banners/banner-carousel.tsx'
import { useIsMember } from '../../session/use-member.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { HotStudioRow, JackpotRow, NewRow, PopularRow } from './game-rows.tsx'
import classes from './home.module.css'
import { HomeSearch } from './home-search.tsx'
import { Invitation } from './invitation.tsx'
import { JackpotPanel } from './jackpot-panel.tsx'
import { NoticeMarquee } from './notice-marquee.tsx'
import { OwnSection } from './own-section.tsx'
import { DrawSection, OpenedSection, PromotionSection } from './strip-sections.tsx'
import { WinnerBoard } from './winner-board.tsx'

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
      <Suspense>
        <PopularRow />
      </Suspense>
      <PromotionSection />
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
