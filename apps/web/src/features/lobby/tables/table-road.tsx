import type { LiveTable } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import { sideHues } from './side-hues.ts'
import classes from './tables.module.css'

/** Columns of a road that a tile has room for; wider windows show fewer, since their tiles are narrower. */
const columnsShown = 24
const beadsShown = 12

/** The road of a table, its newest columns; for games without sides the last results in a row. */
export function TableRoad({ table: { road, results } }: { table: LiveTable }) {
  const t = useText()
  const said = results.slice(-beadsShown).map(({ bead }) => bead)
  const label = said.length > 0 ? t('tables.road', { results: said.join(' ') }) : t('tables.noRound')
  return (
    <span className={classes.road} role="img" aria-label={label}>
      {road.length > 0 ? <BigRoad road={road} /> : <Beads results={results} />}
    </span>
  )
}

function BigRoad({ road }: Pick<LiveTable, 'road'>) {
  const lastColumn = Math.max(...road.map(({ column }) => column))
  const from = Math.max(0, lastColumn - columnsShown + 1)
  return (
    <span className={classes.cells}>
      {road
        .filter(({ column }) => column >= from)
        .map(({ column, row, side, ties }) => (
          <span
            key={`${column} ${row}`}
            className={classes.cell}
            data-hue={sideHues[side]}
            data-tied={ties > 0 || undefined}
            style={{ gridColumn: column - from + 1, gridRow: row + 1 }}
          />
        ))}
    </span>
  )
}

function Beads({ results }: Pick<LiveTable, 'results'>) {
  const shown = results.slice(-beadsShown)
  return (
    <span className={classes.beads}>
      {shown.map(({ bead, side }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds come in order
        <span key={at} className={classes.bead} data-hue={side ? sideHues[side] : undefined}>
          {bead}
        </span>
      ))}
    </span>
  )
}
