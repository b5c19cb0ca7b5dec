import type { ComponentType, MouseEvent } from 'react'
import type { Picture } from '../kit/picture.ts'
import { usePage, usePicture } from './context.ts'
import { Head } from './head.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { EndPanel } from './panels/stop-panels.tsx'
import { TableView } from './table/table-view.tsx'

export interface PageFields {
  theme: 'dark' | 'light'
  isMuted: boolean
  /** As the wallet told it last. */
  balanceUnits: number
  /** Net of the matches of this visit, in units. */
  netUnits: number
}

interface DuoPageProps {
  fields: Picture<PageFields, Partial<PageFields>>
  SessionClock: ComponentType
  Pages: ComponentType
  onBack(): void
  onOpen(page: 'rules' | 'check'): void
  onMute(): void
  /** Any press, which browsers want before there is sound. */
  onPress(): void
}

/** The whole page of a game between members: the rooms, or the table. */
export function DuoPage({ fields, SessionClock, Pages, onBack, onOpen, onMute, onPress }: DuoPageProps) {
  const { boot, desk, live, notice, sound } = usePage()
  const { theme, isMuted, balanceUnits, netUnits } = usePicture(fields)
  const { line, table } = usePicture(desk.picture)
  const heard = ({ target }: MouseEvent) => {
    onPress()
    if (target instanceof Element && target.closest('button:not(.duo-card)')) sound.press()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses are only heard here; each control answers its own
    <main className="duo" data-theme={theme} data-game={boot.game.code} onClick={heard}>
      <Head
        balanceUnits={balanceUnits}
        netUnits={netUnits}
        isMuted={isMuted}
        SessionClock={SessionClock}
        onBack={onBack}
        onHelp={() => onOpen('rules')}
        onCheck={() => onOpen('check')}
        onMute={onMute}
      />
      {table ? <TableView onCheck={() => onOpen('check')} /> : <Lobby />}
      {(line === 'taken' || line === 'over' || line === 'flood' || line === 'old') && <EndPanel line={line} />}
      <notice.View />
      <live.Region />
      <Pages />
    </main>
  )
}
