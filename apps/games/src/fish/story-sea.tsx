import type { FishBoot } from '@baize/api/studio/fish'
import type { FairnessState } from '@baize/api/studio/slot'
import { FISH_TITLES } from '@baize/game-kit/fish/index'
import { useEffect, useMemo } from 'react'
import { StoryTexts, storyMoney } from '../kit/game-story.tsx'
import { Live } from '../kit/live-region.tsx'
import { Notice } from '../kit/notice.tsx'
import { createFields } from '../kit/picture.ts'
import { PageProvider } from './context.ts'
import { FishDesk } from './desk.ts'
import { LocalSea, type LocalSeaInput } from './examples/local-sea.ts'
import { FishPage, type PageFields } from './fish-page.tsx'
import { fishPages } from './pages.tsx'
import { ClientSeed } from './seeds/client-seed.ts'
import type { SeedCalls } from './seeds/seed-calls.ts'
import { FishSound } from './sound/fish-sound.ts'
import { loadFishTexts, type Texts } from './texts.ts'
import { RoomTime } from './wire/room-time.ts'
import '@baize/ui/tokens.css'
import '../kit/style/dialog.css'
import './style/index.css'

export interface StoryInput extends LocalSeaInput {
  /** Units in the purse at first; none where the player is to choose. */
  purseUnits?: number
  /** True where the page opens on the last ticket that was booked. */
  showsTicket?: boolean
  /** Presses before the story is shown. */
  begin?(desk: FishDesk, sea: LocalSea): void
}

const fairness: FairnessState = {
  ...{ commitment: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0', clientSeed: 'a03f9c11' },
  ...{ nextCommitment: 'ac28b6fe91bd35ee58f4a1d6c2d3ce9f1d0ad6f4b64ee71c2f77e1ccbbd4ea81', nextNonce: 12 },
  wantsClientSeed: false,
}

/** Seeds that stand as they are. */
const storySeeds: SeedCalls = {
  fairness: async () => ({ kind: 'ok', value: fairness }),
  rotateSeeds: async () => ({ kind: 'lost' }),
}

const bootOf = (code: LocalSeaInput['code']): FishBoot => ({
  ...{ secret: '', language: 'EN', currency: 'PHP', currencySymbol: 'P', mode: 'play', balanceUnits: '5352500' },
  ...{ backUrl: '/', socket: '', game: { code, title: FISH_TITLES[code].name, palette: [] } },
})

function storyPage(input: StoryInput, t: Texts) {
  const sea = new LocalSea(input)
  const live = new Live()
  const parts = {
    ...{ boot: bootOf(input.code), t, live, notice: new Notice(live), sound: new FishSound(input.code) },
    seed: new ClientSeed(storySeeds, () => {}),
    readTicket: async (id: string) => sea.booked.get(id) ?? null,
    ...{ time: new RoomTime(() => sea.nowMs), money: (units: number) => storyMoney(units) },
  }
  const desk = new FishDesk(parts, sea)
  desk.start()
  if (input.purseUnits) {
    desk.sit('shallows')
    desk.addToPurse(input.purseUnits)
  }
  input.begin?.(desk, sea)
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  const fields = createFields<PageFields>({ theme, isMuted: false })
  const ticket = (input.showsTicket && desk.picture.read().booked[0]) || null
  const pages = fishPages(FISH_TITLES[input.code].name, t, ticket)
  if (ticket) pages.open('ticket')
  return { sea, desk, fields, pages }
}

const NoClock = () => null

/** A whole page in the workshop over a room of this page: it can be played. */
export const StorySea = (input: StoryInput) => (
  <StoryTexts load={loadFishTexts}>{t => <Playing input={input} t={t} />}</StoryTexts>
)

function Playing({ input, t }: { input: StoryInput; t: Texts }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one room for each story
  const { sea, desk, fields, pages } = useMemo(() => storyPage(input, t), [])
  useEffect(() => letTimePass(sea), [sea])
  return (
    <div style={{ height: 'min(852px, 100dvh)' }}>
      <PageProvider value={desk.page}>
        <FishPage
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

const LONGEST_MS = 250

/** The room's time goes with that of the page. */
function letTimePass(sea: LocalSea): () => void {
  let lastMs = performance.now()
  let frame = 0
  const run = (nowMs: number) => {
    sea.advance(Math.min(LONGEST_MS, Math.max(0, nowMs - lastMs)))
    lastMs = nowMs
    frame = requestAnimationFrame(run)
  }
  frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}
