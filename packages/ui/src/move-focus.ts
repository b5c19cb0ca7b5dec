import type { KeyboardEvent } from 'react'

const focusable = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]'

/** Moves the focus among what a list or menu holds: arrows go on and round, Home and End to the ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined || items.length === 0) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
