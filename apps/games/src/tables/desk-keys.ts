import type { TableDesk } from './desk.ts'

interface KeyCalls {
  /** Roads as text. */
  roads(): void
  help(): void
}

/** Keys of the table: 1-6 chips, Backspace undo, D double, R repeat, C confirm, H roads as text, ? help. */
export function listenForKeys(desk: TableDesk, { roads, help }: KeyCalls): void {
  const acts: Readonly<Record<string, () => void>> = {
    backspace: () => desk.undo(),
    d: () => desk.double(),
    r: () => desk.repeat(),
    c: () => void desk.confirm(),
    h: roads,
    '?': help,
    ...Object.fromEntries(Array.from({ length: 6 }, (_, place) => [String(place + 1), () => desk.chooseChipAt(place)])),
  }
  document.addEventListener('keydown', event => {
    const { target, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest('input, select, textarea')) return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
}
