import { classNames } from '@baize/ui/class-names.ts'
import type { Spot } from '../pictures/spot.ts'
import type { Floor } from './floor.ts'

/** A player is drawn somewhat larger than the floor would have it, so that it is seen on a phone. */
const playerSize = 1.3

interface TeamProps {
  floor: Floor
  side: 'home' | 'away'
  spots: readonly Spot[]
}

/** The players of a side where they stand: the first side round shouldered, the second one square. */
export const Team = ({ floor, side, spots }: TeamProps) => (
  <g>
    {spots.map((spot, place) => {
      const { x, y, scale } = floor.at(spot.x, spot.y)
      const size = scale * playerSize
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place in the side
        <g key={place} className="player" style={{ transform: `translate(${x}px, ${y}px) scale(${size})` }}>
          <ellipse className="shade" rx="4.2" ry="1.5" />
          <rect
            className={classNames('shirt', `is-${side}`)}
            x="-2.4"
            y="-8.4"
            width="4.8"
            height="7.6"
            rx={side === 'home' ? 2.4 : 0.9}
          />
          <circle className="head" cy="-10.2" r="2" />
        </g>
      )
    })}
  </g>
)

interface BallProps {
  floor: Floor
  spot: Spot
  /** Changes with each stroke, throw, or kick, so that the ball flies anew. */
  flight: string
  /** How high it flies on its way. */
  height: number
}

/** The ball with its shadow: it goes from where it was to where it is, through the air. */
export function Ball({ floor, spot, flight, height }: BallProps) {
  const { x, y, scale } = floor.at(spot.x, spot.y)
  return (
    <g className="live-ball" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      <ellipse className="shade" rx="2.6" ry="1" />
      <g key={flight} className="flight" style={{ '--flight': `${-height}px` } as React.CSSProperties}>
        <circle className="ball" cy="-2.2" r="2.3" />
      </g>
    </g>
  )
}
