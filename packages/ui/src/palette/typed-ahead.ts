/** Keeps what is typed for a field that is not there yet. */
export class TypedAhead {
  #text = ''
  #stop: (() => void) | null = null
  /** The field is there, and takes its keys itself. */
  #isTaken = false

  begin(): void {
    if (this.#stop || this.#isTaken) return
    this.#text = ''
    const keep = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') this.#text = this.#text.slice(0, -1)
      else if (event.key.length === 1) this.#text += event.key
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', keep)
    this.#stop = () => window.removeEventListener('keydown', keep)
  }

  /** What was typed until now; the field takes keys itself from here on. */
  take(): string {
    this.#stop?.()
    this.#stop = null
    this.#isTaken = true
    return this.#text
  }

  /** The field is gone. */
  free(): void {
    this.#isTaken = false
  }
}
