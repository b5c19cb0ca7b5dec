import type { SelectableList } from '@baize/api/schemas/operator/selections/bulk-acts'
import type { ReactNode } from 'react'
import type { DeskCall } from '../api/call.ts'
import type { TextKey } from '../i18n/use-text.ts'
import type { BulkAct } from './bulk/bulk-act.ts'

/** A page of a list; short ones come whole, with neither a next page nor a count. */
export interface ListPage<Row> {
  list: Row[]
  next?: string | null
  about?: { count: number; exact: boolean } | null
}

export interface ListColumn<Row> {
  id: string
  title: TextKey
  /** Width in pixels; the first column takes what is left. */
  width: number
  /** Figures stand at the end, money above all. */
  align?: 'end'
  /** The order of the call that this column is sorted by. */
  sort?: string
  /** Left out of tables narrower than this many pixels. */
  from?: number
  /** On a phone a row is a card: its head, its figure, and lines below; `none` is told by the panel of the row alone. */
  card?: 'title' | 'figure' | 'none'
  cell: (row: Row) => ReactNode
  /** In the head of a card, which is a button: without links. */
  plain?: (row: Row) => ReactNode
}

export interface ListFilter {
  /** Field of the call. In the address it stands as `f.<name>`. */
  name: string
  label: TextKey
  /** Values with their texts; without them the filter is typed. */
  options?: readonly (readonly [value: string, text: TextKey])[]
  /** A day of the brand's zone. */
  isDay?: boolean
}

/** A set of filters with a name, which comes with the list. */
export interface ListView {
  id: string
  title: TextKey
  /** Of the address, such as `{'f.state': 'REQUESTED'}`. */
  search: Record<string, string>
}

/** A screen that is a list: columns, filters, views; all else is the kit's. */
export interface ListDefinition<Row> {
  /** The reading call of the endpoint table. */
  name: DeskCall
  title: TextKey
  columns: readonly ListColumn<Row>[]
  filters?: readonly ListFilter[]
  views?: readonly ListView[]
  /** The call takes a text to search for, as `q`. */
  isSearched?: TextKey
  /** The call takes a range of days. */
  isRanged?: boolean
  /** Orders by their value, the first one where none is chosen; a list without any comes in its own. */
  sorts: readonly string[]
  /** Asked for beside what the address says. */
  fixed?: Record<string, string>
  rowId: (row: Row) => string
  /** Acts on many rows, and the id by which the server knows a row. */
  bulk?: { list: SelectableList; acts: readonly BulkAct[]; idOf: (row: Row) => string }
  /** A row that asks for attention. */
  tone?: (row: Row) => 'warn' | 'danger' | undefined
  emptyText: TextKey
}
