import { readClientFrame } from '@baize/game-kit/pvp/frames/client-frames'
import type { RoomKeeper } from '../keeper.ts'
import type { Line, Player } from '../shard/player.ts'
import type { Visitor } from './visitor.ts'

/** rooms.md 4.1. */
const MOST_IN_A_SECOND = 20

/** A page at a table of members. */
export function matchVisitor(keeper: RoomKeeper, player: Player, line: Line): Visitor {
  return {
    mostInASecond: MOST_IN_A_SECOND,
    take(data) {
      const frame = typeof data === 'string' ? readClientFrame(data) : null
      if (!frame || frame.kind === 'hello') return 'bad'
      const { shard } = keeper
      // A player whose newer page speaks for it, or whose rooms are kept elsewhere, is not heard here.
      if (!shard || shard.players.get(player.member) !== player) return 'kept-elsewhere'
      if (player.line === line) shard.take(player, frame)
      return 'taken'
    },
    gone: () => keeper.shard?.gone(player, line),
  }
}
