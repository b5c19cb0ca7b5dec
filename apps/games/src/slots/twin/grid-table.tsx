import { createFields } from '../../kit/picture.ts'
import type { Texts } from '../texts.ts'

/** The reels as a table, for reading on demand. */
export class GridTable {
  readonly #t: Texts
  readonly #fields = createFields<{ columns: readonly string[]; isOpen: boolean }>({ columns: [], isOpen: false })
  #columns: readonly string[] = []

  constructor(t: Texts) {
    this.#t = t
  }

  /** Keeps what the reels show; it is drawn only where somebody reads it. */
  show(columns: readonly string[]): void {
    this.#columns = columns
    if (this.#fields.read().isOpen) this.#fields.tell({ columns })
  }

  readonly View = () => {
    const { columns, isOpen } = this.#fields.use()
    const height = Math.max(0, ...columns.map(column => column.length))
    return (
      <details
        className="grid-table"
        open={isOpen}
        onToggle={event => this.#fields.tell({ columns: this.#columns, isOpen: event.currentTarget.open })}
      >
        <summary>{this.#t('readGrid')}</summary>
        <table>
          <tbody>
            {Array.from({ length: height }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <Row key={row} symbols={columns.map(column => column[row])} t={this.#t} />
            ))}
          </tbody>
        </table>
      </details>
    )
  }
}

const Row = ({ symbols, t }: { symbols: readonly (string | undefined)[]; t: Texts }) => (
  <tr>
    {symbols.map((symbol, reel) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      <td key={reel}>{symbol ? t.symbol(symbol) : ''}</td>
    ))}
  </tr>
)
