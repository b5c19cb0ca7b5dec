import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListColumn } from '../list-definition.ts'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })

interface Shown<Row> {
  columns: readonly ListColumn<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  /** Columns to show, in their order; undefined for all. */
  chosen: readonly string[] | undefined
  /** Room that the table has. */
  widthPx: number
}

/** The model of a table: which columns, in which order. It sorts and filters nothing, since the server does. */
export function useColumns<Row extends object>({ columns, rows, rowId, chosen, widthPx }: Shown<Row>) {
  const defined = useMemo<ColumnDef<typeof features, Row>[]>(
    () => columns.map(({ id, cell }) => ({ id, cell: ({ row }) => cell(row.original) })),
    [columns],
  )
  const state = useMemo(() => {
    const isShown = ({ id, from = 0 }: ListColumn<Row>) => (chosen ? chosen.includes(id) : widthPx >= from)
    return {
      columnVisibility: Object.fromEntries(columns.map(column => [column.id, isShown(column)])),
      columnOrder: [...(chosen ?? columns.map(({ id }) => id))],
    }
  }, [columns, chosen, widthPx])
  return useTable({ features, columns: defined, data: rows, getRowId: rowId, state })
}
