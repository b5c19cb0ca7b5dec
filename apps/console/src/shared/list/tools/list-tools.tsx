import { isExported } from '@baize/api/schemas/operator/exports/exported-lists'
import { Button, IconButton } from '@baize/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../api/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { ExportDialog } from '../exports/export-dialog.tsx'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRows } from '../use-list-rows.ts'
import type { ListState } from '../use-list-state.ts'
import { ViewBar } from '../views/view-bar.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { ColumnMenu } from './column-menu.tsx'
import classes from './list-tools.module.css'
import { RangeSelect } from './range-select.tsx'
import { TypedFilter } from './typed-filter.tsx'

interface Props<Row> {
  definition: ListDefinition<Row>
  state: ListState
  read: ListRows<Row>
  acts: ReactNode
}

/** Title and count, views, search and filters of a list. */
export function ListTools<Row extends object>({ definition, state, read, acts }: Props<Row>) {
  const t = useText()
  const may = useMay()
  const [isExporting, setExporting] = useState(false)
  const { title, views = [], filters = [], isSearched, isRanged, columns } = definition
  const { about } = read
  return (
    <header className={classes.tools}>
      <div className={classes.line}>
        <h1>{t(title)}</h1>
        {about && (
          <p className={classes.count}>{t(about.exact ? 'list.count' : 'list.countAbout', { count: about.count })}</p>
        )}
        <div className={classes.acts}>
          {acts}
          {isExported(definition.name) && may('lists.csv') && (
            <Button size="small" onClick={() => setExporting(true)}>
              {t('export.title')}
            </Button>
          )}
          <IconButton
            icon="refresh-cw"
            label={t('list.refresh')}
            iconSize={15}
            framed
            aria-busy={read.isFetching}
            onClick={() => void read.refetch()}
          />
          <ColumnMenu columns={columns} state={state} />
        </div>
      </div>
      <ViewBar builtIn={views} state={state} />
      {(isSearched || isRanged || filters.length > 0) && (
        <div className={classes.filters}>
          {isSearched && (
            <TypedFilter
              label={t(isSearched)}
              icon
              value={state.q}
              onType={q => state.change({ q: q || undefined })}
              isWide
            />
          )}
          {filters.map(({ name, label, options, isDay }) =>
            options ? (
              <ChoiceFilter
                key={name}
                label={t(label)}
                value={state.chosen[name] ?? ''}
                options={[['', t('list.any')], ...options.map(([value, text]) => [value, t(text)] as const)]}
                onChoose={value => state.choose(name, value)}
              />
            ) : (
              <TypedFilter
                key={name}
                label={t(label)}
                isDay={isDay}
                value={state.chosen[name] ?? ''}
                onType={value => state.choose(name, value)}
              />
            ),
          )}
          {isRanged && <RangeSelect value={state.range ?? '30d'} onChoose={range => state.change({ range })} />}
          {state.isChanged && (
            <Button look="quiet" size="small" onClick={state.reset}>
              {t('list.clear')}
            </Button>
          )}
        </div>
      )}
      {isExporting && isExported(definition.name) && (
        <ExportDialog list={definition.name} asked={state.asked} onClose={() => setExporting(false)} />
      )}
    </header>
  )
}
