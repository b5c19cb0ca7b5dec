import { type RefObject, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import classes from './day-button.module.css'
import type { DayCalendarProps } from './day-calendar.tsx'
import { LateIcon } from './late-icon.tsx'
import popup from './popup.module.css'
import { ErrorState, Skeleton } from './states.tsx'
import type { DayWords } from './use-day-input.ts'
import { usePopup } from './use-popup.ts'

type Calendar = typeof import('./day-calendar.tsx').default

export type DayButtonProps = DayCalendarProps & {
  words: DayWords
  /** What is chosen, such as the days of a record. */
  label: string
  /** The field that the calendar opens beside. */
  anchor: RefObject<HTMLElement | null>
  className?: string | undefined
}

/** Opens the calendar, which is loaded with the first press. Choosing closes it and gives the focus back. */
export function DayButton({ label, anchor, className, ...calendar }: DayButtonProps) {
  const { words } = calendar
  const button = useRef<HTMLButtonElement>(null)
  const { id, isOpen, panel, hide } = usePopup(anchor)
  const [Calendar, setCalendar] = useState<{ Part: Calendar } | null>(null)
  const [failed, setFailed] = useState(false)

  const load = (): void => {
    if (Calendar) return
    setFailed(false)
    import('./day-calendar.tsx').then(
      ({ default: Part }) => setCalendar({ Part }),
      () => setFailed(true),
    )
  }
  const closing =
    <T,>(onChoose: (chosen: T) => void) =>
    (chosen: T): void => {
      hide()
      button.current?.focus()
      onChoose(chosen)
    }
  const shown: DayCalendarProps = calendar.range
    ? { ...calendar, onChoose: closing(calendar.onChoose) }
    : { ...calendar, onChoose: closing(calendar.onChoose) }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`${words.open}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
        className={classNames(classes.button, className)}
        onClick={load}
      >
        <LateIcon name="calendar-days" size={18} />
      </button>
      <div {...panel} role="dialog" aria-label={label} className={popup.panel}>
        <p className={popup.name} aria-hidden="true">
          {label}
        </p>
        {isOpen && Calendar && <Calendar.Part {...shown} />}
        {!Calendar && !failed && <Skeleton className={classes.blank ?? ''} />}
        {failed && <ErrorState title={words.failed} retryLabel={words.retry} onRetry={load} />}
      </div>
    </>
  )
}
