import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react'
import type { Picture } from '../kit/picture.ts'
import { usePage, usePicture } from './context.ts'
import { ControlBar } from './controls/control-bar.tsx'
import { SeaView } from './controls/sea-view.tsx'
import { Head } from './head.tsx'
import { ClassPanel } from './panels/class-panel.tsx'
import { EndPanel } from './panels/end-panel.tsx'
import { LeaveDialog } from './panels/leave-dialog.tsx'
import { MissedDialog } from './panels/missed-dialog.tsx'
import { PurseDialog } from './panels/purse-dialog.tsx'
import { SeaStatus } from './panels/sea-status.tsx'
import { PreyList } from './twin/prey-list.tsx'

export interface PageFields {
  theme: 'dark' | 'light'
  isMuted: boolean
}

export type FishPages = 'rules' | 'prey' | 'fairness'

interface FishPageProps {
  fields: Picture<PageFields, Partial<PageFields>>
  SessionClock: ComponentType
  Pages: ComponentType
  onBack(): void
  onOpen(page: FishPages): void
  onMute(): void
  /** Any press, which browsers want before there is sound. */
  onPress(): void
}

/** The whole page of a fish title: the sea with its cannons, and what is asked for over it. */
export function FishPage({ fields, SessionClock, Pages, onBack, onOpen, onMute, onPress }: FishPageProps) {
  const { boot, desk, live, notice, sound, t } = usePage()
  const { theme, isMuted } = usePicture(fields)
  const { line, room, purseState, isLeftHanded } = usePicture(desk.picture)
  const [asked, setAsked] = useState<'purse' | 'leave' | null>(null)
  const [isListWanted, setListWanted] = useState(false)
  const [isShown, setShown] = useState(true)
  const shown = useCallback((isDrawn: boolean) => {
    setShown(isDrawn)
    if (!isDrawn) setListWanted(true)
  }, [])
  // A seat without a purse can do nothing else.
  useEffect(() => {
    if (room && purseState === 'none') setAsked('purse')
  }, [room, purseState])
  useSpace(() => room && desk.gun.fire())
  // Nothing fires in a page that nobody sees.
  useEffect(() => {
    const follow = () => document.hidden && desk.gun.stopAids()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [desk])
  const heard = ({ target }: MouseEvent) => {
    onPress()
    if (target instanceof Element && target.closest('button')) sound.press()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses are only heard here; each control answers its own
    <main
      className="fish"
      data-theme={theme}
      data-game={boot.game.code}
      data-hand={isLeftHanded ? 'left' : 'right'}
      onClick={heard}
    >
      <Head
        isMuted={isMuted}
        isListShown={isListWanted}
        SessionClock={SessionClock}
        onBack={onBack}
        onHelp={() => onOpen('rules')}
        onFairness={() => onOpen('fairness')}
        onList={() => setListWanted(!isListWanted)}
        onMute={onMute}
      />
      <div className="fish-stage">
        <SeaView onShown={shown} />
        {!isShown && <p className="no-picture">{t('notices.noPicture')}</p>}
        {room && isListWanted && <PreyList />}
        {!room && <ClassPanel />}
        <SeaStatus />
        <notice.View />
      </div>
      {room && <ControlBar onPurse={() => setAsked('purse')} onLeave={() => setAsked('leave')} />}
      {(line === 'taken' || line === 'over' || line === 'flood' || line === 'old') && <EndPanel line={line} />}
      {asked === 'purse' && room && <PurseDialog onClose={() => setAsked(null)} />}
      {asked === 'leave' && room && <LeaveDialog onClose={() => setAsked(null)} />}
      <MissedDialog />
      <live.Region />
      <Pages />
    </main>
  )
}

/** Space fires wherever it belongs to no control. */
function useSpace(fire: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || document.querySelector('dialog[open], [role="dialog"]')) return
      if (event.target instanceof Element && event.target.closest('button, a, input, select, textarea, summary')) return
      event.preventDefault()
      fire()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
