import { chanceOf } from './spot.ts'
import type { StageProps } from './stage-props.ts'

const strokes = 5

/** A court with a net: the way of the last rally, the side that won it, and who serves. */
export function RallyCourt({ fixture, incidents, title }: StageProps) {
  const last = incidents.findLast(({ kind }) => ['point', 'ace', 'rally'].includes(kind))
  const { serving } = fixture.score
  const winner = last?.side
  const way = last
    ? Array.from({ length: strokes }, (_, stroke) => {
        const isLeft = (stroke % 2 === 0) === (winner === 'away')
        const x = isLeft ? 24 + 40 * chanceOf(last, stroke) : 96 + 40 * chanceOf(last, stroke)
        return `${x.toFixed(1)},${(20 + 50 * chanceOf(last, stroke + 9)).toFixed(1)}`
      })
    : []
  const end = way.at(-1)?.split(',') ?? ['80', '45']
  return (
    <svg className="stage-svg rally" viewBox="0 0 160 90" role="img" aria-label={title} data-sport={fixture.sport}>
      <rect className="floor" x="10" y="8" width="140" height="74" />
      <path className="lines" d="M10 8h140v74H10zM10 18h140M10 72h140M46 18v54M114 18v54M46 45h68" />
      <path className="net" d="M80 4v82" />
      <polyline className="way" points={way.join(' ')} />
      <g className="live-ball" style={{ transform: `translate(${end[0]}px, ${end[1]}px)` }}>
        <circle r="1.8" />
      </g>
      {winner && <path className={`dot is-${winner}`} d={winner === 'home' ? 'M16 45l-8-4v8z' : 'M144 45l8-4v8z'} />}
      {serving && <circle className="serve" cx={serving === 'A' ? 28 : 132} cy="84" r="2" />}
    </svg>
  )
}
