/** A dependency on a later domain: that one gives it while the domains are made, before any call. */
export class Port<T> {
  readonly #name: string
  #given: T | null = null

  constructor(name: string) {
    this.#name = name
  }

  give(what: T): void {
    this.#given = what
  }

  /** @throws Error where the wiring has forgotten to give it */
  get(): T {
    if (this.#given === null) throw new Error(`nobody gave ${this.#name}`)
    return this.#given
  }
}
