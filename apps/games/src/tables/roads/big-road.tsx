import type { BigRoadCell, TableKind } from '@baize/game-kit/tables/index'
import { lastColumnOf, middleOf, RoadGrid } from './grid.tsx'
import { toneOf } from './road-entries.ts'

interface BigRoadProps {
  kind: TableKind
  cells: readonly BigRoadCell[]
  waitingTies: number
  columns: number
  label: string
}

/** Runs down their columns: red rings, blue dots, ties as strokes, pairs as small dots at the corners. */
export const BigRoad = ({ kind, cells, waitingTies, columns, label }: BigRoadProps) => (
  <RoadGrid columns={columns} label={label} className="big-road" lastColumn={lastColumnOf(cells)}>
    {first => (
      <>
        {cells
          .filter(({ column }) => column >= first)
          .map(cell => (
            <Cell key={`${cell.column} ${cell.row}`} cell={cell} kind={kind} first={first} />
          ))}
        {waitingTies > 0 && <Ties count={waitingTies} x={5} y={5} />}
      </>
    )}
  </RoadGrid>
)

function Cell({ cell, kind, first }: { cell: BigRoadCell; kind: TableKind; first: number }) {
  const { x, y } = middleOf(cell, first)
  const tone = toneOf(kind, cell.side)
  return (
    <g>
      <circle className={`ring is-${tone}`} cx={x} cy={y} r="3.6" />
      {tone === 'blue' && <circle className="dot is-blue" cx={x} cy={y} r="1.5" />}
      {cell.pairs.banker && <circle className="dot is-red" cx={x - 3.2} cy={y - 3.2} r="1.4" />}
      {cell.pairs.player && <circle className="dot is-blue" cx={x + 3.2} cy={y + 3.2} r="1.4" />}
      {cell.ties > 0 && <Ties count={cell.ties} x={x} y={y} />}
    </g>
  )
}

const Ties = ({ count, x, y }: { count: number; x: number; y: number }) => (
  <>
    <path className="stroke is-tie" d={`M${x - 3.4} ${y + 3.4}L${x + 3.4} ${y - 3.4}`} />
    {count > 1 && (
      <text className="tie-count" x={x} y={y} dy="0.35em" textAnchor="middle">
        {count}
      </text>
    )}
  </>
)
