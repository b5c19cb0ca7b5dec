import type { LiveTable } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import { sideHues } from './side-hues.ts'
import classes from './tables.module.css'

/** As many as the widest tile has room for; a narrower one shows the newest of them. */
const columnsShown = 36
const beadsShown = 12

/** The road of a table, its newest columns; for games without sides the last results in a row, the newest first. */
export function TableRoad({ table: { road, results } }: { table: LiveTable }) {
  const t = useText()
  const said = results.slice(-beadsShown).map(({ bead }) => bead)
  const label = said.length > 0 ? t('tables.road', { results: said.join(' ') }) : t('tables.noRound')
  return (
    <span className={classes.road} role="img" aria-label={label}>
      {road.length > 0 && <BigRoad road={road} />}
      {road.length === 0 && results.length > 0 && <Beads results={results} />}
      {results.length === 0 && <span className={classes.empty}>{t('tables.noRound')}</span>}
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
  const shown = results.slice(-beadsShown).reverse()
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
