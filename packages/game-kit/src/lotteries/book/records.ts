import { toHex } from '../../seeds.ts'
import type { Sha256 } from '../../stream.ts'

/** A ticket as it stands in the sealed book (lotteries book 6.3). */
export interface BookTicket {
  ticketId: string
  gameCode: string
  issue: string
  betCode: string
  content: string
  unitCents: number
  times: number
  lines: number
  costCents: number
  /** Id of the odds table, such as E1900. */
  oddsTable: string
  acceptedAtMs: number
  /** Hex SHA-256 of salt and member, so that the book names nobody; the salt is shown to the owner alone. */
  holder: string
}

/** The text that is hashed into the ticket's leaf. */
export const leafText = (ticket: BookTicket): string =>
  [
    ...['T1', ticket.ticketId, ticket.gameCode, ticket.issue, ticket.betCode, ticket.content, ticket.unitCents],
    ...[ticket.times, ticket.lines, ticket.costCents, ticket.oddsTable, ticket.acceptedAtMs, ticket.holder],
  ].join('|')

export const holderOf = (sha256: Sha256, saltHex: string, memberId: string): string =>
  toHex(sha256(new TextEncoder().encode(`${saltHex}${memberId}`)))

/** What is published when a book is sealed, before the draw. */
export interface Seal {
  gameCode: string
  issue: string
  version: number
  commitment: string
  rootHex: string
  count: number
  salesCents: number
  /** Hash of the game's seal before this one; 64 zeros for the first. A removed seal breaks the chain. */
  previousSealHash: string
}

export const firstSealHash = '0'.repeat(64)

export function sealHash(sha256: Sha256, seal: Seal): string {
  const { gameCode, issue, version, commitment, rootHex, count, salesCents, previousSealHash } = seal
  const text = ['D1', gameCode, issue, version, commitment, rootHex, count, salesCents, previousSealHash].join('|')
  return toHex(sha256(new TextEncoder().encode(text)))
}
