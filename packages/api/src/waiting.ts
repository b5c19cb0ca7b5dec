/** What a call answers, with status 202, that waits for somebody else: its request, and until when they may decide. */
export interface Waiting {
  approvalId: string
  expiresAt: string
}

/** Tells whether a call waits, or has answered what it was asked for. */
export const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'approvalId' in value && 'expiresAt' in value
