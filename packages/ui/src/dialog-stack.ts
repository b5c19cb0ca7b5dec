/** Open dialogs, the top one last. Enter confirms the top one only, and the page scrolls again after the last. */
const stack: HTMLDialogElement[] = []

export function pushDialog(dialog: HTMLDialogElement): void {
  stack.push(dialog)
  document.documentElement.dataset.scrollLocked = ''
}

export function removeDialog(dialog: HTMLDialogElement): void {
  const at = stack.indexOf(dialog)
  if (at >= 0) stack.splice(at, 1)
  if (stack.length === 0) delete document.documentElement.dataset.scrollLocked
}

export const isTopDialog = (dialog: HTMLDialogElement): boolean => stack.at(-1) === dialog
