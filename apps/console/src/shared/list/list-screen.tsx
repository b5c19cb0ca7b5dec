import { ApiError } from '@baize/client-kit/api-error.ts'
import { Button } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { type ReactNode, useMemo } from 'react'
import { deskRow } from '../api/call.ts'
import { useMay } from '../api/use-me.ts'
import { useText } from '../i18n/use-text.ts'
import { useIsPhone } from '../page/use-is-phone.ts'
import { Failed } from '../story/failed.tsx'
import { RowPanel } from '../story/row-panel.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { type Ticks, useTicks } from './bulk/use-ticks.ts'
import { ListCards } from './list-cards.tsx'
import type { ListDefinition } from './list-definition.ts'
import classes from './list-screen.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './table/list-table.tsx'
import { ListTools } from './tools/list-tools.tsx'
import { type ListRows, useListRows } from './use-list-rows.ts'
import { type ListState, useListState } from './use-list-state.ts'

interface Props<Row> {
  definition: ListDefinition<Row>
  /** Stands beside the list for the row that is open, and reads it by its id, so that it need not be among those shown. */
  panel?: (row: Row | undefined, id: string, close: () => void) => ReactNode
  /** The same where the row itself has all that is told. */
  rowPanel?: (row: Row, close: () => void) => ReactNode
  /** Acts on the list as a whole, such as making something new. */
  acts?: ReactNode
  /** Stands above the rows, from what the first page says beside them. */
  above?: (firstPage: unknown) => ReactNode
}

/** A whole screen that is a list. The list stays where it is while a row is open beside it. */
export function ListScreen<Row extends object>({ definition, panel, rowPanel, acts, above }: Props<Row>) {
  const isPhone = useIsPhone()
  const may = useMay()
  const state = useListState(definition)
  const read = useListRows(definition, state.asked)
  const opened = state.openRow
  const ticks = useTicks(
    state.asked,
    useMemo(() => read.rows.map(definition.rowId), [read.rows, definition]),
  )
  const { bulk } = definition
  // On a phone rows are cards, and each is worked on by itself.
  const bulkActs = isPhone || !bulk ? [] : bulk.acts.filter(({ operation }) => may(operation))
  const row = opened === undefined ? undefined : read.rows.find(each => definition.rowId(each) === opened)
  const beside = (id: string): ReactNode =>
    rowPanel && row ? (
      rowPanel(row, state.close)
    ) : panel ? (
      panel(row, id, state.close)
    ) : (
      <NotShown {...{ id, read }} onClose={state.close} />
    )
  return (
    <div className={classes.screen}>
      <div className={classes.main}>
        <ListTools definition={definition} state={state} read={read} acts={acts} />
        {above?.(read.data?.pages[0])}
        {bulk && bulkActs.length > 0 && (
          <BulkBar
            list={bulk.list}
            acts={bulkActs}
            ticks={ticks}
            ids={read.rows.filter(each => ticks.ids.has(definition.rowId(each))).map(bulk.idOf)}
            asked={state.asked}
            about={read.about}
          />
        )}
        <div className={classes.frame}>
          <Body {...{ definition, state, read }} ticks={bulkActs.length > 0 ? ticks : undefined} asCards={isPhone} />
        </div>
      </div>
      {(panel || rowPanel) && opened !== undefined && <div className={classes.panel}>{beside(opened)}</div>}
    </div>
  )
}

/** Stands for a row that the address names and the list does not show: it is on another page, or filtered away. */
function NotShown<Row>({ id, read, onClose }: { id: string; read: ListRows<Row>; onClose: () => void }) {
  const t = useText()
  return (
    <RowPanel title={id} onClose={onClose} isLoading={read.isPending}>
      <EmptyState icon="search" title={t('list.notShown')} />
    </RowPanel>
  )
}

interface BodyProps<Row> {
  definition: ListDefinition<Row>
  state: ListState
  read: ListRows<Row>
  ticks: Ticks | undefined
  asCards: boolean
}

function Body<Row extends object>({ definition, state, read, ticks, asCards }: BodyProps<Row>) {
  const t = useText()
  if (read.isPending) return <ListSkeleton />
  if (read.error instanceof ApiError && read.error.code === 'not_allowed')
    return (
      <EmptyState
        icon="shield-check"
        title={t('state.forbidden', { permission: deskRow(definition.name).permission ?? '' })}
      />
    )
  if (read.isError && read.rows.length === 0) return <Failed read={read} />
  if (read.rows.length === 0)
    return state.isChanged ? (
      <EmptyState icon="search" title={t('list.noMatch')}>
        <Button onClick={state.reset}>{t('list.clear')}</Button>
      </EmptyState>
    ) : (
      <EmptyState title={t(definition.emptyText)} />
    )
  return asCards ? (
    <ListCards {...{ definition, state, read }} />
  ) : (
    <ListTable {...{ definition, state, read, ticks }} />
  )
}
