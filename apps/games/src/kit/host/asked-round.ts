/** A uuid, after a letter for tickets of fish and older matches of members; newer matches have 22 letters in its place. */
const roundId = /^(?:(?:[mf]:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|m:[\w-]{22})$/

/** The round, or the slip, whose verification the page around asked for when it opened the game. It is opened once. */
export class AskedRound {
  #id: string | null

  constructor() {
    const asked = new URLSearchParams(location.hash.slice(1)).get('round') ?? ''
    this.#id = roundId.test(asked) ? asked : null
  }

  /** True until it is taken, where one was asked for. */
  get waits(): boolean {
    return this.#id !== null
  }

  /** Null where none waits. */
  take(): string | null {
    const taken = this.#id
    this.#id = null
    return taken
  }
}
