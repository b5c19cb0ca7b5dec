import { ArenaLight } from '../scene/arena.tsx'
import { Box } from '../scene/box.tsx'
import { Floor } from '../scene/floor.ts'
import { Team } from '../scene/team.tsx'
import { chanceOf, ofOpenPart, type Spot } from './spot.ts'
import type { StageProps } from './stage-props.ts'
import { useDrift } from './use-drift.ts'

const floor = new Floor({ farY: 18, nearY: 132, nearWidth: 304, depth: 0.42 })
const roundsAMap = 54
const shown = 27
const stripY = 150

/** Containers and sheds of the harbour, the far ones first, and the two places where a bomb is laid. */
const harbour: readonly (readonly [kind: string, u: number, v: number, wide: number, deep: number, height: number])[] =
  [
    ['shed', 0.06, 0.04, 0.2, 0.14, 18],
    ['blue', 0.34, 0.06, 0.11, 0.08, 12],
    ['rust', 0.46, 0.08, 0.11, 0.08, 20],
    ['shed', 0.72, 0.05, 0.2, 0.14, 18],
    ['rust', 0.14, 0.42, 0.05, 0.2, 12],
    ['blue', 0.42, 0.4, 0.16, 0.1, 14],
    ['rust', 0.8, 0.4, 0.05, 0.2, 12],
    ['shed', 0.3, 0.74, 0.1, 0.12, 12],
    ['blue', 0.6, 0.74, 0.1, 0.12, 12],
  ]
const sites = [
  { name: 'A', u: 0.3, v: 0.32 },
  { name: 'B', u: 0.7, v: 0.32 },
] as const

function fivesIn(step: number): { home: Spot[]; away: Spot[] } {
  const standing = (isHome: boolean) =>
    Array.from({ length: 5 }, (_, place) => {
      const key = { block: place + (isHome ? 0 : 5), atMs: step }
      const x = isHome ? 0.06 + 0.4 * chanceOf(key, 1) : 0.54 + 0.4 * chanceOf(key, 1)
      return { x, y: [0.3, 0.36, 0.68, 0.92, 0.66][place]! + 0.04 * (chanceOf(key, 2) - 0.5) }
    })
  return { home: standing(true), away: standing(false) }
}

/** A harbour with both fives and its bomb sites; under it the rounds of the open map: won by the first side above, by the second below. */
export function RoundStrip({ fixture, incidents, title }: StageProps) {
  const { fresh, step } = useDrift({ fixture, incidents })
  const open = ofOpenPart(incidents, roundsAMap)
  const rounds = open.filter(({ kind }) => kind === 'round').slice(-shown)
  const events = new Map(
    open.filter(({ kind }) => kind === 'plant' || kind === 'defuse').map(each => [each.block, each.kind]),
  )
  const laid = fresh && (fresh.kind === 'plant' || fresh.kind === 'defuse') ? fresh : null
  const teams = fivesIn(step)
  return (
    <svg className="stage-svg round-map" viewBox="0 0 320 180" role="img" aria-label={title}>
      <rect className="ground" width="320" height="180" />
      <path className="floor" d={floor.rectangle(0, 0, 1, 1)} />
      <path
        className="quay"
        d={floor.path([
          [0, 0.98],
          [1, 0.98],
        ])}
      />
      {sites.map(({ name, u, v }, place) => {
        const { x, y, scale } = floor.at(u, v)
        const isHere = laid && Math.floor(2 * chanceOf(laid, 6)) === place
        return (
          <g key={name} className="site" data-event={isHere ? laid.kind : undefined}>
            <ellipse cx={x} cy={y} rx={22 * scale} ry={9 * scale} />
            <text x={x} y={y + 3.4} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
      <ArenaLight />
      {harbour.map(([kind, u, v, ...size]) => (
        <Box key={`${u} ${v}`} floor={floor} u={u} v={v} size={size} kind={kind} />
      ))}
      <Team floor={floor} side="away" spots={teams.away} />
      <Team floor={floor} side="home" spots={teams.home} />
      <rect className="run-ground" x="8" y="137" width="304" height="34" rx="5" />
      <path className="axis" d={`M14 ${stripY + 4}H306`} />
      {rounds.map(({ block, side }, place) => {
        const x = 16 + place * 10.8
        const event = events.get(block)
        const y = side === 'home' ? stripY - 9 : stripY + 8
        return (
          <g key={block}>
            {side === 'home' ? (
              <circle className="dot is-home" cx={x + 4} cy={y + 4} r="4" />
            ) : (
              <rect className="dot is-away" x={x} y={y} width="8" height="8" rx="1" />
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
