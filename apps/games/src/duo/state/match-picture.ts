import type { MatchView } from '@baize/game-kit/pvp/conduct/view'
import type { SeatedPlayer } from '@baize/game-kit/pvp/frames/server-frames'
import type { GameEvent, MovedBy } from '@baize/game-kit/pvp/match-game'

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>

/** The running match, or the last one until the next is dealt. */
export interface MatchPicture {
  /** The seat's view of the match, kept up with each event. */
  view: MatchView
  /** Those who play it, by its seats. They stay as they are when seats of the table are given anew. */
  players: readonly SeatedPlayer[]
  seeds: string[]
  /** Both choices of a duel that were shown last. */
  shown: EventOf<'shown-dice'> | EventOf<'shown-cards'> | null
  /** Own move that no event has told yet: a card face down, or dice to throw again. */
  sent: { turn: number; card?: number; again?: readonly number[] } | null
  /** The last combination or pass of each seat in this trick. */
  acts: Readonly<Record<number, { kind: 'played' | 'passed'; by: MovedBy }>>
  instantWin: EventOf<'instant-win'> | null
  lastTrick: EventOf<'trick'> | null
}

export const matchPictureOf = (view: MatchView, seeds: string[], seated: readonly SeatedPlayer[]): MatchPicture => ({
  ...{ view, seeds, players: seated.slice(0, view.seats.length) },
  ...{ shown: null, sent: null, acts: {}, instantWin: null, lastTrick: null },
})
