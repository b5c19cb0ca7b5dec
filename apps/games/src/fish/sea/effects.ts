import type { Place, PreyName, SeatNumber } from '@baize/game-kit/fish/index'

/** Something that is seen for a while and changes nothing. Places are of the world, times of the page. */
export type Effect = { atMs: number } & (
  | { kind: 'flash'; seat: SeatNumber; turn: number }
  | { kind: 'net'; at: Place; seat: SeatNumber; level: number }
  | {
      kind: 'caught'
      at: Place
      turn: number
      prey: PreyName
      seat: SeatNumber
      /** Amount at it: an own one in money, or a number of bullets. */
      text: string
      /** Coins that fly to the cannon; none for a catch that is no gain. */
      coins: number
      /** Prize in bullets. */
      prize: number
      isOwn: boolean
    }
  | { kind: 'sum'; at: Place; text: string }
  | { kind: 'bomb'; at: Place }
  | { kind: 'chain'; from: Place; to: Place[] }
  | { kind: 'laser'; seat: SeatNumber; angle: number }
  | { kind: 'tide' }
)

/** How long each is seen, in milliseconds. */
export const LASTS_MS: Readonly<Record<Effect['kind'], number>> = {
  ...{ flash: 140, net: 420, caught: 1_700, sum: 1_800, bomb: 900, chain: 900, laser: 900, tide: 3_200 },
}
