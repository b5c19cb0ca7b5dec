/** Pictures that were asked for lately, in memory: at most so many bytes, and the least recently used goes first. */
export class RecentPictures {
  readonly #mostBytes: number
  readonly #pictures = new Map<string, Buffer>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Buffer | undefined {
    const picture = this.#pictures.get(key)
    if (!picture) return undefined
    // A map keeps the order in which keys came: what is used comes last again.
    this.#pictures.delete(key)
    this.#pictures.set(key, picture)
    return picture
  }

  set(key: string, picture: Buffer): void {
    this.#bytes += picture.length - (this.#pictures.get(key)?.length ?? 0)
    this.#pictures.delete(key)
    this.#pictures.set(key, picture)
    for (const [oldest, { length }] of this.#pictures) {
      if (this.#bytes <= this.#mostBytes) return
      this.#pictures.delete(oldest)
      this.#bytes -= length
    }
  }
}
