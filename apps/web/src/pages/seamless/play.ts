import type { FrameMessage } from '@baize/api/game-frame'

/** What the game has told since it was opened. */
export interface Play {
  ready: boolean
  roundOpen: boolean
  /** Counts the game's own wishes to be left. */
  leaveAsked: number
  stakedUnits: bigint
  returnedUnits: bigint
}

/** Before the game said anything. */
export const freshPlay: Play = { ready: false, roundOpen: false, leaveAsked: 0, stakedUnits: 0n, returnedUnits: 0n }

/** What the page knows after one more message. */
export function afterMessage(play: Play, message: FrameMessage): Play {
  switch (message.kind) {
    case 'baize/ready':
      return { ...play, ready: true }
    case 'baize/round-open':
      return { ...play, roundOpen: message.open }
    case 'baize/session':
      return { ...play, stakedUnits: BigInt(message.stakedUnits), returnedUnits: BigInt(message.returnedUnits) }
    case 'baize/leave':
      return { ...play, leaveAsked: play.leaveAsked + 1 }
    case 'baize/balance':
      return play
  }
}
