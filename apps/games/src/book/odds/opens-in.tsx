import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import { BLOCK_TIMES } from '@baize/game-kit/book/live/block-times'
import { usePage } from '../context.ts'
import { useNow } from './use-now.ts'

const secondMs = 1_000

type Timed = Pick<FixtureView, 'sport' | 'nextMs' | 'closesMs' | 'block'>

/** When a window opens after the block that is on show or about to be; null before the match. */
const opensAtMs = ({ sport, nextMs, closesMs }: Timed): number | null =>
  nextMs ?? (closesMs === null ? null : closesMs + BLOCK_TIMES[sport].playMs)

/** Seconds until a price that is shut for a block is open again; in words where there is room. */
export function OpensIn({ fixture, isLong = false }: { fixture: Timed; isLong?: boolean }) {
  const { clock, t } = usePage()
  const nowMs = useNow(clock, secondMs / 2)
  const atMs = opensAtMs(fixture)
  if (atMs === null) return null
  const n = Math.max(1, Math.ceil((atMs - nowMs) / secondMs))
  return isLong ? (
    <span className="leg-note">{t('shut.opensIn', { n })}</span>
  ) : (
    <span className="price-opens" aria-hidden="true" data-text={t('block.opens', { n })} />
  )
}
