import { ApiError } from '@baize/client-kit/api-error.ts'
import { Button } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import type { ReactNode } from 'react'
import { deskRow } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { useIsPhone } from '../page/use-is-phone.ts'
import { Failed } from '../story/failed.tsx'
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
  /** What stands beside the list for the row that is open. */
  panel?: (row: Row | undefined, id: string, close: () => void) => ReactNode
  /** Acts on the list as a whole, such as making something new. */
  acts?: ReactNode
  /** Stands above the rows, from what the first page says beside them. */
  above?: (firstPage: unknown) => ReactNode
}

/** A whole screen that is a list. The list stays where it is while a row is open beside it. */
export function ListScreen<Row extends object>({ definition, panel, acts, above }: Props<Row>) {
  const isPhone = useIsPhone()
  const state = useListState(definition)
  const read = useListRows(definition, state.asked)
  const opened = state.openRow
  const row = opened === undefined ? undefined : read.rows.find(each => definition.rowId(each) === opened)
  return (
    <div className={classes.screen}>
      <div className={classes.main}>
        <ListTools definition={definition} state={state} read={read} acts={acts} />
        {above?.(read.data?.pages[0])}
        <div className={classes.frame}>
          <Body {...{ definition, state, read }} asCards={isPhone} />
        </div>
      </div>
      {panel && opened !== undefined && <div className={classes.panel}>{panel(row, opened, state.close)}</div>}
    </div>
  )
}

interface BodyProps<Row> {
  definition: ListDefinition<Row>
  state: ListState
  read: ListRows<Row>
  asCards: boolean
}

function Body<Row extends object>({ definition, state, read, asCards }: BodyProps<Row>) {
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
  return asCards ? <ListCards {...{ definition, state, read }} /> : <ListTable {...{ definition, state, read }} />
}
