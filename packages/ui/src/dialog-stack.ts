/** Open dialogs, the top one last. Enter confirms the top one only, and the page scrolls again after the last. */
const stack: HTMLDialogElement[] = []

export function pushDialog(dialog: HTMLDialogElement): void {
  const page = document.documentElement
  if (stack.length === 0) page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
  stack.push(dialog)
  page.dataset.scrollLocked = ''
}

export function removeDialog(dialog: HTMLDialogElement): void {
  const at = stack.indexOf(dialog)
  if (at >= 0) stack.splice(at, 1)
  if (stack.length === 0) delete document.documentElement.dataset.scrollLocked
}

export const isTopDialog = (dialog: HTMLDialogElement): boolean => stack.at(-1) === dialog
