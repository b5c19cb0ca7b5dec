import { incidentKey } from '../incident-key.ts'
import { Arena, ArenaLight } from '../scene/arena.tsx'
import { Floor } from '../scene/floor.ts'
import { fivesAt, holderOf } from '../scene/formation.ts'
import { MarginRun } from '../scene/margin-run.tsx'
import { Ball, Team } from '../scene/team.tsx'
import { courtSpot, runOf, type Spot } from './spot.ts'
import type { StageProps } from './stage-props.ts'
import { useDrift } from './use-drift.ts'

const floor = new Floor({ farY: 34, nearY: 140, nearWidth: 312, depth: 0.4 })
const shown = 24
const boards = 14

/** Lines of a court of 28 by 15 metres. */
const lines = [
  floor.rectangle(0, 0, 1, 1),
  floor.path([
    [0.5, 0],
    [0.5, 1],
  ]),
  floor.arc(0.5, 0.5, 0.064, 0.12),
  ...[0, 1].flatMap(end => {
    const at = (metres: number) => Math.abs(end - metres / 28)
    const turn = end === 0 ? 0 : 0.5
    return [
      floor.arc(at(5.8), 0.5, 0.064, 0.12),
      floor.arc(at(1.575), 0.5, 0.241, 0.45, turn - 0.245, turn + 0.245),
      floor.path([
        [end, 0.05],
        [at(1.9), 0.05],
      ]),
      floor.path([
        [end, 0.95],
        [at(1.9), 0.95],
      ]),
    ]
  }),
].join('')

const keys = [floor.rectangle(0, 0.337, 5.8 / 28, 0.663), floor.rectangle(1 - 5.8 / 28, 0.337, 1, 0.663)].join('')

/** The boards with their rings, above the ends of the floor. */
const baskets = [0.043, 0.957]
  .map(u => {
    const ring = u < 0.5 ? u + 0.02 : u - 0.02
    return (
      floor.path(
        [
          [u, 0.44, 26],
          [u, 0.56, 26],
          [u, 0.56, 40],
          [u, 0.44, 40],
        ],
        true,
      ) +
      floor.path([
        [u, 0.5],
        [u, 0.5, 26],
      ]) +
      floor.path([
        [u, 0.47, 28],
        [ring, 0.485, 28],
        [ring, 0.515, 28],
        [u, 0.53, 28],
      ])
    )
  })
  .join('')

const ring = (side: 'home' | 'away'): Spot => ({ x: side === 'home' ? 0.945 : 0.055, y: 0.5 })

/** A basketball court with its throws and both fives, and under it the run of the margin. */
export function Court({ fixture, incidents, title }: StageProps) {
  const { fresh, step, side, flight } = useDrift({ fixture, incidents })
  const throwsShown = incidents.filter(({ kind }) => kind === 'basket' || kind === 'miss').slice(-shown)
  const teams = fivesAt(side, step)
  const isThrow = fresh?.kind === 'basket' || fresh?.kind === 'miss'
  const ball = isThrow && fresh ? ring(fresh.side ?? 'home') : teams[side][holderOf(step, 5) - 1]!
  return (
    <svg className="stage-svg hoop-court" viewBox="0 0 320 180" role="img" aria-label={title}>
      <Arena floor={floor} board="BAIZE" />
      <path className="apron" d={floor.rectangle(-0.035, -0.04, 1.035, 1.06)} />
      {Array.from({ length: boards }, (_, board) => (
        <path
          key={String(board)}
          className="plank"
          data-odd={board % 2 === 1}
          d={floor.rectangle(0, board / boards, 1, (board + 1) / boards)}
        />
      ))}
      <path className="paint" d={keys} />
      <ArenaLight />
      <path className="lines" d={lines} />
      {throwsShown.map((incident, place) => {
        const spot = courtSpot(incident)
        const { x, y, scale } = floor.at(spot.x, spot.y)
        const key = incidentKey(incident)
        const size = 2.8 * scale
        return incident.kind === 'basket' ? (
          <ellipse
            key={key}
            className={`dot is-${incident.side}`}
            data-last={place === throwsShown.length - 1}
            cx={x}
            cy={y}
            rx={size}
            ry={size * 0.6}
          />
        ) : (
          <path
            key={key}
            className={`miss is-${incident.side}`}
            d={`M${x - size} ${y - size * 0.6}l${2 * size} ${1.2 * size}m0 ${-1.2 * size}l${-2 * size} ${1.2 * size}`}
          />
        )
      })}
      <path className="goal-frame" d={baskets} />
      <Team floor={floor} side="away" spots={teams.away} />
      <Team floor={floor} side="home" spots={teams.home} />
      <Ball floor={floor} spot={ball} flight={flight} height={isThrow ? 34 : 6} />
      <MarginRun margins={runOf(incidents)} />
    </svg>
  )
}
