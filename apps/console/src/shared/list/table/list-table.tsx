import { classNames } from '@baize/ui/class-names.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useWidth } from '../../page/use-width.ts'
import type { Ticks } from '../bulk/use-ticks.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRows } from '../use-list-rows.ts'
import type { ListState } from '../use-list-state.ts'
import classes from './list-table.module.css'
import { SortHead } from './sort-head.tsx'
import { TickCell } from './tick-cell.tsx'
import { useColumns } from './use-columns.ts'
import { useRowKeys } from './use-row-keys.ts'

const rowPx = { normal: 36, dense: 30 }
/** Rows beyond the window that are drawn ahead, and how near its end the next page is asked for. */
const aheadRows = 12
const emptyWidthPx = 1_200
const tickPx = 40

interface Props<Row> {
  definition: ListDefinition<Row>
  state: ListState
  read: ListRows<Row>
  /** Given, rows can be ticked. */
  ticks: Ticks | undefined
}

/** Rows of a list as a table that is drawn as far as it is seen. One row has the focus; Enter opens it beside the list. */
export function ListTable<Row extends object>({ definition, state, read, ticks }: Props<Row>) {
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const widthPx = (useWidth(scroller) ?? emptyWidthPx) - (ticks ? tickPx : 0)
  const { rows, about, hasNextPage, isFetchingNextPage, fetchNextPage } = read
  const { columns, rowId, tone } = definition
  const table = useColumns({ columns, rows, rowId, chosen: state.columns, widthPx })
  const shown = table.getHeaderGroups()[0]?.headers.map(({ id }) => columns.find(column => column.id === id)!) ?? []
  const height = rowPx[state.isDense ? 'dense' : 'normal']
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: aheadRows,
  })
  const items = virtual.getVirtualItems()
  const lastIndex = items.at(-1)?.index ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured anew
  useEffect(() => virtual.measure(), [virtual, height])
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastIndex >= rows.length - aheadRows) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, lastIndex, rows.length, fetchNextPage])

  const [focused, setFocused] = useState(0)
  const keys = useRowKeys({
    count: rows.length,
    focused,
    setFocused,
    virtual,
    open: at => state.open(rowId(rows[at]!)),
    close: state.close,
    tick: ticks?.toggle,
  })
  const grid = {
    '--columns': [
      ...(ticks ? [`${tickPx}px`] : []),
      ...shown.map(({ width }, at) => (at === 0 ? `minmax(${width}px, 1fr)` : `${width}px`)),
    ].join(' '),
  }
  const widest = shown.reduce((sum, { width }) => sum + width, ticks ? tickPx : 0)
  return (
    <div ref={scroller} className={classes.scroller} style={{ ...grid, '--row': `${height}px` } as CSSProperties}>
      <div
        role="grid"
        aria-label={t(definition.title)}
        aria-rowcount={hasNextPage ? -1 : (about?.count ?? rows.length) + 1}
        className={classes.table}
        style={{ minWidth: widest }}
        onKeyDown={keys}
      >
        <div role="row" aria-rowindex={1} className={classes.head}>
          {ticks && (
            <TickCell
              role="columnheader"
              label={t('bulk.tickRead')}
              isOn={ticks.isAll || ticks.ids.size === rows.length}
              isSome={ticks.ids.size > 0}
              onTick={ticks.toggleRead}
            />
          )}
          {shown.map(column => (
            <SortHead key={column.id} column={column} state={state} sorts={definition.sorts} />
          ))}
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = table.getRowModel().rows[index]
            if (!row) return null
            const mood = tone?.(row.original)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of its rows
              <div
                key={row.id}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={row.id === state.openRow}
                data-row={index}
                tabIndex={index === focused ? 0 : -1}
                className={classNames(classes.row, mood && classes[mood], row.id === state.openRow && classes.open)}
                style={{ transform: `translateY(${start}px)` }}
                onFocus={() => setFocused(index)}
                onClick={() => state.open(row.id)}
              >
                {ticks && (
                  <TickCell
                    role="gridcell"
                    label={t('bulk.tick', { row: row.id })}
                    isOn={ticks.has(row.id)}
                    onTick={isReaching => ticks.toggle(index, isReaching)}
                  />
                )}
                {row.getVisibleCells().map(cell => (
                  <div
                    key={cell.id}
                    role="gridcell"
                    className={classNames(
                      classes.cell,
                      columns.find(({ id }) => id === cell.column.id)?.align && classes.end,
                    )}
                  >
                    <table.FlexRender cell={cell} />
                  </div>
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
