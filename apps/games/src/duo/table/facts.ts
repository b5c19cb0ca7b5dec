import { newestRules } from '@baize/game-kit/pvp/registry'
import type { RoomState } from '../state/room-state.ts'

/** A seat's hold for a hand, in units. */
export function heldOf({ table }: Pick<RoomState, 'table'>): number {
  return table ? newestRules(table.game).definition.heldStakes * table.stake : 0
}

/** The cost of leaving now: all of the stake in a running duel, at most the hold in a running hand, nothing between hands. */
export function leaveCost(room: RoomState): { kind: 'free' | 'forfeit' | 'played-on'; units: number } {
  const { match, table } = room
  if (!match || match.view.end || !table) return { kind: 'free', units: 0 }
  return { kind: newestRules(table.game).isDuel ? 'forfeit' : 'played-on', units: heldOf(room) }
}
