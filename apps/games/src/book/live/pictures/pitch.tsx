import { pitchSpot } from './spot.ts'
import type { StageProps } from './stage-props.ts'

const shown = 5

/** A football pitch: the last incidents, the way of the ball between them, and a wave where a goal was scored. */
export function Pitch({ incidents, title }: StageProps) {
  const last = incidents.slice(-shown).map(incident => ({ incident, spot: pitchSpot(incident) }))
  const at = ({ x, y }: { x: number; y: number }) => `${(4 + 152 * x).toFixed(1)},${(4 + 82 * y).toFixed(1)}`
  const ball = last.at(-1)?.spot ?? { x: 0.5, y: 0.5 }
  const isGoal = last.at(-1)?.incident.kind === 'goal'
  return (
    <svg className="stage-svg pitch" viewBox="0 0 160 90" role="img" aria-label={title}>
      {Array.from({ length: 8 }, (_, stripe) => (
        <rect
          key={String(stripe)}
          className="stripe"
          data-odd={stripe % 2 === 1}
          x={4 + stripe * 19}
          y="4"
          width="19"
          height="82"
        />
      ))}
      <path
        className="lines"
        d="M4 4h152v82H4zM80 4v82M4 24h22v42H4M156 24h-22v42h22M4 35h8v20H4M156 35h-8v20h8M80 33a12 12 0 1 0 .01 0"
      />
      <polyline className="way" points={last.map(({ spot }) => at(spot)).join(' ')} />
      {last.map(({ incident, spot }) => (
        <circle
          key={`${incident.block} ${incident.atMs} ${incident.kind}`}
          className={`dot is-${incident.side}`}
          data-kind={incident.kind}
          cx={4 + 152 * spot.x}
          cy={4 + 82 * spot.y}
          r={incident.kind === 'goal' ? 3.2 : 1.8}
        />
      ))}
      <g className="live-ball" style={{ transform: `translate(${4 + 152 * ball.x}px, ${4 + 82 * ball.y}px)` }}>
        {isGoal && <circle className="wave" r="7" />}
        <circle r="1.7" />
      </g>
    </svg>
  )
}
