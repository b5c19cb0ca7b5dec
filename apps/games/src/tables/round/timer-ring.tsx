import { usePage } from '../context.ts'
import type { TablePicture } from '../state/table-picture.ts'
import { useNow } from './use-now.ts'

const radius = 27
const length = 2 * Math.PI * radius
const everyMs = 200
/** Seconds left from which on the ring is amber, and red. */
const amberFrom = 10
const redFrom = 5

/** From when to when the ring of a phase runs; null where it stands. */
function spanOf({ phase, round, dealt }: TablePicture): readonly [fromMs: number, toMs: number] | null {
  if (phase === 'betting' && round) return [round.opensAtMs, round.closesAtMs]
  if (phase === 'closed' && round) return [round.closesAtMs, round.sealsAtMs]
  if (phase === 'revealing' && dealt) return [dealt.deal.dealtAtMs, dealt.deal.resultAtMs]
  if (phase === 'result' && dealt) return [dealt.deal.resultAtMs, dealt.deal.endsAtMs]
  return null
}

/** Seconds that are left, and what the table is at. Only the time to bet has colours. */
export function TimerRing({ picture }: { picture: TablePicture }) {
  const { t, clock } = usePage()
  const { phase } = picture
  const span = spanOf(picture)
  const nowMs = useNow(clock, everyMs, span !== null)
  const leftMs = span ? Math.max(0, span[1] - nowMs) : 0
  const share = span ? Math.min(1, leftMs / (span[1] - span[0])) : 0
  const seconds = Math.ceil(leftMs / 1_000)
  const isBetting = phase === 'betting'
  const colour = !isBetting ? 'still' : seconds > amberFrom ? 'green' : seconds > redFrom ? 'amber' : 'red'
  return (
    <div className="timer" data-colour={colour} role="timer" aria-label={t(`phases.${phase}`)}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className="timer-ground" cx="32" cy="32" r={radius} />
        <circle
          className="timer-left"
          cx="32"
          cy="32"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <span className="timer-seconds">{isBetting ? seconds : ''}</span>
      <span className="timer-word">{t(`phases.${phase}`)}</span>
    </div>
  )
}
