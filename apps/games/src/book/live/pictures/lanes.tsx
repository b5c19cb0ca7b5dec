import { ofOpenPart } from './spot.ts'
import type { StageProps } from './stage-props.ts'

const phasesAMap = 15
const lanes = [16, 32, 48]
const towersALane = 3

/** Three lanes with their towers, the front of the fight, and under it the lead in gold by phase. */
export function Lanes({ incidents, title }: StageProps) {
  const open = ofOpenPart(incidents, phasesAMap)
  const phases = open.filter(({ kind }) => kind === 'phase')
  const fallen = { home: 0, away: 0 }
  for (const { kind, side } of open) if (kind === 'tower' && side) fallen[side === 'home' ? 'away' : 'home']++
  const leads = phases.map(({ value = 0 }) => value)
  const most = Math.max(3_000, ...leads.map(Math.abs))
  const front = 80 + (56 * (leads.at(-1) ?? 0)) / most
  const points = [0, ...leads].map((lead, place) => `${8 + (144 * place) / phasesAMap},${74 - (11 * lead) / most}`)
  return (
    <svg className="stage-svg lane-map" viewBox="0 0 160 90" role="img" aria-label={title}>
      <rect className="floor" x="4" y="4" width="152" height="56" />
      {lanes.map((y, lane) => (
        <g key={y}>
          <path className="lane" d={`M14 ${y}h132`} />
          {Array.from({ length: towersALane }, (_, tower) => {
            const place = lane + lanes.length * tower
            return (
              <g key={String(tower)}>
                <rect
                  className="turret is-home"
                  data-fallen={place < fallen.home}
                  x={50 - 14 * tower}
                  y={y - 3}
                  width="5"
                  height="6"
                />
                <path
                  className="turret is-away"
                  data-fallen={place < fallen.away}
                  d={`M${107.5 + 14 * tower} ${y - 3.4}l3.4 6.4h-6.8z`}
                />
              </g>
            )
          })}
        </g>
      ))}
      <rect className="core is-home" x="7" y="28" width="8" height="8" />
      <path className="core is-away" d="M149 26.5l5 9.5h-10z" />
      <path className="front" style={{ transform: `translateX(${front}px)` }} d="M0 8v48" />
      <path className="axis" d="M8 74h144" />
      <polyline className="run" points={points.join(' ')} />
    </svg>
  )
}
