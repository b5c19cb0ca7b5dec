import { mostTicked } from '@baize/api/schemas/operator/selections/bulk-acts'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import classes from './bulk.module.css'
import type { BulkAct } from './bulk-act.ts'
import { BulkDialog, type BulkRows } from './bulk-dialog.tsx'
import type { Ticks } from './use-ticks.ts'

interface Props {
  list: BulkRows['list']
  acts: readonly BulkAct[]
  ticks: Ticks
  /** Ids of the rows that are ticked. */
  ids: string[]
  /** Query of the list. */
  asked: Record<string, string | undefined>
  /** Rows that match, and if they were counted one by one. */
  about: { count: number; exact: boolean } | null
}

/** Stands above a list while rows of it are ticked: how many, all that match, and the acts on them. */
export function BulkBar({ list, acts, ticks, ids, asked, about }: Props) {
  const t = useText()
  // With the rows that it was opened for: what is done to them may take them off the list.
  const [opened, setOpened] = useState<{ act: BulkAct; rows: BulkRows } | null>(null)
  const count = ids.length
  const isTooMany = !ticks.isAll && count > mostTicked
  const query = new URLSearchParams(Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1])))
  const rows = { list, query: query.toString(), ...(ticks.isAll ? {} : { ids }) }
  const bar = (count > 0 || ticks.isAll) && (
    <div className={classes.bar} role="group" aria-label={t('bulk.bar')}>
      <strong aria-live="polite">
        {isTooMany
          ? t('bulk.tooMany', { most: mostTicked })
          : ticks.isAll
            ? t('bulk.allChosen')
            : t('bulk.chosen', { count })}
      </strong>
      {!ticks.isAll && about && about.count > count && (
        <Button size="small" onClick={ticks.all}>
          {t(about.exact ? 'bulk.all' : 'bulk.allAbout', { count: about.count })}
        </Button>
      )}
      <span className={classes.acts}>
        {acts.map(each => (
          <Button key={each.operation} size="small" disabled={isTooMany} onClick={() => setOpened({ act: each, rows })}>
            {t(each.title)}
          </Button>
        ))}
        <Button size="small" look="quiet" onClick={ticks.clear}>
          {t('bulk.none')}
        </Button>
      </span>
    </div>
  )
  return (
    <>
      {bar}
      {opened && <BulkDialog {...opened} onClose={() => setOpened(null)} onDone={ticks.clear} />}
    </>
  )
}
