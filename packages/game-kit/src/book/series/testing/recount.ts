import type { Claim, ClaimResult } from '../../claims.ts'

/** A best-of match that is over, as a recount reads it. */
export interface FinishedSeries {
  /** Codes of the sport for handicap, total and the winner of one part. */
  codes: { handicap: string; total: string; part: string }
  winners: string
}

export const wonIf = (holds: boolean): ClaimResult['kind'] => (holds ? 'won' : 'lost')

/** Compares a number with the line of a claim on half lines, in plain decimals. */
export function overLine({ selection, line4 }: Claim, x: number): ClaimResult['kind'] {
  const line = line4 / 4
  const margins: Record<string, number> = { over: x - line, under: line - x, A: x + line, B: line - x }
  return wonIf(margins[selection]! > 0)
}

/** Recounts a claim on the course of the match; undefined when it is another market's. */
export function recountSeries({ codes, winners }: FinishedSeries, claim: Claim): ClaimResult['kind'] | undefined {
  const a = winners.replaceAll('B', '').length
  const b = winners.length - a
  const { market, selection } = claim
  if (market === 'ML') return wonIf((selection === 'A') === a > b)
  if (market === 'SC') return wonIf(selection === [a, b].join('-'))
  if (market === codes.handicap) return overLine(claim, a - b)
  if (market === codes.total) return overLine(claim, winners.length)
  if (!market.startsWith(codes.part) || !/^\d$/.test(market.slice(codes.part.length))) return undefined
  const winner = winners[Number(market.at(-1)) - 1]
  return winner ? wonIf(winner === selection) : 'void'
}
