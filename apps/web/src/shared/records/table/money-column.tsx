import { Money } from '@baize/ui/money.tsx'
import type { Column } from './record-table.tsx'

/** A column of amounts, without the currency that all rows have in common. */
export const moneyColumn = <R,>(
  named: string | Pick<Column<R>, 'label' | 'hint'>,
  amountOf: (row: R) => string,
  onTop = false,
): Column<R> => ({
  ...(typeof named === 'string' ? { label: named } : named),
  isFigure: true,
  onTop,
  isZero: row => !/[1-9]/.test(amountOf(row)),
  cell: row => <Money amount={amountOf(row)} symbol="" />,
})
