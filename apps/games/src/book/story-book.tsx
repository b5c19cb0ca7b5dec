import { languages } from '@baize/api'
import type { BookSettings } from '@baize/api/studio/sports/bets'
import type { BookBoot } from '@baize/api/studio/sports/frames'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { storyMoney } from '../kit/game-story.tsx'
import { Live } from '../kit/live-region.tsx'
import { Notice } from '../kit/notice.tsx'
import { type PageContext, PageProvider } from './context.ts'
import { storyNowMs } from './examples/football.ts'
import { StoryApi } from './examples/story-api.ts'
import type { BookPictures } from './page-parts.ts'
import { bookPictures } from './start-page.tsx'
import { BookClock } from './state/clock.ts'
import { loadBookTexts, type Texts } from './texts.ts'
import '@baize/ui/tokens.css'
import './style/page.css'
import './style/list.css'
import './style/fixture.css'
import './style/live.css'
import './style/slip.css'
import './style/bets.css'
import './style/proof.css'
import './style/pages.css'

const settings: BookSettings = {
  ...{ oddsFormat: 'decimal', showsChance: false, policy: 'better', view: 'european', timeZone: 'gmt' },
  quickStakesUnits: ['10000', '50000', '200000', '1000000'],
  ...{ favouriteCompetitions: ['F1'], favouriteSides: ['F1:9'] },
}

function storyBoot(changed: Partial<BookSettings> = {}): BookBoot {
  const sports = [...new Set(COMPETITIONS.map(({ sport }) => sport))]
  return {
    ...{ secret: '', language: 'EN', currency: 'PHP', currencySymbol: 'P', mode: 'real', balanceUnits: '5352500' },
    ...{ backUrl: '/', game: { code: 'FB-1', title: 'Baize Sports', palette: [] }, sports, timeZone: 'Asia/Manila' },
    lobby: {
      nowMs: storyNowMs,
      sports: sports.map((sport, place) => ({ sport, live: 2 + place, open: 12 + 3 * place })),
      competitions: COMPETITIONS.map(({ id, sport, name, sides }) => ({
        ...{ id, sport, name, live: 1, open: 8, sides: sides.map(side => side.name) },
      })),
      settings: { ...settings, ...changed },
    },
  } as BookBoot
}

/** A page whose presses change its own states, and ask nobody. */
function storyPage(t: Texts, pictures: BookPictures, boot: BookBoot): PageContext {
  const live = new Live()
  const nothing = async () => {}
  return {
    ...{ boot, t, live, notice: new Notice(live), api: new StoryApi(''), clock: new BookClock(() => storyNowMs) },
    ...pictures,
    money: storyMoney,
    desk: {
      go: route => pictures.route.tell({ type: 'go', route }),
      back: () => pictures.route.tell({ type: 'back' }),
      toggle: leg => pictures.slip.tell({ type: 'toggled', leg }),
      change: async changed => pictures.settings.tell(changed),
      ...{ watch: () => {}, place: nothing, keepSelections: nothing, agreeAndPlace: nothing, combineLegs: nothing },
      cashOut: nothing,
    },
  }
}

interface StoryBookProps {
  settings?: Partial<BookSettings>
  /** Brings the states of the page to what the story shows. */
  prepare?(pictures: BookPictures): void
  widthPx?: number
  children: ReactNode
}

/** A part of the book in the workshop, in the theme and the language of the page. */
export function StoryBook({ settings: changed, prepare, widthPx, children }: StoryBookProps) {
  const [texts, setTexts] = useState<{ t: Texts } | null>(null)
  const made = useMemo(() => {
    const boot = storyBoot(changed)
    const pictures = bookPictures(boot)
    prepare?.(pictures)
    return { boot, pictures }
  }, [changed, prepare])
  useEffect(() => void loadBookTexts(languageOfPage()).then(t => setTexts({ t })), [])
  if (!texts) return null
  return (
    <PageProvider value={storyPage(texts.t, made.pictures, made.boot)}>
      <div className="book is-story" data-theme={document.documentElement.dataset.theme} style={{ maxWidth: widthPx }}>
        {children}
      </div>
    </PageProvider>
  )
}

const languageOfPage = (): string =>
  Object.entries(languages).find(([, tag]) => tag === document.documentElement.lang)?.[0] ?? 'EN'
