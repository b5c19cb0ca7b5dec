/** Of a key while an input method composes: it belongs to the method, which tells its text when it is done. */
const isComposed = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // Some browsers end the composition before the key that ended it, and mark that one by its code alone.
  isComposing || keyCode === 229

const kinds = ['keydown', 'keyup'] as const

/**
 * Lets no handler of the page read keys while an input method composes: the Enter that confirms a word must open no page, and its
 * arrows choose among words. The text field itself works as ever. To be called once, before any handler is there.
 */
export function ignoreComposedKeys(page: Pick<EventTarget, 'addEventListener'> = window): void {
  const ignore = (event: Event): void => {
    if (isComposed(event as KeyboardEvent)) event.stopImmediatePropagation()
  }
  for (const kind of kinds) page.addEventListener(kind, ignore, { capture: true })
}
