const MINUTE_MS = 60_000

/** Stakes of the last minute: a catch below them is no gain, and is not celebrated (rooms.md 2.9). */
export class Takings {
  #stakes: { atMs: number; units: number }[] = []

  staked(units: number, atMs: number): void {
    this.#stakes.push({ atMs, units })
  }

  isGain(units: number, atMs: number): boolean {
    this.#stakes = this.#stakes.filter(stake => stake.atMs > atMs - MINUTE_MS)
    return units > this.#stakes.reduce((sum, stake) => sum + stake.units, 0)
  }
}
