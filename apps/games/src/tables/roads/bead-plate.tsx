import type { BeadCell, TableKind } from '@baize/game-kit/tables/index'
import { lastColumnOf, middleOf, RoadGrid } from './grid.tsx'
import { toneOf } from './road-entries.ts'

interface BeadPlateProps {
  kind: TableKind
  cells: readonly BeadCell[]
  columns: number
  label: string
}

/** What has no side has no letter of its own either. */
const levels: readonly string[] = ['tie', 'draw']

/** Every round down columns of six, with its letter or number. */
export const BeadPlate = ({ kind, cells, columns, label }: BeadPlateProps) => (
  <RoadGrid columns={columns} label={label} className="bead-plate" lastColumn={lastColumnOf(cells)}>
    {first =>
      cells
        .filter(({ column }) => column >= first)
        .map(cell => {
          const { x, y } = middleOf(cell, first)
          return (
            <g key={`${cell.column} ${cell.row}`} className={`bead is-${toneOf(kind, cell.side)}`}>
              <circle cx={x} cy={y} r="4.3" />
              <text x={x} y={y} dy="0.36em" textAnchor="middle">
                {levels.includes(cell.bead) ? '=' : cell.bead}
              </text>
            </g>
          )
        })
    }
  </RoadGrid>
)
