import type { ReactNode } from 'react'

const ROAD_ROWS = 6

interface GridProps {
  /** Columns that are in view; what lies further left is cut off. */
  columns: number
  label: string
  className: string
  /** The last column that anything stands in. */
  lastColumn: number
  children(first: number): ReactNode
}

/** A road as six rows of square cells, its newest columns in view. Cells are ten wide. */
export function RoadGrid({ columns, label, className, lastColumn, children }: GridProps) {
  const first = Math.max(0, lastColumn - columns + 1)
  const [width, height] = [columns * 10, ROAD_ROWS * 10]
  return (
    <svg className={`road ${className}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="road-lines" d={linesOf(columns)} />
      {children(first)}
    </svg>
  )
}

function linesOf(columns: number): string {
  const down = Array.from({ length: columns + 1 }, (_, i) => `M${i * 10} 0V${ROAD_ROWS * 10}`)
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, i) => `M0 ${i * 10}H${columns * 10}`)
  return [...down, ...across].join('')
}

/** The middle of a cell. */
export const middleOf = (cell: { column: number; row: number }, first: number) => ({
  x: (cell.column - first) * 10 + 5,
  y: cell.row * 10 + 5,
})

export const lastColumnOf = (cells: readonly { column: number }[]): number =>
  Math.max(0, ...cells.map(({ column }) => column))
