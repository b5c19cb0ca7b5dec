import { courtSpot, runOf } from './spot.ts'
import type { StageProps } from './stage-props.ts'

const shown = 24

/** A basketball court with its throws, and under it the run of the margin. */
export function Court({ incidents, title }: StageProps) {
  const throwsShown = incidents.filter(({ kind }) => kind === 'basket' || kind === 'miss').slice(-shown)
  const run = runOf(incidents)
  const most = Math.max(8, ...run.map(Math.abs))
  const points = [0, ...run].map(
    (margin, place) => `${4 + (152 * place) / Math.max(1, run.length)},${78 - (8 * margin) / most}`,
  )
  return (
    <svg className="stage-svg hoop-court" viewBox="0 0 160 90" role="img" aria-label={title}>
      <rect className="floor" x="4" y="4" width="152" height="62" />
      <path
        className="lines"
        d="M4 4h152v62H4zM80 4v62M80 26a9 9 0 1 0 .01 0M4 24h24v22H4M156 24h-24v22h24M4 10h18a30 30 0 0 1 0 50H4M156 10h-18a30 30 0 0 0 0 50h18"
      />
      {throwsShown.map((incident, place) => {
        const { x, y } = courtSpot(incident)
        const cx = 4 + 152 * x
        const cy = 4 + 62 * y
        const key = `${incident.block} ${incident.atMs} ${incident.kind}`
        const isLast = place === throwsShown.length - 1
        return incident.kind === 'basket' ? (
          <circle key={key} className={`dot is-${incident.side}`} data-last={isLast} cx={cx} cy={cy} r="1.8" />
        ) : (
          <path
            key={key}
            className={`miss is-${incident.side}`}
            d={`M${cx - 1.4} ${cy - 1.4}l2.8 2.8m0-2.8l-2.8 2.8`}
          />
        )
      })}
      <path className="axis" d="M4 78h152" />
      <polyline className="run" points={points.join(' ')} />
    </svg>
  )
}
