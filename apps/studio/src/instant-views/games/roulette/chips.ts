import type { SpotStake } from '@baize/game-kit/instant/roulette/definition'

/** The chips on the table, in the order in which they were placed. */
export class Chips {
  #placed: SpotStake[] = []
  #last: SpotStake[] = []
  readonly #mostUnits: number
  readonly #mostSpots: number

  constructor(mostUnits: number, mostSpots: number) {
    this.#mostUnits = mostUnits
    this.#mostSpots = mostSpots
  }

  /** Lays a chip down, or answers which limit of the table it is beyond. */
  place(spot: string, stakeUnits: number): 'units' | 'spots' | null {
    const isNew = !this.#placed.some(placed => placed.spot === spot)
    if (this.totalUnits + stakeUnits > this.#mostUnits) return 'units'
    if (isNew && this.bySpot().size >= this.#mostSpots) return 'spots'
    this.#placed.push({ spot, stakeUnits })
    return null
  }

  undo(): void {
    this.#placed.pop()
  }

  clear(): void {
    this.#placed = []
  }

  /** Keeps what lies now for a repeat. */
  keep(): void {
    this.#last = [...this.#placed]
  }

  repeat(): void {
    this.#placed = [...this.#last]
  }

  restore(spots: readonly SpotStake[]): void {
    this.#placed = [...spots]
  }

  get canRepeat(): boolean {
    return this.#last.length > 0
  }

  get totalUnits(): number {
    return this.#placed.reduce((sum, { stakeUnits }) => sum + stakeUnits, 0)
  }

  bySpot(): Map<string, number> {
    const sums = new Map<string, number>()
    for (const { spot, stakeUnits } of this.#placed) sums.set(spot, (sums.get(spot) ?? 0) + stakeUnits)
    return sums
  }
}
