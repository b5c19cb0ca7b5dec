/** Of what a page hears, so much counts here: that a network came back, and that somebody looks at the page again. */
export interface PageEvents {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly hidden: boolean }
}

interface LineWatchInput {
  /** The other side says something at least so often. */
  beatMs: number
  /** The line counts as dead: it is to be opened anew, and what it tells is to be read again. */
  dead(): void
  /** Asks for a word, where the other side can be asked. */
  ask?(): void
}

/** A word that was asked for comes within this time, or the line is dead. */
const answerMs = 3_000
const looksABeat = 4

/**
 * Watches a line that may die without a word, as that of a phone does which changes networks: nothing arrives any more, and nothing
 * says so. One that is silent for two beats is dead, so is each one when a network comes back, and one that does not answer when its
 * page is looked at again. Every line of a page is watched by this.
 */
export class LineWatch {
  readonly #input: LineWatchInput
  readonly #page: PageEvents
  #heardAtMs = 0
  #looking: ReturnType<typeof setInterval> | undefined
  #answering: ReturnType<typeof setTimeout> | undefined

  constructor(input: LineWatchInput, page: PageEvents = { window, document }) {
    this.#input = input
    this.#page = page
  }

  /** A line was opened; it is watched until `end`. */
  begin(): void {
    this.end()
    this.heard()
    const { beatMs } = this.#input
    this.#looking = setInterval(() => this.#isSilentFor(2 * beatMs) && this.#dead(), beatMs / looksABeat)
    this.#page.window.addEventListener('online', this.#online)
    this.#page.document.addEventListener('visibilitychange', this.#looked)
  }

  /** Something came. */
  heard(): void {
    this.#heardAtMs = performance.now()
    clearTimeout(this.#answering)
  }

  end(): void {
    clearInterval(this.#looking)
    clearTimeout(this.#answering)
    this.#page.window.removeEventListener('online', this.#online)
    this.#page.document.removeEventListener('visibilitychange', this.#looked)
  }

  #isSilentFor(ms: number): boolean {
    return performance.now() - this.#heardAtMs > ms
  }

  readonly #online = (): void => this.#dead()

  /** Timers may have slept while the page was hidden. */
  readonly #looked = (): void => {
    const { beatMs, ask } = this.#input
    if (this.#page.document.hidden) return
    if (!ask) return void (this.#isSilentFor(beatMs) && this.#dead())
    ask()
    clearTimeout(this.#answering)
    this.#answering = setTimeout(() => this.#dead(), answerMs)
  }

  #dead(): void {
    this.end()
    this.#input.dead()
  }
}
