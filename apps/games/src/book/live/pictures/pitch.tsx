import { incidentKey } from '../incident-key.ts'
import { Arena, ArenaLight } from '../scene/arena.tsx'
import { Floor } from '../scene/floor.ts'
import { elevensAround, holderOf } from '../scene/formation.ts'
import { Ball, Team } from '../scene/team.tsx'
import { pitchSpot, type Spot } from './spot.ts'
import type { StageProps } from './stage-props.ts'
import { useDrift } from './use-drift.ts'

const floor = new Floor({ farY: 38, nearY: 171, nearWidth: 324, depth: 0.4 })
const stripes = 12
const shown = 5
const kick = { goal: 4, corner: 16, shot: 6, chance: 10 } as Readonly<Record<string, number>>

/** Lines of a pitch of 105 by 68 metres. */
const lines = [
  floor.rectangle(0, 0, 1, 1),
  floor.path([
    [0.5, 0],
    [0.5, 1],
  ]),
  floor.arc(0.5, 0.5, 0.087, 0.1345),
  ...[0, 1].flatMap(end => {
    const from = (metres: number) => Math.abs(end - metres / 105)
    return [
      floor.rectangle(from(0), 0.2, from(16.5), 0.8),
      floor.rectangle(from(0), 0.365, from(5.5), 0.635),
      floor.arc(from(11), 0.5, 0.087, 0.1345, end === 0 ? -0.147 : 0.353, end === 0 ? 0.147 : 0.647),
    ]
  }),
].join('')

const goals = [0, 1]
  .map(end => {
    const back = end === 0 ? -0.022 : 1.022
    return (
      floor.path([
        [end, 0.446],
        [end, 0.446, 13],
        [end, 0.554, 13],
        [end, 0.554],
      ]) +
      floor.path([
        [end, 0.446, 13],
        [back, 0.446, 8],
        [back, 0.446],
        [back, 0.554],
        [back, 0.554, 8],
        [end, 0.554, 13],
      ])
    )
  })
  .join('')

/** Where the ball is: at the incident that was just told, else with a player of the side that has it. */
function ballSpot(fresh: Spot | null, side: 'home' | 'away', step: number): Spot {
  if (fresh) return fresh
  if (step === 0) return { x: 0.5, y: 0.5 }
  const sides = elevensAround({ x: side === 'home' ? 0.62 : 0.38, y: 0.5 }, step)
  return sides[side][holderOf(step, 11)]!
}

/** A football pitch: the last incidents, the way of the ball, both elevens around it, and a wave where a goal was scored. */
export function Pitch({ fixture, incidents, title }: StageProps) {
  const { fresh, step, side, flight } = useDrift({ fixture, incidents })
  const last = incidents.slice(-shown).map(incident => ({ incident, spot: pitchSpot(incident) }))
  const ball = ballSpot(fresh && pitchSpot(fresh), side, step)
  const teams = elevensAround(ball, step)
  return (
    <svg className="stage-svg pitch" viewBox="0 0 320 180" role="img" aria-label={title}>
      <Arena floor={floor} board="BAIZE" />
      <path className="apron" d={floor.rectangle(-0.04, -0.04, 1.04, 1.06)} />
      {Array.from({ length: stripes }, (_, stripe) => (
        <path
          key={String(stripe)}
          className="stripe"
          data-odd={stripe % 2 === 1}
          d={floor.rectangle(stripe / stripes, 0, (stripe + 1) / stripes, 1)}
        />
      ))}
      <ArenaLight />
      <path className="lines" d={lines} />
      <path className="goal-frame" d={goals} />
      <path className="way" d={floor.path(last.map(({ spot }) => [spot.x, spot.y]))} />
      {last.map(({ incident, spot }) => {
        const { x, y, scale } = floor.at(spot.x, spot.y)
        return (
          <ellipse
            key={incidentKey(incident)}
            className={`dot is-${incident.side}`}
            data-kind={incident.kind}
            cx={x}
            cy={y}
            rx={(incident.kind === 'goal' ? 6 : 3.4) * scale}
            ry={(incident.kind === 'goal' ? 3 : 1.7) * scale}
          />
        )
      })}
      <Team floor={floor} side="away" spots={teams.away} />
      <Team floor={floor} side="home" spots={teams.home} />
      <Ball floor={floor} spot={ball} flight={flight} height={fresh ? (kick[fresh.kind] ?? 3) : 3} />
      {fresh?.kind === 'goal' && <GoalWave at={ball} />}
    </svg>
  )
}

function GoalWave({ at: { x: u, y: v } }: { at: Spot }) {
  const { x, y } = floor.at(u, v)
  return (
    <g className="waves" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle className="wave" r="16" />
      <circle className="wave" data-late="true" r="16" />
    </g>
  )
}
