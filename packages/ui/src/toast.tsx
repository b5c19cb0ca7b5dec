import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import classes from './toast.module.css'

export interface ToastMessage {
  id: number
  text: string
  tone: 'good' | 'bad'
}

const shownMs = 4_000
let messages: readonly ToastMessage[] = []
let counter = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function publish(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

/** Says briefly what happened, for four seconds; the pointer over it keeps it. */
export function toast(text: string, tone: ToastMessage['tone'] = 'good'): void {
  counter += 1
  publish([...messages.slice(-2), { id: counter, text, tone }])
  leaveLater(counter)
}

function leaveLater(id: number): void {
  timers.set(
    id,
    setTimeout(() => publish(messages.filter(message => message.id !== id)), shownMs),
  )
}

const hold = (id: number): void => clearTimeout(timers.get(id))
const none: readonly ToastMessage[] = []
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const icons: Record<ToastMessage['tone'], IconName> = { good: 'badge-check', bad: 'triangle-alert' }

/**
 * Where toasts appear; stands once in the page. It lies over all modals: among what lies on top, the last that was shown is
 * the uppermost, so it is shown anew with each toast and each modal that opens.
 */
export function Toasts() {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  )
  const last = shown.at(-1)?.id
  useEffect(() => {
    const stack = ref.current
    const raise = (event?: Event): void => {
      if (!stack || event?.target === stack) return
      stack.hidePopover()
      stack.showPopover()
    }
    // An empty stack is only there so that its first toast is read out: that waits until the page has started.
    const later = last === undefined ? setTimeout(raise) : raise()
    document.addEventListener('toggle', raise, true)
    return () => {
      clearTimeout(later ?? undefined)
      document.removeEventListener('toggle', raise, true)
    }
  }, [last])
  return (
    <div ref={ref} popover="manual" className={classes.stack} role="status" aria-live="polite">
      {shown.map(({ id, text, tone }) => (
        <p key={id} className={classes[tone]} onPointerEnter={() => hold(id)} onPointerLeave={() => leaveLater(id)}>
          <Icon name={icons[tone]} />
          {text}
        </p>
      ))}
    </div>
  )
}
