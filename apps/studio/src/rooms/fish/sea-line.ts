/** The connection that a player's frames go to. */
export interface SeaLine {
  send(data: string | Uint8Array): void
  /** @param code a close code of rooms.md 1.3 */
  close(code: number): void
}
