import { ArenaLight } from '../scene/arena.tsx'
import { Floor } from '../scene/floor.ts'
import { ofOpenPart } from './spot.ts'
import type { StageProps } from './stage-props.ts'
import { useDrift } from './use-drift.ts'

const floor = new Floor({ farY: 58, nearY: 176, nearWidth: 330, depth: 0.55 })
const pairsAGame = 20
const fullLife = 20
const shownHits = 6
const handSize = 5
const tilts = [-7, 4, -3, 6, -5, 3]

/** The lives of the two players above a table, and on it the last cards by what they took. */
export function LifeBars({ fixture, incidents, title }: StageProps) {
  const { fresh } = useDrift({ fixture, incidents })
  const lives = fixture.score.parts.at(-1) ?? [fullLife, fullLife]
  const hits = ofOpenPart(incidents, pairsAGame)
    .filter(({ kind }) => kind === 'damage')
    .slice(-shownHits)
  return (
    <svg className="stage-svg duel" viewBox="0 0 320 180" role="img" aria-label={title}>
      <rect className="ground" width="320" height="180" />
      <path className="table-edge" d={floor.rectangle(-0.01, -0.03, 1.01, 1.1)} />
      <path className="floor" d={floor.rectangle(0.02, 0.02, 0.98, 1.1)} />
      <path className="lines" d={floor.arc(0.5, 0.5, 0.16, 0.34) + floor.rectangle(0.07, 0.1, 0.93, 0.94)} />
      <ArenaLight />
      {(['home', 'away'] as const).map((side, place) => {
        const left = place === 0 ? 12 : 170
        const life = Math.max(0, lives[place]!)
        return (
          <g key={side}>
            <rect className="life-ground" x={left} y="14" width="138" height="15" rx="7.5" />
            <rect
              className={`life is-${side}`}
              x={left}
              y="14"
              width="138"
              height="15"
              rx="7.5"
              style={{ transform: `scaleX(${life / fullLife})`, transformOrigin: `${place === 0 ? 150 : 170}px 0` }}
            />
            <text className="life-text" x={left + 69} y="26" textAnchor="middle">
              {life}
            </text>
            {Array.from({ length: handSize }, (_, card) => {
              const { x, y } = floor.at(place === 0 ? 0.07 : 0.93, 0.26 + 0.13 * card)
              return (
                <rect
                  key={String(card)}
                  className={`card-back is-${side}`}
                  x={x - 9}
                  y={y - 20}
                  width="18"
                  height="25"
                  rx="2.6"
                  transform={`rotate(${(place === 0 ? 1 : -1) * (8 - 4 * card)} ${x} ${y})`}
                />
              )
            })}
          </g>
        )
      })}
      {hits.map((hit, place) => {
        const { block, atMs, side, value = 0 } = hit
        const { x, y, scale } = floor.at(0.24 + place * 0.104, side === 'home' ? 0.72 : 0.42)
        return (
          <g
            key={`${block} ${atMs}`}
            className={`hit is-${side}`}
            data-fresh={hit === fresh}
            transform={`translate(${x} ${y}) rotate(${tilts[place]}) scale(${scale * 1.1})`}
          >
            <rect className="shade" x="-12" y="-14" width="27" height="36" rx="4" />
            <rect className="card-face" x="-13" y="-18" width="26" height="36" rx="3.4" />
            <text y="5.5" textAnchor="middle">
              {value}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
