import { classNames } from '@baize/ui/class-names.ts'
import type { CSSProperties } from 'react'

export interface Action {
  label: string
  isOpen: boolean
  /** How long the next round still rests. */
  restMs?: number
  /** Takes money off the table. */
  isCash?: boolean
}

/** The one large button: it bets, and takes the money while a round goes on. */
export function ActionButton({ action, onPress }: { action: Action; onPress: () => void }) {
  const { label, isOpen, restMs = 0, isCash } = action
  const rests = isOpen && restMs > 0
  return (
    <button
      type="button"
      className={classNames('action', isCash && 'is-cash', rests && 'is-resting')}
      aria-disabled={!isOpen || rests}
      style={{ '--rest': `${restMs}ms` } as CSSProperties}
      onClick={onPress}
    >
      {label}
    </button>
  )
}
