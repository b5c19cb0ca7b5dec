import { colourOf, WHEEL_ORDER } from '@baize/game-kit/instant/roulette/spots'
import type { CalmProps } from './calm-props.ts'

/** The ball lies in its pocket so long after the deal. */
const landsMs = 8_600
/** Lucky numbers of spark roulette are shown so long after it. */
const luckyMs = 1_200
const middle = 150
const radius = 128

interface SparkResult {
  number: number
  boosts?: { number: number; multiplier: number }[]
}

/** A wheel that stands still, a marker where the ball came to rest, and the lucky numbers of the round. */
export function CalmNumber({ deal, elapsedMs }: CalmProps) {
  const result = deal?.result as SparkResult | undefined
  const now = elapsedMs ?? 0
  const hasLanded = result !== undefined && now >= landsMs
  const lucky = result?.boosts && now >= luckyMs ? result.boosts : []
  return (
    <div className="calm-roulette">
      <svg className="calm-ring" viewBox="0 0 300 300" aria-hidden="true">
        <circle className="calm-rim" cx={middle} cy={middle} r={radius + 18} />
        {WHEEL_ORDER.map((number, place) => {
          const angle = (2 * Math.PI * place) / WHEEL_ORDER.length - Math.PI / 2
          const [x, y] = [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)]
          return (
            <g
              key={number}
              className={`pocket is-${colourOf(number)}`}
              data-hit={hasLanded && number === result.number}
              data-lucky={lucky.some(one => one.number === number)}
            >
              <circle cx={x} cy={y} r="11.5" />
              <text x={x} y={y} dy="0.35em" textAnchor="middle">
                {number}
              </text>
            </g>
          )
        })}
        <circle className="calm-hub" cx={middle} cy={middle} r="86" />
        {hasLanded && (
          <text
            className={`calm-fallen is-${colourOf(result.number)}`}
            x={middle}
            y={middle}
            dy="0.35em"
            textAnchor="middle"
          >
            {result.number}
          </text>
        )}
      </svg>
      {lucky.length > 0 && (
        <ol className="calm-lucky">
          {lucky.map(({ number, multiplier }) => (
            <li key={number}>
              <span className={`number is-${colourOf(number)}`}>{number}</span> {multiplier}:1
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
