/** Frames that are kept for members who come back (rooms.md 1.3). */
const KEPT = 256

/** The last frames of one player, numbered from 1 without a gap. */
export class FrameRing {
  /** Without their numbers: what a whole table is told is one text for all of its seats. Frame n lies at n modulo their most. */
  readonly #frames: string[] = []
  #last = 0

  get last(): number {
    return this.#last
  }

  /**
   * Numbers a frame; answers it as it goes over the wire.
   * @param frame one with at least one field, written out
   */
  add(frame: string): string {
    const n = ++this.#last
    this.#frames[n % KEPT] = frame
    return numbered(frame, n)
  }

  /** Frames after the one of a number, to the last or to that of another; null where some are not kept any more, or never were. */
  after(have: number, last = this.#last): string[] | null {
    if (have > last || last > this.#last || have < this.#last - KEPT) return null
    return Array.from({ length: last - have }, (_, at) =>
      numbered(this.#frames[(have + 1 + at) % KEPT]!, have + 1 + at),
    )
  }
}

const numbered = (frame: string, n: number): string => `${frame.slice(0, -1)},"n":${n}}`
