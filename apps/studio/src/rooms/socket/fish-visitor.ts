import { decodeUp, readFishFrame } from '@baize/game-kit/fish/index'
import type { SeaLine } from '../fish/sea-line.ts'
import type { FishPlayer } from '../fish/seats/fish-player.ts'
import { takeFrame } from '../fish/seats/take-act.ts'
import { takeUp } from '../fish/seats/take-binary.ts'
import type { RoomKeeper } from '../keeper.ts'
import type { Visitor } from './visitor.ts'

/** Five shots a second with a claim for each, and claims of bullets that fly on. */
const MOST_IN_A_SECOND = 40

/** A page of fish: shots, claims and aims are binary, all else is text. */
export function fishVisitor(keeper: RoomKeeper, player: FishPlayer, line: SeaLine): Visitor {
  return {
    mostInASecond: MOST_IN_A_SECOND,
    take(data) {
      const { sea } = keeper
      if (!sea || sea.players.get(player.key) !== player) return 'kept-elsewhere'
      if (typeof data === 'string') {
        const frame = readFishFrame(data)
        if (!frame) return 'bad'
        if (player.line === line) takeFrame(sea, player, frame)
        return 'taken'
      }
      const frame = decodeUp(data)
      if (!frame) return 'bad'
      if (player.line === line) takeUp(sea, player, frame)
      return 'taken'
    },
    gone: () => keeper.sea?.gone(player, line),
  }
}
