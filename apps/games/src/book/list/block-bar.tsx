import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import { BLOCK_TIMES } from '@baize/game-kit/book/live/block-times'
import { usePage } from '../context.ts'
import { useNow } from '../odds/use-now.ts'

const everyMs = 250

/** How much is left of a window, or of the play of a block: its share of the whole, and seconds. */
function blockLeft(fixture: Pick<FixtureView, 'sport' | 'isPlaying' | 'closesMs' | 'nextMs'>, nowMs: number) {
  const { sport, isPlaying, closesMs, nextMs } = fixture
  const endMs = isPlaying ? nextMs : closesMs
  if (endMs === null) return null
  const leftMs = Math.max(0, endMs - nowMs)
  return {
    share: Math.min(1, leftMs / BLOCK_TIMES[sport][isPlaying ? 'playMs' : 'windowMs']),
    seconds: Math.ceil(leftMs / 1_000),
  }
}

/** The bar of a block: the window to bet in green, the play in brass, and the seconds that are left. */
export function BlockBar({ fixture }: { fixture: FixtureView }) {
  const { t, clock } = usePage()
  const left = blockLeft(fixture, useNow(clock, everyMs))
  if (fixture.state !== 'live' || !left) return null
  const phase = fixture.isPlaying ? 'play' : 'window'
  return (
    <span className="block-bar" data-phase={phase} role="img" aria-label={t(`block.${phase}`, { n: left.seconds })}>
      <span className="block-track">
        <span className="block-fill" style={{ transform: `scaleX(${left.share})` }} />
      </span>
      <span className="block-seconds" aria-hidden="true">
        {left.seconds}
      </span>
    </span>
  )
}
