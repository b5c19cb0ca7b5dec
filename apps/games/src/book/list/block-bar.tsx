import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { usePage } from '../context.ts'
import { useNow } from '../odds/use-now.ts'

const everyMs = 250

/** How long a window and a play take, in milliseconds; a break makes a window longer. */
const lengths: Readonly<Record<SportId, readonly [window: number, play: number]>> = {
  ...{ FOOT: [3_000, 4_500], BASK: [4_000, 8_000], TENN: [4_000, 8_000], BADM: [3_000, 6_000] },
  ...{ LANE: [3_000, 6_000], TACT: [2_500, 3_500], DUEL: [3_000, 4_000] },
}

/** How much is left of a window, or of the play of a block: its share of the whole, and seconds. */
function blockLeft(fixture: Pick<FixtureView, 'sport' | 'isPlaying' | 'closesMs' | 'nextMs'>, nowMs: number) {
  const { sport, isPlaying, closesMs, nextMs } = fixture
  const endMs = isPlaying ? nextMs : closesMs
  if (endMs === null) return null
  const leftMs = Math.max(0, endMs - nowMs)
  return { share: Math.min(1, leftMs / lengths[sport][isPlaying ? 1 : 0]), seconds: Math.ceil(leftMs / 1_000) }
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
