import { ArenaLight } from '../scene/arena.tsx'
import { Box } from '../scene/box.tsx'
import { Floor } from '../scene/floor.ts'
import { MarginRun } from '../scene/margin-run.tsx'
import { Team } from '../scene/team.tsx'
import { chanceOf, ofOpenPart, type Spot } from './spot.ts'
import type { StageProps } from './stage-props.ts'
import { useDrift } from './use-drift.ts'

const floor = new Floor({ farY: 20, nearY: 140, nearWidth: 304, depth: 0.4 })
const phasesAMap = 15
const laneOf = [0.16, 0.5, 0.84]
const towersALane = 3
const towerSize = [0.022, 0.05, 13] as const
const trees = 34

const paths = [
  ...laneOf.map(v =>
    floor.path([
      [0.07, 0.5],
      [0.16, v],
      [0.84, v],
      [0.93, 0.5],
    ]),
  ),
  floor.path([
    [0.5, 0.02],
    [0.47, 0.3],
    [0.53, 0.7],
    [0.5, 0.98],
  ]),
]

/** Trees between the lanes; their places are the same in each match. */
const wood = Array.from({ length: trees }, (_, tree) => ({
  u: 0.12 + 0.76 * chanceOf({ block: tree, atMs: 1 }, 1),
  v: (tree % 2 === 0 ? 0.24 : 0.58) + 0.18 * chanceOf({ block: tree, atMs: 1 }, 2),
})).toSorted((a, b) => a.v - b.v)

/** The five of each side: one or two a lane, on their side of its front. */
function fivesAtFronts(front: number, step: number): { home: Spot[]; away: Spot[] } {
  const standing = (isHome: boolean) =>
    [0, 0, 1, 2, 2].map((lane, place) => {
      const key = { block: place + (isHome ? 0 : 5), atMs: step }
      const gap = 0.03 + 0.05 * chanceOf(key, 1)
      const x = front + (isHome ? -gap : gap)
      return { x: Math.max(0.06, Math.min(0.94, x)), y: laneOf[lane]! + 0.07 * (chanceOf(key, 2) - 0.5) }
    })
  return { home: standing(true), away: standing(false) }
}

/** Three lanes with their towers and both fives at the front of the fight, and under it the lead in gold by phase. */
export function Lanes({ fixture, incidents, title }: StageProps) {
  const { step } = useDrift({ fixture, incidents })
  const open = ofOpenPart(incidents, phasesAMap)
  const leads = open.filter(({ kind }) => kind === 'phase').map(({ value = 0 }) => value)
  const fallen = { home: 0, away: 0 }
  for (const { kind, side } of open) if (kind === 'tower' && side) fallen[side === 'home' ? 'away' : 'home']++
  const most = Math.max(3_000, ...leads.map(Math.abs))
  const front = 0.5 + (0.3 * (leads.at(-1) ?? 0)) / most
  const teams = fivesAtFronts(front, step)
  return (
    <svg className="stage-svg lane-map" viewBox="0 0 320 180" role="img" aria-label={title}>
      <rect className="ground" width="320" height="180" />
      <path className="floor" d={floor.rectangle(0, 0, 1, 1)} />
      {paths.map((path, place) => (
        <path key={path} className={place < laneOf.length ? 'lane' : 'river'} d={path} />
      ))}
      {wood.map(({ u, v }) => {
        const { x, y, scale } = floor.at(u, v)
        return (
          <g key={`${u}`} className="tree" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
            <ellipse className="shade" rx="5" ry="1.8" />
            <path d="M0-13L5.4-2H-5.4z" />
          </g>
        )
      })}
      <ArenaLight />
      {laneOf.flatMap((v, lane) =>
        Array.from({ length: towersALane }, (_, tower) => {
          const place = lane + laneOf.length * tower
          const away = 0.12 * tower
          return [
            <g key={`home ${place}`} className="turret is-home" data-fallen={place < fallen.home}>
              <Box floor={floor} u={0.4 - away} v={v - 0.025} size={towerSize} kind="home" />
            </g>,
            <g key={`away ${place}`} className="turret is-away" data-fallen={place < fallen.away}>
              <Box floor={floor} u={0.578 + away} v={v - 0.025} size={towerSize} kind="away" />
            </g>,
          ]
        }),
      )}
      <Box floor={floor} u={0.02} v={0.43} size={[0.05, 0.14, 20]} kind="home" />
      <Box floor={floor} u={0.93} v={0.43} size={[0.05, 0.14, 20]} kind="away" />
      <Team floor={floor} side="away" spots={teams.away} />
      <Team floor={floor} side="home" spots={teams.home} />
      <MarginRun margins={leads} steps={phasesAMap} least={3_000} />
    </svg>
  )
}
