/** Frames that are kept for whoever comes back (rooms.md 1.3). */
const KEPT = 256

/** The last frames of one player, numbered from 1 without a gap. */
export class FrameRing {
  #texts: string[] = []
  #last = 0

  get last(): number {
    return this.#last
  }

  /**
   * Numbers a frame; answers it as it goes over the wire.
   * @param frame one with at least one field, written out
   */
  add(frame: string): string {
    const text = `${frame.slice(0, -1)},"n":${++this.#last}}`
    this.#texts.push(text)
    if (this.#texts.length > KEPT) this.#texts.shift()
    return text
  }

  /** Frames after the one of a number; null where some are not kept any more, or where there never was such a one. */
  after(have: number): string[] | null {
    const missed = this.#last - have
    return missed < 0 || missed > this.#texts.length ? null : this.#texts.slice(this.#texts.length - missed)
  }
}
