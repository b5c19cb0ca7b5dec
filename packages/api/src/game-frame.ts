/**
 * Messages between the page that hosts a game and the game in its sandboxed frame (decision 0004).
 * The frame never sees the member's session; the host owns the session clock and the net position.
 */

/** Game to host. */
export type FrameMessage =
  | { kind: 'baize/ready'; gameCode: string }
  /** Shown money after the last answer, in units as a decimal string. */
  | { kind: 'baize/balance'; balanceUnits: string; currency: string }
  /** True while a round is not finished on screen, so that leaving can say so. */
  | { kind: 'baize/round-open'; open: boolean }
  /** Totals of this visit in units, for the net position. */
  | { kind: 'baize/session'; stakedUnits: string; returnedUnits: string; rounds: number }
  | { kind: 'baize/leave' }

/** Host to game. */
export type HostMessage =
  | { kind: 'baize/mute'; muted: boolean }
  | { kind: 'baize/theme'; theme: 'dark' | 'light' }
  | { kind: 'baize/help' }

/** Narrows anything received by postMessage. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  return ['baize/ready', 'baize/balance', 'baize/round-open', 'baize/session', 'baize/leave'].includes(
    String(data.kind),
  )
}
