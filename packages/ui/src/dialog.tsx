import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import classes from './dialog.module.css'
import { isTopDialog, pushDialog, removeDialog } from './dialog-stack.ts'
import { useDrag } from './use-drag.ts'

export const dialogDelayMs = 100
export const dialogWidthPx = 400

export interface DialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  /** Enter anywhere but in a text area or on another control. */
  onConfirm?: () => void
  /** A click beside the dialog closes it, and so does Escape. Off, only the close control does. */
  closesOutside?: boolean
  width?: number
  /** Buttons at the lower right, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** The first field, or the dialog itself, so that Enter confirms; never the close control. */
function focusInside(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>('input:not([type="search"]), textarea, select')
  ;(field ?? dialog).focus({ preventScroll: true })
}

/** A modal dialog, a sheet from below on phones. It opens by being rendered. */
export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel,
    onClose,
    onConfirm,
    closesOutside = false,
    width = dialogWidthPx,
    actions,
    children,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const drag = useDrag(ref)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    const timer = setTimeout(() => {
      dialog.showModal()
      focusInside(dialog)
      pushDialog(dialog)
    }, dialogDelayMs)
    return () => {
      clearTimeout(timer)
      removeDialog(dialog)
      dialog.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    const { target, currentTarget } = event
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (closesOutside && isTopDialog(currentTarget)) onClose()
    }
    const onControl = target instanceof Element && target.closest('textarea, button, a, input, select')
    if (event.key === 'Enter' && onConfirm && !onControl && isTopDialog(currentTarget)) onConfirm()
  }

  function onClick(event: MouseEvent<HTMLDialogElement>): void {
    if (closesOutside && event.target === ref.current) onClose()
  }

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classes.dialog}
      style={{ '--dialog-width': `${width}px` } as never}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={event => event.preventDefault()}
    >
      <div className={classes.inside}>
        <div className={classes.head} {...drag}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="x" label={closeLabel} onClick={onClose} />
        </div>
        <div className={classNames(classes.body, !actions && classes.last)}>{children}</div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
