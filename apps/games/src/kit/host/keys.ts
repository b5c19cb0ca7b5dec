/** Whatever owns the large button. */
export interface PressTarget {
  owns(target: EventTarget | null): boolean
}

const spinKeys = [' ', 'Enter']

/** Space and Enter spin unless they belong to another control. A key that is held down is one press. */
export function listenForPresses(panel: PressTarget, press: () => void): void {
  document.addEventListener('keydown', event => {
    if (!spinKeys.includes(event.key) || !isForSpin(event.target, panel)) return
    event.preventDefault()
    if (!event.repeat) press()
  })
  // The button's own reaction to these keys is a click at key-up, which would be a second press.
  document.addEventListener('keyup', event => {
    if (spinKeys.includes(event.key) && panel.owns(event.target)) event.preventDefault()
  })
}

function isForSpin(target: EventTarget | null, panel: PressTarget): boolean {
  if (panel.owns(target)) return true
  if (document.querySelector('dialog[open]')) return false
  return !(target instanceof Element && target.closest('a, button, input, select, textarea, summary'))
}
