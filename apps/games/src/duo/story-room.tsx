import type { RoomsBoot } from '@baize/api/studio/rooms'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import { useEffect, useMemo } from 'react'
import { StoryTexts, storyMoney } from '../kit/game-story.tsx'
import { Live } from '../kit/live-region.tsx'
import { Notice } from '../kit/notice.tsx'
import { PagesDialog } from '../kit/pages-dialog.tsx'
import { createFields } from '../kit/picture.ts'
import { TableSound } from '../kit/sound/table-sound.ts'
import { PageProvider } from './context.ts'
import { RoomDesk } from './desk.ts'
import { DuoPage, type PageFields } from './duo-page.tsx'
import { LocalRoom } from './examples/local-room.ts'
import { storyPublicKey } from './examples/story-key.ts'
import { CheckPage } from './panels/check-page.tsx'
import { RulesPage } from './panels/rules-page.tsx'
import type { Texts } from './texts.ts'
import { loadDuoTexts } from './texts.ts'
import { RoomClock } from './wire/room-clock.ts'
import '@baize/ui/tokens.css'
import '../kit/style/dialog.css'
import './style/index.css'

const TICK_MS = 100

const titles: Readonly<Record<MatchCode, string>> = {
  ...{ 'DUO-DICE': 'Twin Dice', 'DUO-BANNERS': 'Seven Banners', 'DUO-TIENLEN': 'Tien Len' },
}

const bootOf = (code: MatchCode): RoomsBoot => ({
  ...{ secret: '', language: 'EN', currency: 'PHP', currencySymbol: 'P', mode: 'real', balanceUnits: '5352500' },
  ...{
    backUrl: '/',
    socket: '',
    room: null,
    publicKey: storyPublicKey,
    game: { code, title: titles[code], palette: [] },
  },
  rooms: [
    { room: 'a', stakeUnits: 10_000, seats: 2, taken: 1, status: 'WAITING', waitMs: 14_000 },
    { room: 'b', stakeUnits: 100_000, seats: 4, taken: 3, status: 'WAITING', waitMs: null },
    { room: 'c', stakeUnits: 50_000, seats: 4, taken: 4, status: 'PLAYING', waitMs: 31_000 },
  ],
})

export interface StoryInput {
  code: MatchCode
  seats?: number
  seed?: number
  mode?: 'real' | 'practice'
  /** Commands to the desk before the story is shown, with time between them. */
  begin?(desk: RoomDesk, room: LocalRoom): void
  /** The table stands still, so that the story always looks the same. */
  isStill?: boolean
}

function storyPage({ code, seats = 2, seed = 7, mode = 'practice', begin }: StoryInput, t: Texts) {
  const room = new LocalRoom({ code, seats, seed, mode, stakeUnits: code === 'DUO-TIENLEN' ? 1_000 : 10_000 })
  const live = new Live()
  const parts = {
    ...{ boot: bootOf(code), t, live, notice: new Notice(live), sound: new TableSound(code, 'pvp') },
    ...{ clock: new RoomClock(() => room.nowMs), money: (units: number) => storyMoney(units) },
  }
  const desk = new RoomDesk(parts, room)
  desk.start()
  begin?.(desk, room)
  const pages = new PagesDialog<'rules' | 'check'>({
    ...{ label: titles[code], closeLabel: t('close'), tabs: { rules: t('help'), check: t('check.title') } },
    pages: { rules: RulesPage, check: CheckPage },
  })
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  const fields = createFields<PageFields>({ theme, isMuted: false, balanceUnits: 5_352_500, netUnits: 0 })
  return { room, page: { ...parts, desk }, pages, fields }
}

const NoClock = () => null

/** A whole page in the workshop that plays a real match against bots. */
export const StoryRoom = (input: StoryInput) => (
  <StoryTexts load={loadDuoTexts}>{t => <Playing input={input} t={t} />}</StoryTexts>
)

function Playing({ input, t }: { input: StoryInput; t: Texts }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one room for each story
  const { room, page, pages, fields } = useMemo(() => storyPage(input, t), [])
  useEffect(() => {
    if (input.isStill) return
    const timer = setInterval(() => room.advance(TICK_MS), TICK_MS)
    return () => clearInterval(timer)
  }, [room, input.isStill])
  return (
    <div style={{ height: 'min(810px, 100dvh)' }}>
      <PageProvider value={page}>
        <DuoPage
          fields={fields}
          SessionClock={NoClock}
          Pages={pages.View}
          onBack={() => {}}
          onOpen={name => pages.open(name)}
          onMute={() => fields.tell({ isMuted: !fields.read().isMuted })}
          onPress={() => {}}
        />
      </PageProvider>
    </div>
  )
}
