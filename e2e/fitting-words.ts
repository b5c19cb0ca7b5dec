/**
 * Words in view that do not fit where they stand: cut off, out of the box that holds them, or broken in their middle. Runs in a page,
 * so that it needs nothing from around it.
 */
export function wordsThatDoNotFit(): string[] {
  const boxes = 'button, a, li, td, th, dd, dt, .spot, p, h1, h2, h3, label, summary'
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  /** What scrolls, or is laid over the page, stands where its panel does not say. */
  const standsElsewhere = (element: Element | null, until: Element): boolean => {
    if (element === null) return false
    const { overflowY, position } = getComputedStyle(element)
    if (['auto', 'scroll', 'hidden', 'clip'].includes(overflowY) || ['fixed', 'absolute'].includes(position))
      return true
    return element !== until && standsElsewhere(element.parentElement, until)
  }
  /** Texts of an element itself, each with where it stands. */
  const textsOf = (element: Element) =>
    [...element.childNodes].flatMap(node => (node instanceof Text && node.data.trim() !== '' ? [node] : []))
  const rectsOf = (node: Text, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()]
  }
  const isCut = (element: HTMLElement) =>
    element.clientWidth > 0 &&
    element.scrollWidth > element.clientWidth + 1 &&
    getComputedStyle(element).display !== 'inline'
  const isOut = (element: Element, node: Text) => {
    const box = element.closest(boxes)?.getBoundingClientRect()
    return (
      box !== undefined &&
      rectsOf(node, 0, node.length).some(({ left, right }) => right > box.right + 1 || left < box.left - 1)
    )
  }
  /** A panel that is lower than what stands in it lets words hang over its edges. */
  const hangsOut = (element: Element, node: Text) => {
    const panel = element.closest('.panel')
    if (!panel || standsElsewhere(element, panel)) return false
    const box = panel.getBoundingClientRect()
    // One whose parts are laid by the page around it has no box of its own.
    if (box.height === 0) return false
    return rectsOf(node, 0, node.length).some(({ top, bottom }) => bottom > box.bottom + 1 || top < box.top - 1)
  }
  /** A word of one script that is written with spaces stands in two lines. */
  const isBroken = (node: Text) =>
    [...node.data.matchAll(/[\p{Script=Latin}\p{M}]{4,}/gu)].some(({ index, 0: word }) => {
      const tops = rectsOf(node, index, index + word.length).map(({ top }) => Math.round(top))
      return Math.max(...tops) - Math.min(...tops) > 4
    })
  return [...document.querySelectorAll<HTMLElement>('main *, body > div *')]
    .filter(
      element =>
        isShown(element) &&
        !element.closest('.unseen, .ticker, [inert], svg') &&
        !scrolls(element.closest('.roads-body, .tabs')),
    )
    .flatMap(element => {
      const texts = textsOf(element)
      if (texts.length === 0) return []
      const faults = [
        ...(isCut(element) && !scrolls(element) ? ['cut'] : []),
        ...(texts.some(text => isOut(element, text)) ? ['out of its box'] : []),
        ...(texts.some(text => hangsOut(element, text)) ? ['over the edge of its panel'] : []),
        ...(texts.some(isBroken) ? ['broken'] : []),
      ]
      return faults.map(
        fault => `${element.className || element.localName} ${fault}: ${element.textContent!.trim().slice(0, 40)}`,
      )
    })
}
