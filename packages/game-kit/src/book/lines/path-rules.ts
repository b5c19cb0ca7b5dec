import type { Claim, ClaimResult } from '../claims.ts'
import { type Path, partsWon, type Side, winnerOf } from './best-of-three.ts'
import type { LineMarket } from './line-claims.ts'
import type { PathFamily } from './path-families.ts'
import { VOID, wonIf } from './results.ts'
import { type LineSide, settleLine } from './settle-line.ts'

/** The family of a claim, and the result that each path of the match gives. */
export interface PathRule<Family extends string> {
  family: Family
  resultOf: (path: Path) => ClaimResult
}

/** Reads a number from a path; null where the part was not played. */
export type PathNumber = (path: Path) => number | null

/** A market with lines, and the number that they are counted on. */
export interface PathLines<Family extends string> extends LineMarket {
  family: Family
  valueOf: PathNumber
}

export const SIDES = ['A', 'B'] as const
export const TOTAL = ['over', 'under'] as const

export const marginOf: PathNumber = path => path.reduce((sum, [a, b]) => sum + a - b, 0)
export const totalOf: PathNumber = path => path.reduce((sum, [a, b]) => sum + a + b, 0)

const partNumber =
  (part: number, ofPath: PathNumber): PathNumber =>
  path =>
    path[part] ? ofPath([path[part]]) : null

/** Lines of the total, and where `withHandicap` is set of the margin, of each part: `S1OU`, `G1AH` and so on. */
export const partLines = (letter: string, withHandicap: boolean): PathLines<PathFamily>[] =>
  [0, 1, 2].flatMap(part => {
    const of = { family: `part ${part + 1}` as PathFamily, classes: { main: 'B', other: 'B' } } as const
    const market = `${letter}${part + 1}`
    const total: PathLines<PathFamily> = {
      ...{ ...of, market: `${market}OU`, reads: 'over', sides: TOTAL, valueOf: partNumber(part, totalOf) },
    }
    const margin: PathLines<PathFamily> = {
      ...{ ...of, market: `${market}AH`, reads: 'handicap', sides: SIDES, valueOf: partNumber(part, marginOf) },
    }
    return withHandicap ? [total, margin] : [total]
  })

/** Ends a claim on a line; void where the part was not played. */
export function lineResult({ line4, selection }: Claim, value: number | null): ClaimResult {
  if (value === null) return VOID
  if (selection === 'over' || selection === 'under') return settleLine(value, line4, selection satisfies LineSide)
  return settleLine(selection === 'A' ? value : -value, line4, 'handicap')
}

const setsMargin: PathNumber = path => {
  const [a, b] = partsWon(path)
  return a - b
}

/** Rules of the markets that every sport in parts has: ML, SC, SAH, TS, and the winner of a part such as `S1`. */
export function matchRule(claim: Claim, letter: string): PathRule<PathFamily> | null {
  const { market, selection } = claim
  if (market === 'ML') return { family: 'result', resultOf: path => wonIf(winnerOf(partsWon(path)) === selection) }
  if (market === 'SC') return { family: 'result', resultOf: path => wonIf(partsWon(path).join('-') === selection) }
  if (market === 'SAH') return { family: 'result', resultOf: path => lineResult(claim, setsMargin(path)) }
  if (market === 'TS') return { family: 'result', resultOf: path => lineResult(claim, path.length) }
  const part = market.length === 2 && market.startsWith(letter) ? Number(market[1]) : 0
  return part > 0 ? { family: `part ${part}` as PathFamily, resultOf: partWinner(part - 1, selection as Side) } : null
}

const partWinner = (part: number, side: Side) => (path: Path) =>
  path[part] ? wonIf(winnerOf(path[part]) === side) : VOID
