import { element } from '../../client/dom.ts'
import type { Texts } from '../texts/index.ts'

/** The reels as a table, for reading on demand. */
export class GridTable {
  readonly view: HTMLDetailsElement
  readonly #table = element('table', {})
  readonly #texts: Texts
  #columns: readonly string[] = []

  constructor(texts: Texts) {
    this.#texts = texts
    this.view = element('details', { class: 'grid-table' }, element('summary', {}, texts.readGrid), this.#table)
    this.view.addEventListener('toggle', () => this.#write())
  }

  show(columns: readonly string[]): void {
    this.#columns = columns
    if (this.view.open) this.#write()
  }

  #write(): void {
    const { symbol } = this.#texts
    const height = Math.max(0, ...this.#columns.map(column => column.length))
    const rows = Array.from({ length: height }, (_, row) =>
      element('tr', {}, ...this.#columns.map(column => element('td', {}, column[row] ? symbol(column[row]) : ''))),
    )
    this.#table.replaceChildren(element('tbody', {}, ...rows))
  }
}
