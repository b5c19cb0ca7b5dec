import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import { usePage, useZone } from '../context.ts'
import { clockText, countdownText, isLive } from '../names/period-text.ts'
import { timeText } from '../names/time-text.ts'
import { useNow } from '../odds/use-now.ts'
import { BlockBar } from './block-bar.tsx'

const secondMs = 1_000
/** Times that are nearer than this are counted down. */
const countedMs = 15 * 60 * secondMs

interface RowWhenProps {
  fixture: FixtureView
  /** Time that stands in the head of the row's table already. */
  headMs?: number | null
}

/** When a fixture is: its clock and block in play, a countdown just before, else the time of its kick-off. */
export function RowWhen({ fixture, headMs = null }: RowWhenProps) {
  const { t, clock } = usePage()
  const zone = useZone()
  const nowMs = useNow(clock, secondMs)
  if (isLive(fixture))
    return (
      <span className="when is-live">
        <span className="when-clock">{clockText(t, fixture.score)}</span>
        <BlockBar fixture={fixture} />
      </span>
    )
  if (fixture.state === 'scheduled' || fixture.state === 'open') {
    const leftMs = fixture.kickOffMs - nowMs
    if (leftMs <= 0) return <span className="when is-live">{t('state.live')}</span>
    if (fixture.kickOffMs === headMs) return <span className="when" />
    return (
      <span className="when">
        <time dateTime={new Date(fixture.kickOffMs).toISOString()}>{timeText(fixture.kickOffMs, zone)}</time>
        {leftMs < countedMs && <span className="when-left">{countdownText(leftMs)}</span>}
      </span>
    )
  }
  return <span className="when">{t(`state.${fixture.state}`)}</span>
}
