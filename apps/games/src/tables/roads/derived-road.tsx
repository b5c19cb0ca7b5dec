import type { DerivedRoad, MarkCell } from '@baize/game-kit/tables/index'
import { lastColumnOf, middleOf, RoadGrid } from './grid.tsx'

interface DerivedProps {
  road: DerivedRoad
  cells: readonly MarkCell[]
  columns: number
  label: string
}

/** A derived road: big eye boy in rings, small road in dots, cockroach road in slashes. */
export const Derived = ({ road, cells, columns, label }: DerivedProps) => (
  <RoadGrid columns={columns} label={label} className={`derived is-${road}`} lastColumn={lastColumnOf(cells)}>
    {first =>
      cells
        .filter(({ column }) => column >= first)
        .map(cell => {
          const { x, y } = middleOf(cell, first)
          return <MarkShape key={`${cell.column} ${cell.row}`} road={road} mark={cell.mark} x={x} y={y} />
        })
    }
  </RoadGrid>
)

interface MarkShapeProps {
  road: DerivedRoad
  mark: MarkCell['mark']
  x: number
  y: number
}

export function MarkShape({ road, mark, x, y }: MarkShapeProps) {
  const tone = mark === 'R' ? 'is-red' : 'is-blue'
  if (road === 'bigEye') return <circle className={`ring ${tone}`} cx={x} cy={y} r="3.3" />
  if (road === 'small') return <circle className={`dot ${tone}`} cx={x} cy={y} r="3.6" />
  return <path className={`stroke ${tone}`} d={`M${x - 3} ${y + 3}L${x + 3} ${y - 3}`} />
}
