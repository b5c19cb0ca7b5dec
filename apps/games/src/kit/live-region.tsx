import { createFields } from './picture.ts'

const leastGapMs = 900

/** Says what happened to assistive technology: politely and at most once in 900 ms; errors at once. */
export class Live {
  readonly #said = createFields({ polite: '', urgent: '' })
  #waiting: string | null = null
  #timer: ReturnType<typeof setTimeout> | null = null

  /** Says a sentence; of several within 900 ms the last one counts. */
  say(sentence: string): void {
    this.#waiting = sentence
    if (this.#timer === null) this.#flush()
  }

  warn(sentence: string): void {
    this.#said.tell({ urgent: sentence })
  }

  /** Where it is said. */
  readonly Region = () => {
    const { polite, urgent } = this.#said.use()
    return (
      <div className="unseen">
        <p aria-live="polite" aria-atomic="true">
          {polite}
        </p>
        <p role="alert" aria-atomic="true">
          {urgent}
        </p>
      </div>
    )
  }

  #flush(): void {
    this.#timer = null
    if (this.#waiting === null) return
    this.#said.tell({ polite: this.#waiting })
    this.#waiting = null
    this.#timer = setTimeout(() => this.#flush(), leastGapMs)
  }
}
