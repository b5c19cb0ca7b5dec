import type { ComponentType, MouseEvent } from 'react'
import type { Picture } from '../kit/picture.ts'
import { Picker } from './board/picker.tsx'
import { Composer } from './composer/composer.tsx'
import { usePage } from './context.ts'
import type { Desk } from './desk.ts'
import { DrawPanel } from './draw-panel.tsx'
import { Head, type HeadCalls, type HeadFields } from './head.tsx'
import type { GamesWatch } from './rail/games-watch.ts'
import { Rail } from './rail/rail.tsx'
import { LastDraws } from './results/last-draws.tsx'
import { RecentSlips } from './sent/recent-slips.tsx'
import { SlipView } from './slip/slip-view.tsx'

export interface PageFields extends HeadFields {
  theme: 'dark' | 'light'
}

interface BettingPageProps extends HeadCalls {
  fields: Picture<PageFields, Partial<PageFields>>
  desk: Desk
  games: GamesWatch
  Pages: ComponentType
  SessionClock: ComponentType
  onGame(gameCode: string): void
}

/** The whole page: one bar, the other games, draw and picks, the slip, and the dialog of the pages beside them. */
export function BettingPage({ fields, desk, games, Pages, SessionClock, onGame, ...calls }: BettingPageProps) {
  const { live, sound } = usePage()
  const { theme, ...shown } = fields.use()
  const { series } = desk.slip.use()
  const heard = ({ target }: MouseEvent) => {
    sound.wake()
    if (target instanceof Element && target.closest('button')) sound.press()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses are only heard here; each control answers its own
    <main className="lottery" data-theme={theme} onClick={heard}>
      <Head {...shown} {...calls} SessionClock={SessionClock} />
      <Rail games={games} time={desk.watch.time} onOpen={onGame} />
      <div className="middle">
        <DrawPanel watch={desk.watch} />
        <Picker picture={desk.picks} series={series} />
        <div className="past-panels">
          <RecentSlips desk={desk} />
          <LastDraws watch={desk.watch} />
        </div>
      </div>
      <div className="slip-column">
        <Composer desk={desk} />
        <SlipView desk={desk} />
      </div>
      <live.Region />
      <Pages />
    </main>
  )
}
