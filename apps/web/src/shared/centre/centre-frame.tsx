import { IconButton } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import type { LateIconName } from '@baize/ui/late-icon.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { isTopModal, pushModal, removeModal } from '@baize/ui/modal-stack.ts'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import classes from './centre-frame.module.css'
import { CentreMenu } from './centre-menu.tsx'

export interface CentreEntry {
  name: string
  icon: LateIconName
  text: string
  /** What waits there; nothing is shown at 0. */
  count: number
}

export interface CentreFrameProps {
  testId: string
  /** Names the menu. */
  label: string
  /** Of the page that is open. */
  title: string
  /** Null until it is known which there are: there is no menu before. */
  entries: CentreEntry[] | null
  active: string
  /** On a phone menu and page take turns. */
  onMenu: boolean
  onChoose: (name: string) => void
  onBack: () => void
  onClose: () => void
  onSignOut: (() => void) | undefined
  /** Stands on top of the menu. */
  head: ReactNode
  /** The accent of a centre that is not the member's own. */
  tone?: 'agent'
  children: ReactNode
}

/** The focus begins at the open page's entry of the menu; at its title on a phone, where no menu stands beside a page. */
function focusPage(frame: HTMLDialogElement): void {
  const entry = frame.querySelector<HTMLElement>('[aria-current="page"]')
  const title = frame.querySelector<HTMLElement>('h2')
  ;(entry?.checkVisibility() ? entry : title)?.focus({ preventScroll: true })
}

/** A house of pages over the site: menu and page side by side, on a phone one after the other. */
export function CentreFrame(props: CentreFrameProps) {
  const { testId, title, onMenu, active, tone, onBack, onClose, children } = props
  const t = useText()
  const ref = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const before = document.activeElement
    frame.showModal()
    focusPage(frame)
    pushModal(frame)
    return () => {
      removeModal(frame)
      frame.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    content.current?.scrollTo(0, 0)
  }, [active, onMenu])

  return (
    <dialog
      ref={ref}
      className={classNames(classes.frame, onMenu && classes.onMenu)}
      aria-labelledby={titleId}
      data-testid={testId}
      data-tone={tone}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isTopModal(event.currentTarget)) return
        event.preventDefault()
        onClose()
      }}
      onCancel={event => event.preventDefault()}
    >
      <div className={classes.inside}>
        <CentreMenu {...props} />
        <section className={classes.page} aria-labelledby={titleId}>
          <header className={classes.head}>
            <IconButton
              icon={<LateIcon name="arrow-left" />}
              label={t('centre.menu')}
              className={classes.back}
              onClick={onBack}
            />
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="x" label={t('action.close')} onClick={onClose} />
          </header>
          <div ref={content} className={classes.content}>
            {children}
          </div>
        </section>
      </div>
    </dialog>
  )
}
