import type { PageAssets } from './page-assets.ts'

/*
 * What runs in a page before its modules do. These functions stand in it as text, so each is whole by itself: it uses its
 * arguments and the browser, and nothing of this file.
 */

/** Sets the theme before the first paint; the choice lives in local storage. */
export function beforePaint(): void {
  try {
    document.documentElement.dataset.theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark'
  } catch {
    // A browser that keeps nothing gets the dark theme.
  }
}

/**
 * Starts the modules once what is seen has been painted: some time after the page has loaded, when the browser is idle, or
 * at the first touch or key if that is earlier. Their files are fetched side by side and evaluated one a task, so that
 * none blocks for long. Style files that stand inlined get disabled links, by which the loader of parts knows that they need
 * not be fetched.
 *
 * @param restMs how long the browser may draw undisturbed: with few cores, drawing on other threads and scripts on this one
 * make each other late
 * @param timeoutMs a busy browser starts all the same, this long after its rest
 * @param isUrgent the page is to show what only its script can: it starts with the first paint
 */
export function afterPaint(
  { entry, scripts, styles }: Omit<PageAssets, 'fonts'>,
  { nonce, restMs, timeoutMs, isUrgent }: { nonce: string; restMs: number; timeoutMs: number; isUrgent: boolean },
): void {
  let begun = false
  const link = (parts: object) => document.head.append(Object.assign(document.createElement('link'), parts))
  const start = async () => {
    if (begun) return
    begun = true
    for (const href of scripts) link({ rel: 'modulepreload', href, nonce })
    for (const href of styles) link({ disabled: true, rel: 'stylesheet', href })
    for (const href of [...scripts, entry]) {
      await import(href)
      await new Promise(done => setTimeout(done))
    }
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(type, start, { once: true, passive: true, capture: true })
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: timeoutMs }) : void start()
  if (isUrgent) requestAnimationFrame(() => setTimeout(start))
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(whenIdle, restMs)))
}

/**
 * Holds what a visitor does before the page is taken over, and does it then: text that was typed, or filled in by the
 * browser, reaches the fields' handlers, and the last press on a button follows. Some parts are taken over later than the
 * whole, when their code has come; a press there waits as well.
 */
export function holdInput(): void {
  let pressed: HTMLButtonElement | null = null
  let isRetyped = false
  // React notes its handlers on an element once it has taken it over. It passes over presses that come before.
  const isTakenOver = (button: Element) => Object.keys(button).some(key => key.startsWith('__reactProps$'))
  const press = () => {
    if (!pressed?.isConnected) pressed = null
    else if (!isRetyped || !isTakenOver(pressed)) requestAnimationFrame(press)
    else {
      const button = pressed
      pressed = null
      button.click()
    }
  }
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || (isRetyped && isTakenOver(button))) return
    if (!pressed) requestAnimationFrame(press)
    pressed = button
    event.preventDefault()
    event.stopPropagation()
  }
  const retype = (input: HTMLInputElement, value: string) => {
    const tell = () => input.dispatchEvent(new Event('input', { bubbles: true }))
    // Parts of the page are taken over later than the whole, or at the first event that concerns them.
    tell()
    input.value = ''
    // React passes over an event whose value it has seen set; what is set by way of the class it does not see.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    tell()
  }
  addEventListener('click', hold, true)
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    // All are read first: at the first event a form writes into its fields what it knows of them.
    const filled = [...document.querySelectorAll('input')].filter(input => input.value !== input.defaultValue)
    const typed = filled.map(input => [input, input.value] as const)
    for (const [input, value] of typed) retype(input, value)
    setTimeout(() => (isRetyped = true))
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}
