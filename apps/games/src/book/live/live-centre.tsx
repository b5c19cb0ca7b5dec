import type { FixtureView, IncidentView } from '@baize/api/studio/sports/fixture-views'
import type { SportId } from '@baize/game-kit/book/sport-model'
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { usePage } from '../context.ts'
import { clockText } from '../names/period-text.ts'
import { Board } from './board.tsx'
import { Caption } from './caption.tsx'
import { EventList } from './event-list.tsx'
import { Court } from './pictures/court.tsx'
import { Lanes } from './pictures/lanes.tsx'
import { LifeBars } from './pictures/life-bars.tsx'
import { Pitch } from './pictures/pitch.tsx'
import { RallyCourt } from './pictures/rally-court.tsx'
import { RoundStrip } from './pictures/round-strip.tsx'
import type { StageProps } from './pictures/stage-props.ts'

const stages: Readonly<Record<SportId, ComponentType<StageProps>>> = {
  ...{ FOOT: Pitch, BASK: Court, TENN: RallyCourt, BADM: RallyCourt, LANE: Lanes, TACT: RoundStrip, DUEL: LifeBars },
}

/** True where the reader wants no motion. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const told = () => setCalm(query.matches)
    query.addEventListener('change', told)
    return () => query.removeEventListener('change', told)
  }, [])
  return isCalm
}

interface LiveCentreProps {
  fixture: FixtureView
  incidents: readonly IncidentView[]
  /** A board of text and bars in the place of the picture, whatever the reader's machine says. */
  isCalm?: boolean
}

/** The match as a picture, drawn from what was told of it, and beside it the same in words. */
export function LiveCentre({ fixture, incidents, isCalm = false }: LiveCentreProps) {
  const { t } = usePage()
  const wantsCalm = useCalm()
  const Stage = stages[fixture.sport]
  const [home, away] = fixture.score.score
  const names = { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' }
  const title = t('live.picture', { ...names, a: home, b: away, clock: clockText(t, fixture.score) })
  return (
    <div className="live-centre">
      <div className="live-stage">
        {isCalm || wantsCalm ? (
          <Board fixture={fixture} />
        ) : (
          <>
            <Stage {...{ fixture, incidents, title }} />
            <Caption fixture={fixture} incidents={incidents} />
          </>
        )}
      </div>
      <EventList fixture={fixture} incidents={incidents} />
    </div>
  )
}
