/** Frames that are kept for members who come back (rooms.md 1.3). */
const KEPT = 256

/** The last frames of one player, numbered from 1 without a gap. */
export class FrameRing {
  /** Without their numbers: what a whole table is told is one text for all of its seats. */
  #frames: string[] = []
  #last = 0

  get last(): number {
    return this.#last
  }

  /**
   * Numbers a frame; answers it as it goes over the wire.
   * @param frame one with at least one field, written out
   */
  add(frame: string): string {
    this.#frames.push(frame)
    if (this.#frames.length > KEPT) this.#frames.shift()
    return numbered(frame, ++this.#last)
  }

  /** Frames after the one of a number; null where some are not kept any more, or where there never was such a one. */
  after(have: number): string[] | null {
    const missed = this.#last - have
    if (missed < 0 || missed > this.#frames.length) return null
    return this.#frames.slice(this.#frames.length - missed).map((frame, at) => numbered(frame, have + 1 + at))
  }
}

const numbered = (frame: string, n: number): string => `${frame.slice(0, -1)},"n":${n}}`
