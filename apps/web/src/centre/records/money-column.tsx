import { Money } from '@baize/ui/money.tsx'
import type { Column } from './record-table.tsx'

/** A column of amounts, without the currency that all rows have in common. */
export const moneyColumn = <R,>(label: string, amountOf: (row: R) => string, onTop = false): Column<R> => ({
  label,
  isFigure: true,
  onTop,
  cell: row => <Money amount={amountOf(row)} symbol="" />,
})
