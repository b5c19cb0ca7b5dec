import type { Claim } from '@baize/game-kit/book/claims'
import type { SportId } from '@baize/game-kit/book/sport-model'
import { lineText } from '../bets/claim-text.ts'

/** A claim by what it pays on: claims that pay alike in every outcome have one text (sportsbook 3.1). */
export interface PlainClaim {
  line: string
  selection: string
}

const half4 = 2
const doubleOf = { home: '1X', away: 'X2' } as const

/**
 * What a claim of football is beside its own market: half a goal either way is the winner or the double chance, a handicap of
 * nothing is the draw-no-bet. A handicap in play counts from its own score, and is itself alone.
 */
export function plainClaim(sport: SportId, { market, line4, selection }: Claim, basis: string): PlainClaim {
  const own = { line: `${lineText({ market, line4, selection })}|${basis}`, selection }
  if (sport !== 'FOOT') return own
  if (market === 'DNB') return { line: 'AH|0|0-0', selection }
  if (market !== 'AH' || basis !== '0-0') return own
  const side = selection as 'home' | 'away'
  if (line4 === -half4) return { line: '1X2|0|', selection: side }
  if (line4 === half4) return { line: 'DC|0|', selection: doubleOf[side] }
  return { ...own, line: `AH|${side === 'home' ? line4 : 0 - line4}|0-0` }
}

type Cover = readonly PlainClaim[]

const winner = (selection: string): PlainClaim => ({ line: '1X2|0|', selection })
const double = (selection: string): PlainClaim => ({ line: 'DC|0|', selection })

/** Winners and double chances that cover every outcome together. */
const acrossMarkets: readonly Cover[] = [
  [winner('home'), double('X2')],
  [winner('draw'), double('12')],
  [winner('away'), double('1X')],
]

/** Sets of claims of which one comes about whatever happens, among those that somebody holds. */
export function coversOf(held: readonly PlainClaim[], selectionsOf: (line: string) => readonly string[]): Cover[] {
  const lines = [...new Set(held.map(({ line }) => line))]
  const ofLines = lines.map(line => selectionsOf(line).map(selection => ({ line, selection })))
  return [...ofLines, ...acrossMarkets].filter(
    cover =>
      cover.length > 1 &&
      cover.every(claim => held.some(({ line, selection }) => line === claim.line && selection === claim.selection)),
  )
}
