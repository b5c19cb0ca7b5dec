import { ofOpenPart } from './spot.ts'
import type { StageProps } from './stage-props.ts'

const roundsAMap = 54
const aRow = 12

/** The rounds of the open map, won by the first side as circles and by the second as squares, with plants and defusals. */
export function RoundStrip({ incidents, title }: StageProps) {
  const open = ofOpenPart(incidents, roundsAMap)
  const rounds = open.filter(({ kind }) => kind === 'round')
  const events = new Map(
    open.filter(({ kind }) => kind === 'plant' || kind === 'defuse').map(each => [each.block, each.kind]),
  )
  return (
    <svg className="stage-svg round-map" viewBox="0 0 160 90" role="img" aria-label={title}>
      <path
        className="harbour"
        d="M8 82V58l16-8 12 8h20l8-14h22l10 10h26l14-12 16 6v34zM24 50V34h12v24M64 44V26h22v18M122 54V38h14v4"
      />
      {rounds.map(({ block, side }, place) => {
        const x = 10 + (place % aRow) * 12
        const y = 10 + Math.floor(place / aRow) * 12
        const event = events.get(block)
        return (
          <g key={block}>
            {side === 'home' ? (
              <circle className="dot is-home" cx={x + 4} cy={y + 4} r="4" />
            ) : (
              <rect className="dot is-away" x={x} y={y} width="8" height="8" />
            )}
            {event && (
              <path className="spark" d={event === 'plant' ? `M${x + 4} ${y + 1.5}v5` : `M${x + 1.5} ${y + 4}h5`} />
            )}
          </g>
        )
      })}
    </svg>
  )
}
