import type { ComponentType, ReactNode } from 'react'
import type { Picture } from '../kit/picture.ts'
import { BetsPage } from './bets/bets-page.tsx'
import { usePage, usePicture } from './context.ts'
import { FixturePage } from './fixture/fixture-page.tsx'
import { HeadBar } from './layout/head-bar.tsx'
import { PhoneTabs } from './layout/phone-tabs.tsx'
import { SideNav } from './layout/side-nav.tsx'
import { SidePanel } from './layout/side-panel.tsx'
import { useIsWide } from './layout/use-is-wide.ts'
import { useWatch } from './layout/use-watch.ts'
import { ListPage } from './list/list-page.tsx'
import { HelpPage } from './pages/help-page.tsx'
import { ResultsPage } from './pages/results-page.tsx'
import { SearchPage } from './pages/search-page.tsx'
import { SettingsPage } from './pages/settings-page.tsx'
import { StandingsPage } from './pages/standings-page.tsx'
import { SlipSheet } from './slip/panel/slip-sheet.tsx'
import type { ShownMoney } from './state/purse.ts'
import type { Route } from './state/route.ts'

export interface PageFields extends ShownMoney {
  theme: 'dark' | 'light'
}

interface BookPageProps {
  fields: Picture<PageFields, Partial<PageFields>>
  SessionClock: ComponentType
  onLeave(): void
}

/** The whole page: navigation, what is chosen of it, and the slip; on phones one below the other. */
export function BookPage({ fields, SessionClock, onLeave }: BookPageProps) {
  const { notice, live, route, slip } = usePage()
  const { theme, ...money } = usePicture(fields)
  const isWide = useIsWide()
  const { route: now } = usePicture(route)
  useWatch('slip', [...new Set(usePicture(slip).legs.map(({ fixture }) => fixture))])
  return (
    <div className="book" data-theme={theme} data-wide={isWide}>
      <HeadBar money={money} SessionClock={SessionClock} onLeave={onLeave} />
      {isWide ? <SideNav /> : <PhoneTabs />}
      <main className="book-middle" key={now.page === 'fixture' ? now.id : now.page}>
        {pageOf(now)}
      </main>
      {isWide ? <SidePanel /> : <SlipSheet />}
      <notice.View />
      <live.Region />
    </div>
  )
}

function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case 'list':
      return <ListPage route={route} />
    case 'sports':
      return <SideNav />
    case 'fixture':
      return <FixturePage id={route.id} />
    case 'search':
      return <SearchPage text={route.text} />
    case 'bets':
      return <BetsPage />
    case 'results':
      return <ResultsPage />
    case 'standings':
      return <StandingsPage competition={route.competition} />
    case 'settings':
      return <SettingsPage />
    case 'help':
      return <HelpPage />
  }
}
