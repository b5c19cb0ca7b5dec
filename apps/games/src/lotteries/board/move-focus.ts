import type { KeyboardEvent } from 'react'

const stepOf: Readonly<Record<string, [across: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Arrow keys move the focus over the buttons of a grid, by what stands beside and below on screen. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOf[event.key]
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (!step || at < 0) return
  event.preventDefault()
  const top = buttons[0]!.offsetTop
  const columns = buttons.filter(button => button.offsetTop === top).length
  buttons[at + step[0] + step[1] * columns]?.focus()
}
