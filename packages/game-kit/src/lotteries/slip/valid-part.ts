import { opposedPart } from '../../opposed.ts'
import type { Hmac } from '../../stream.ts'
import type { Bet, Result } from '../bets/bet-type.ts'
import { everyResult } from '../bets/enumerated.ts'
import { deriveResult } from '../draws/derive.ts'
import type { FormatCode } from '../formats.ts'
import { payoutCents, type Ticket } from './ticket.ts'

/** A format with more results than can be gone through is judged by so many that are drawn once and for all. */
const drawnResults = 400
const trialSeed = new Uint8Array(32)
const everyOne: Partial<Record<FormatCode, () => Result[]>> = {
  K3: () => everyResult(3, [...'123456']),
  F3D: () => everyResult(3, [...'0123456789']),
}

const known = new Map<FormatCode, readonly Result[]>()

/** Results of a format, equally likely: every one, or the same four hundred each time. */
function resultsOf(format: FormatCode, hmac: Hmac): readonly Result[] {
  const results = known.get(format) ?? everyOne[format]?.() ?? drawn(format, hmac)
  known.set(format, results)
  return results
}

const drawn = (format: FormatCode, hmac: Hmac): Result[] =>
  Array.from({ length: drawnResults }, (_, i) =>
    deriveResult(hmac, trialSeed, { gameCode: format, issue: `trial-${i}`, version: 1, entropy: '-' }, format),
  )

export interface BoughtTicket {
  ticket: Ticket
  bet: Bet
  costCents: number
}

/** The part of what tickets of one draw cost that counts as valid bet: without what they oppose in each other. */
export function validPartCents(format: FormatCode, tickets: readonly BoughtTicket[], hmac: Hmac): number {
  const costCents = tickets.reduce((sum, ticket) => sum + ticket.costCents, 0)
  if (!mayCover(tickets)) return costCents
  const paid = resultsOf(format, hmac).map(result =>
    tickets.reduce((sum, { ticket, bet }) => sum + payoutCents(bet, result, ticket), 0),
  )
  return costCents - opposedPart(costCents, paid)
}

/** Nothing comes back on nine results of ten where fewer wins than that are expected: so it is with most slips. */
const mayCover = (tickets: readonly BoughtTicket[]): boolean =>
  tickets.reduce((sum, { bet }) => sum + bet.lines * bet.chances.reduce((hits, { mean }) => hits + mean, 0), 0) >= 0.85
