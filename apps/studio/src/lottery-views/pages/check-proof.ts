import { commitmentOf, fromHex, toHex } from '@baize/game-kit'
import { hmac, sha256 } from '@baize/game-kit/browser/crypto'
import {
  deriveResult,
  type FormatCode,
  leafHash,
  payoutCents,
  priceTicket,
  rootFromProof,
  sealHash,
} from '@baize/game-kit/lotteries/index'
import type { DrawView, ProofAnswer, SlipView } from '../../contract-lotteries.ts'

export type ProofStep = 'ticket' | 'root' | 'seal' | 'commitment' | 'numbers' | 'payout'

/** One comparison of a proof: what was computed here, and what the studio published. */
export interface Check {
  step: ProofStep
  holds: boolean
  computed: string
  published: string
}

const compare = (step: ProofStep, computed: string, published: string): Check => ({
  step,
  computed,
  published,
  holds: computed === published,
})

/** Computes all that can be computed about a ticket: its place in the sealed book, the draw, and what it is paid. */
export function checkProof(
  format: FormatCode,
  draw: DrawView,
  slip: SlipView,
  ticketId: string,
  proof: ProofAnswer,
): Check[] {
  const { book, serverSeed, numbers, commitment } = draw
  const ticket = slip.tickets.find(one => one.ticketId === ticketId)
  if (!book || !serverSeed || !numbers || !ticket) return []
  const { unitCents, times, content, betCode, lines, costCents } = ticket
  const fields = ['T1', ticketId, draw.gameCode, draw.issue, betCode, content, unitCents, times, lines, costCents]
  const root = rootFromProof(sha256, leafHash(sha256, proof.text), {
    index: proof.index,
    count: proof.count,
    siblings: proof.siblings.map(fromHex),
  })
  const seal = {
    ...{ gameCode: draw.gameCode, issue: draw.issue, version: draw.version, commitment },
    ...{
      rootHex: book.root,
      count: book.tickets,
      salesCents: book.salesCents,
      previousSealHash: book.previousSealHash,
    },
  }
  const seed = fromHex(serverSeed)
  const bought = { betCode, content, unitCents, times, series: slip.series }
  const paid = payoutCents(priceTicket(format, bought).bet, numbers, bought)
  return [
    compare('ticket', fields.join('|'), proof.text.split('|').slice(0, fields.length).join('|')),
    compare('root', root ? toHex(root) : '', book.root),
    compare('seal', sealHash(sha256, seal), book.sealHash),
    compare('commitment', commitmentOf(sha256, seed), commitment),
    compare('numbers', deriveResult(hmac, seed, draw, format).join(' '), numbers.join(' ')),
    compare('payout', String(paid), String(ticket.payoutCents ?? paid)),
  ]
}
