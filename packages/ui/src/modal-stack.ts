/** Open modals, the top one last. Enter confirms the top one only, and the page scrolls again after the last. */
const stack: HTMLDialogElement[] = []

export function pushModal(modal: HTMLDialogElement): void {
  const page = document.documentElement
  if (stack.length === 0) page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
  stack.push(modal)
  page.dataset.scrollLocked = ''
}

export function removeModal(modal: HTMLDialogElement): void {
  const at = stack.indexOf(modal)
  if (at >= 0) stack.splice(at, 1)
  if (stack.length === 0) delete document.documentElement.dataset.scrollLocked
}

export const isTopModal = (modal: HTMLDialogElement): boolean => stack.at(-1) === modal
