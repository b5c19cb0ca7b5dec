import type { SeatedPlayer } from '@baize/game-kit/pvp/frames/server-frames'
import type { Player, ServerFrame } from '../shard/player.ts'
import type { SeatHold } from './money/holds.ts'

/** A place at a table that somebody sits at. */
export interface Seat {
  place: number
  /** Null for a bot of a practice table. */
  player: Player | null
  name: string
  /** Since when the member waits or sits here. */
  since: number
  isReady: boolean
  /** Ready checks in a row that it missed. */
  missed: number
  /** The hold for the seat's next hand. */
  hold: SeatHold | null
  /** The act that asked for a hold whose answer is still to come. */
  asking: { a: number; hold: SeatHold } | null
}

export const newSeat = (place: number, player: Player | null, since: number): Seat => ({
  ...{
    place,
    player,
    since,
    name: player?.name ?? `Bot ${place}`,
    isReady: player === null,
    missed: 0,
    hold: null,
    asking: null,
  },
})

export const shownSeat = ({ place, name, player }: Seat): SeatedPlayer => ({
  ...{ seat: place, name, isBot: player === null },
})

/** Tells every member at some seats the same, which is written out once. */
export const tellAll = (seats: readonly Seat[], frame: ServerFrame): void => {
  const text = JSON.stringify(frame)
  for (const { player } of seats) player?.tellText(text)
}

/** The member of a seat, or the name of its bot. */
export const memberOf = ({ player, name }: Seat): string => player?.member ?? name

/** A hand is over: nothing is put aside any more, and members have to be ready anew. */
export const clearSeat = (seat: Seat): void => {
  Object.assign(seat, { hold: null, asking: null, isReady: seat.player === null })
}
