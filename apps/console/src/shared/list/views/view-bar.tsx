import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useWidth } from '../../page/use-width.ts'
import type { ListView } from '../list-definition.ts'
import type { ListState } from '../use-list-state.ts'
import { SaveView } from './save-view.tsx'
import { useViews } from './use-views.ts'
import classes from './view-bar.module.css'

/** Views that come with the list, those that somebody kept, and the way to keep what is shown now. */
export function ViewBar({ builtIn, state }: { builtIn: readonly ListView[]; state: ListState }) {
  const t = useText()
  const kept = useViews().data?.list ?? []
  const [isSaving, setSaving] = useState(false)
  const shown = kept.find(({ id }) => state.isShowing(id))
  const bar = useRef<HTMLDivElement>(null)
  const [widthPx, current] = [useWidth(bar), shown?.id ?? state.view?.id]
  // The bar scrolls where it has little room, such as beside an open row.
  useEffect(() => {
    if (widthPx === null || current === undefined) return
    bar.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [widthPx, current])
  if (builtIn.length === 0 && kept.length === 0 && !state.isChanged) return null
  return (
    <div ref={bar} className={classes.bar} role="group" aria-label={t('list.views')}>
      {builtIn.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={!shown && state.view?.id === id}
          className={classNames(classes.view, !shown && state.view?.id === id && classes.current)}
          onClick={() => state.showView(id)}
        >
          {t(title)}
        </button>
      ))}
      {kept.map(({ id, name, state: search, owner, isOwn }) => (
        <button
          key={id}
          type="button"
          title={isOwn ? undefined : t('views.of', { owner })}
          aria-pressed={shown?.id === id}
          className={classNames(classes.view, shown?.id === id && classes.current)}
          onClick={() => state.showKept(id, search)}
        >
          {name}
        </button>
      ))}
      {(state.isChanged || shown?.isOwn) && (
        <Button size="small" look="quiet" onClick={() => setSaving(true)}>
          {t('views.save')}
        </Button>
      )}
      {isSaving && (
        <SaveView
          state={state}
          known={kept.filter(({ isOwn }) => isOwn)}
          shown={shown}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}
