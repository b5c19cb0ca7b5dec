import type { Beat } from './beats.ts'

/**
 * Gives the beats of a round to whoever shows it when their time has come. Time is handed in, so a hidden page simply
 * hands in none and the round goes on where it was.
 */
export class Player {
  readonly #perform: (beat: Beat) => void
  #beats: readonly Beat[] = []
  #next = 0
  #nowMs = 0

  constructor(perform: (beat: Beat) => void) {
    this.#perform = perform
  }

  get isPlaying(): boolean {
    return this.#next < this.#beats.length
  }

  /** Starts a plan whose press was `sinceMs` ago. */
  play(beats: readonly Beat[], sinceMs = 0): void {
    this.#beats = beats
    this.#next = 0
    this.#nowMs = sinceMs
    this.advance(0)
  }

  advance(elapsedMs: number): void {
    this.#nowMs += elapsedMs
    for (let beat = this.#beats[this.#next]; beat && beat.atMs <= this.#nowMs; beat = this.#beats[this.#next]) {
      this.#next++
      this.#perform(beat)
    }
  }
}
