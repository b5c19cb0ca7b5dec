import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import classes from './modal.module.css'
import { isTopModal, pushModal, removeModal } from './modal-stack.ts'
import { useDrag } from './use-drag.ts'

/** A standard modal where nothing else is asked for: 200 by 200 at least, opened after 100 ms, moved by its title. */
export const modalDefaults = { minSizePx: 200, delayMs: 100, draggable: true } as const

export interface ModalProps {
  title: string
  closeLabel: string
  /** Told by the close control. Without it there is none, and the modal stays until its owner takes it away. */
  onClose?: (() => void) | undefined
  /** Enter anywhere but in a text area or on another control. */
  onConfirm?: (() => void) | undefined
  /** A click beside the modal closes it, and so does Escape. Off, only the close control does. */
  closesOutside?: boolean
  /** Without a width the modal is as wide as its content. */
  widthPx?: number
  draggable?: boolean
  testId?: string
  /** Buttons at the lower right, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** The first field, or the modal itself, so that Enter confirms; never the close control. */
function focusInside(modal: HTMLDialogElement): void {
  const field = modal.querySelector<HTMLElement>('input:not([type="search"]), textarea, select')
  ;(field ?? modal).focus({ preventScroll: true })
}

/** What is only read and does not fit is scrolled by keys too, so it takes the focus. */
function focusableWhereItScrolls(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
}

/** A window over the page that keeps the focus, a sheet from below on phones. It opens by being rendered. */
export function Modal(props: ModalProps) {
  const { title, closeLabel, onClose, onConfirm, closesOutside = false, widthPx, testId, actions, children } = props
  const { draggable = modalDefaults.draggable } = props
  const ref = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const drag = useDrag(ref)

  useEffect(() => {
    const modal = ref.current
    if (!modal) return
    const before = document.activeElement
    const timer = setTimeout(() => {
      modal.showModal()
      focusableWhereItScrolls(body.current)
      focusInside(modal)
      pushModal(modal)
    }, modalDefaults.delayMs)
    return () => {
      clearTimeout(timer)
      removeModal(modal)
      modal.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    const { target, currentTarget } = event
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (closesOutside && isTopModal(currentTarget)) onClose?.()
    }
    const onControl = target instanceof Element && target.closest('textarea, button, a, input, select')
    if (event.key === 'Enter' && onConfirm && !onControl && isTopModal(currentTarget)) {
      event.preventDefault()
      onConfirm()
    }
  }

  function onClick(event: MouseEvent<HTMLDialogElement>): void {
    if (closesOutside && event.target === ref.current) onClose?.()
  }

  const size = { '--modal-min': `${modalDefaults.minSizePx}px`, ...(widthPx && { '--modal-width': `${widthPx}px` }) }
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classes.modal}
      style={size as CSSProperties}
      aria-labelledby={titleId}
      data-testid={testId}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={event => event.preventDefault()}
    >
      <div className={classes.inside}>
        <div className={classNames(classes.head, draggable && classes.handle)} {...(draggable ? drag : {})}>
          <h2 id={titleId}>{title}</h2>
          {onClose && <IconButton icon="x" label={closeLabel} onClick={onClose} />}
        </div>
        <div ref={body} className={classNames(classes.body, !actions && classes.last)}>
          {children}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
