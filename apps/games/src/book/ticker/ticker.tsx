import type { ListAnswer } from '@baize/api/studio/sports/bets'
import { IconButton } from '@baize/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../kit/calls.ts'
import { usePage, usePicture } from '../context.ts'
import { useAnswer } from '../layout/use-answer.ts'
import { useWatch } from '../layout/use-watch.ts'
import { useNow } from '../odds/use-now.ts'
import { allNews } from './ticker-news.ts'

/** News comes at most so often; each stays for so many of these steps where none follows. */
const stepMs = 3_000
const shownSteps = 3
const mostWaiting = 8
const mostMatches = 20
const readAgainMs = 30_000

/** Without favourites there is nothing to ask for. */
const noRows: Outcome<ListAnswer> = { kind: 'ok', value: { nowMs: 0, rows: [], pages: 1 } }

/** Matches that the member follows: those of open bets first, then those of favourites. */
function useFollowed(): string[] {
  const { api, settings, slip } = usePage()
  const { favouriteSides, favouriteCompetitions } = usePicture(settings)
  const { placed } = usePicture(slip)
  const favourites = [...favouriteSides, ...favouriteCompetitions].join(' ')
  const bets = useAnswer(placed.map(({ betId }) => betId).join(' '), () => api.bets({ view: 'open' }), readAgainMs)
  const ofFavourites = () => (favourites ? api.list({ view: 'favourites', page: 1 }) : Promise.resolve(noRows))
  const rows = useAnswer(favourites, ofFavourites, readAgainMs)
  const ids = [
    ...(bets.value?.bets ?? []).flatMap(({ legs }) => legs.map(({ fixture }) => fixture)),
    ...(rows.value?.rows ?? []).map(({ fixture }) => fixture.id),
  ]
  return [...new Set(ids)].slice(0, mostMatches)
}

/** Goals, sets, maps and ends of followed matches, one at a time; it can be stopped. */
export function Ticker() {
  const { t, book, clock } = usePage()
  const followed = useFollowed()
  useWatch('ticker', followed)
  const { fixtures } = usePicture(book)
  const before = useRef(fixtures)
  const [isPaused, setPaused] = useState(false)
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [shown, setShown] = useState<{ text: string; step: number } | null>(null)
  const step = Math.floor(useNow(clock, stepMs) / stepMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: news lies between two states of the matches
  useEffect(() => {
    const news = allNews(t, followed, before.current, fixtures)
    before.current = fixtures
    if (news.length > 0 && !isPaused) setWaiting(known => [...known, ...news].slice(-mostWaiting))
  }, [fixtures])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one each step
  useEffect(() => {
    const [next, ...rest] = waiting
    if (next !== undefined) {
      setShown({ text: next, step })
      setWaiting(rest)
    } else if (shown && step - shown.step >= shownSteps) setShown(null)
  }, [step])
  const toggle = () => {
    setPaused(!isPaused)
    setWaiting([])
    setShown(null)
  }
  if (followed.length === 0) return null
  return (
    <div className="ticker" data-shown={shown !== null}>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        iconSize={14}
        label={t(isPaused ? 'ticker.resume' : 'ticker.pause')}
        onClick={toggle}
      />
      {shown && (
        <p key={`${shown.step} ${shown.text}`} className="ticker-text">
          {shown.text}
        </p>
      )}
    </div>
  )
}
