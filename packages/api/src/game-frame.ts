/**
 * Messages between the page that hosts a game and the game in its sandboxed frame (decision 0004).
 * The frame never sees the member's session; the host owns the session clock and the net position.
 */

/**
 * What becomes of an open round when its page is left: its bet is not answered yet; it is decided, and a win is paid without
 * the page; it is cashed out for a player who stays away; it stands on every hand; its climb is lost unless the player comes
 * back, or leaves by itself where the player said so.
 */
export const roundFates = ['asked', 'decided', 'cashOut', 'stand', 'climb', 'climbAuto'] as const
export type RoundFate = (typeof roundFates)[number]

/** Game to host. */
export type FrameMessage =
  /** `returns` are the least and the most that a bet of the game gives back on average, in percent with two decimals. */
  | { kind: 'baize/ready'; gameCode: string; returns?: { least: string; most: string } }
  /** Shown money after the last answer, in units as a decimal string. */
  | { kind: 'baize/balance'; balanceUnits: string; currency: string }
  /** True while a round is not finished on screen, so that leaving can say so, and what becomes of it. */
  | { kind: 'baize/round-open'; open: boolean; fate?: RoundFate }
  /** Totals of this visit in units, for the net position. */
  | { kind: 'baize/session'; stakedUnits: string; returnedUnits: string; rounds: number }
  /** The player pressed the game's own sound switch. */
  | { kind: 'baize/muted'; muted: boolean }
  | { kind: 'baize/leave' }
  /** The player wants to add money. */
  | { kind: 'baize/deposit' }
  /** The player chose another game of the house. */
  | { kind: 'baize/open-game'; gameCode: string }

/** Host to game. Told once the game is ready, and whenever it changes. */
export type HostMessage =
  | { kind: 'baize/mute'; muted: boolean }
  | { kind: 'baize/theme'; theme: 'dark' | 'light' }
  /** True where the page shows nothing beside the game, as on phones: the game shows the session clock itself. */
  | { kind: 'baize/screen'; owned: boolean }
  | { kind: 'baize/help' }

const kinds: readonly FrameMessage['kind'][] = [
  'baize/ready',
  'baize/balance',
  'baize/round-open',
  'baize/session',
  'baize/muted',
  'baize/leave',
  'baize/deposit',
  'baize/open-game',
]

/** Narrows anything received by postMessage. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  return kinds.includes(data.kind as FrameMessage['kind'])
}
