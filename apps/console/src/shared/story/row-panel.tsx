import { IconButton } from '@baize/ui/button.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import classes from './row-panel.module.css'

interface Props {
  title: ReactNode
  onClose: () => void
  /** Buttons at the foot, the main one last. */
  acts?: ReactNode
  isLoading?: boolean
  children?: ReactNode
}

/** The story of a row beside its list. Escape and the way back close it. */
export function RowPanel({ title, onClose, acts, isLoading, children }: Props) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={classes.panel}
      aria-label={t('panel.label')}
      onKeyDown={event => {
        if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onClose()
      }}
    >
      <header className={classes.head}>
        <h2>{title}</h2>
        <IconButton icon="x" label={t('panel.close')} onClick={onClose} />
      </header>
      <div className={classes.body}>{isLoading ? <Lines /> : children}</div>
      {acts && <footer className={classes.acts}>{acts}</footer>}
    </aside>
  )
}

const Lines = () => (
  <>
    <Skeleton className={classes.line ?? ''} />
    <Skeleton className={classes.block ?? ''} />
    <Skeleton className={classes.block ?? ''} />
  </>
)
