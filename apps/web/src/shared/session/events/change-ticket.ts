const validMs = 10 * 60_000
let held: { ticket: string; until: number } | null = null

/** Keeps what stands in for the typed password right after a sign-in: in memory alone, for ten minutes, for one use. */
export function holdChangeTicket(ticket: string | null, now = Date.now()): void {
  held = ticket === null ? null : { ticket, until: now + validMs }
}

/** The ticket while it is good; null after a reload, after its time and after its use. */
export const heldChangeTicket = (now = Date.now()): string | null => (held && held.until > now ? held.ticket : null)
