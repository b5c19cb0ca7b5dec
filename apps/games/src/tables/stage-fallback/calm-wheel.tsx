import { rulesOf } from '@baize/game-kit/tables/index'
import type { WheelDefinition } from '@baize/game-kit/tables/wheel/definition'
import type { WheelResult } from '@baize/game-kit/tables/wheel/rules'
import type { CalmProps } from './calm-props.ts'

/** Each spin stops so long after the deal. */
const stopsMs = [8_600, 17_000]
const turn = 2 * Math.PI
const middle = 150

/** The wheel at rest with a marker on the segment that a spin stopped on. */
export function CalmWheel({ round, deal, elapsedMs }: CalmProps) {
  const { segments } = rulesOf(round?.definition ?? 'whl/1').definition as WheelDefinition
  const result = deal?.result as WheelResult | undefined
  const stopped = result?.stops.filter((_, spin) => (elapsedMs ?? 0) >= stopsMs[spin]!) ?? []
  const at = stopped.at(-1)
  const pointOf = (place: number, radius: number) => {
    const angle = (turn * place) / segments.length - Math.PI / 2
    return `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`
  }
  return (
    <svg className="calm-ring" viewBox="0 0 300 300" aria-hidden="true">
      {segments.map((segment, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no name but their place
          key={place}
          className={`wheel-segment segment-${segment}`}
          data-hit={place === at}
          d={`M${pointOf(place, 84)}L${pointOf(place, 142)}A142 142 0 0 1 ${pointOf(place + 1, 142)}L${pointOf(place + 1, 84)}A84 84 0 0 0 ${pointOf(place, 84)}Z`}
        />
      ))}
      <circle className="calm-hub" cx={middle} cy={middle} r="80" />
      {at !== undefined && (
        <text className="calm-fallen" x={middle} y={middle} dy="0.35em" textAnchor="middle">
          {segments[at]}
        </text>
      )}
    </svg>
  )
}
