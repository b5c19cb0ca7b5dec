import type { FrameMessage, RoundFate } from '@baize/api/game-frame'
import { roundFates } from '@baize/api/game-frame'

/** What the game has told since it was opened. */
export interface Play {
  ready: boolean
  /** Returns of its least and its best bet in percent, where the game has several. */
  returns: { least: string; most: string } | null
  roundOpen: boolean
  /** What becomes of the open round when the page is left; `other` where the game does not say. */
  fate: RoundFate | 'other'
  /** Counts the game's own wishes to be left. */
  leaveAsked: number
  /** Counts its player's wishes to add money. */
  depositAsked: number
  /** The other game that its player chose last, and how often one was chosen. */
  gameAsked: { gameCode: string; times: number } | null
  stakedUnits: bigint
  returnedUnits: bigint
}

/** Before the game said anything. */
export const freshPlay: Play = {
  ready: false,
  returns: null,
  roundOpen: false,
  fate: 'other',
  leaveAsked: 0,
  depositAsked: 0,
  gameAsked: null,
  stakedUnits: 0n,
  returnedUnits: 0n,
}

/** The units of a text; null for what is none. A stranger's game may send anything. */
const unitsIn = (text: unknown): bigint | null =>
  typeof text === 'string' && /^\d{1,18}$/.test(text) ? BigInt(text) : null

const percent = /^\d{1,3}\.\d{2}$/

/** A stranger's game may send anything. */
function returnsOf(told: unknown): Play['returns'] {
  const { least, most } = (told ?? {}) as Record<string, unknown>
  const isPercent = (text: unknown): text is string => typeof text === 'string' && percent.test(text)
  return isPercent(least) && isPercent(most) && least !== most ? { least, most } : null
}

/** What the page knows after one more message. */
export function afterMessage(play: Play, message: FrameMessage): Play {
  switch (message.kind) {
    case 'baize/ready':
      return { ...play, ready: true, returns: returnsOf(message.returns) }
    case 'baize/round-open':
      return { ...play, roundOpen: message.open, fate: roundFates.find(fate => fate === message.fate) ?? 'other' }
    case 'baize/session': {
      const [stakedUnits, returnedUnits] = [unitsIn(message.stakedUnits), unitsIn(message.returnedUnits)]
      return stakedUnits === null || returnedUnits === null ? play : { ...play, stakedUnits, returnedUnits }
    }
    case 'baize/leave':
      return { ...play, leaveAsked: play.leaveAsked + 1 }
    case 'baize/deposit':
      return { ...play, depositAsked: play.depositAsked + 1 }
    case 'baize/open-game':
      return typeof message.gameCode === 'string'
        ? { ...play, gameAsked: { gameCode: message.gameCode, times: (play.gameAsked?.times ?? 0) + 1 } }
        : play
    case 'baize/balance':
    case 'baize/muted':
      return play
  }
}
