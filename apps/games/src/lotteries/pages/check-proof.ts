import type { DrawView, ProofAnswer, SlipView } from '@baize/api/studio/lottery'
import { fromHex, toHex } from '@baize/game-kit'
import * as crypto from '@baize/game-kit/browser/crypto'
import {
  type DrawStep,
  drawChecks,
  type FormatCode,
  leafHash,
  payoutCents,
  priceTicket,
  rootFromProof,
  roundNamedBy,
} from '@baize/game-kit/lotteries/index'

export type ProofStep = 'ticket' | 'root' | DrawStep | 'round' | 'payout'

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

/** Computes all that anybody can compute about a draw; nothing before its seed is revealed. */
export function checkDraw({ book, serverSeed, numbers, entropy, ...draw }: DrawView): Check[] {
  if (!book || !serverSeed || !numbers || entropy === null) return []
  const checks = drawChecks({ ...draw, book, serverSeed, numbers, entropy }, crypto)
  return checks.map(({ step, computed, published }) => compare(step, computed, published))
}

/** True when the public value bears the signature of the round that the draw named. The curve is loaded for it. */
export async function checkRound(draw: DrawView): Promise<Check[]> {
  const { beacon } = draw
  if (!beacon?.signature) return []
  const { isOfRound } = await import('@baize/game-kit/lotteries/draws/beacon-signature')
  const { chain, round, signature } = beacon
  const named = roundNamedBy(chain, draw)
  const signed = isOfRound(chain, named, signature) ? `${chain.hash} ${named}` : '–'
  return [compare('round', signed, `${chain.hash} ${round}`)]
}

/** Computes all that can be computed about a ticket: its place in the sealed book, the draw, and what it is paid. */
export function checkProof(
  format: FormatCode,
  draw: DrawView,
  slip: SlipView,
  ticketId: string,
  proof: ProofAnswer,
): Check[] {
  const { book, serverSeed, numbers } = draw
  const ticket = slip.tickets.find(one => one.ticketId === ticketId)
  if (!book || !serverSeed || !numbers || !ticket) return []
  const { unitCents, times, content, betCode, lines, costCents } = ticket
  const fields = ['T1', ticketId, draw.gameCode, draw.issue, betCode, content, unitCents, times, lines, costCents]
  const root = rootFromProof(crypto.sha256, leafHash(crypto.sha256, proof.text), {
    index: proof.index,
    count: proof.count,
    siblings: proof.siblings.map(fromHex),
  })
  const promised = ticket.oddsX10000 ? { oddsX10000: ticket.oddsX10000 } : {}
  const bought = { betCode, content, unitCents, times, series: slip.series, ...promised }
  const paid = payoutCents(priceTicket(format, bought).bet, numbers, bought)
  return [
    compare('ticket', fields.join('|'), proof.text.split('|').slice(0, fields.length).join('|')),
    compare('root', root ? toHex(root) : '', book.root),
    ...checkDraw(draw),
    compare('payout', String(paid), String(ticket.payoutCents === null ? paid : ticket.payoutCents - ticket.poolCents)),
  ]
}
