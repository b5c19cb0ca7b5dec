/** A market by the kind of its code, and the number that stands in it: `M2KAH` is kind `MnKAH` of map 2. */
export interface MarketCode {
  kind: string
  n: number | null
}

/** Codes with a number of a part of the match, which their names carry. */
const numbered = /^(Q|S|G|MAP|M)(\d)(.*)$/
/** Of the first map or game these have no number. */
const ofFirst: Readonly<Record<string, string>> = {
  FB: 'MnFB',
  FT: 'MnFT',
  PIST: 'MnPIST',
  PIST13: 'MnPIST13',
  LIFE: 'GnLIFE',
}

export function readMarket(code: string): MarketCode {
  const first = ofFirst[code]
  if (first) return { kind: first, n: 1 }
  const [, part, n, rest] = numbered.exec(code) ?? []
  return part ? { kind: `${part}n${rest}`, n: Number(n) } : { kind: code, n: null }
}

/** Markets whose lines are a start for one side, which the selection's line carries with its sign. */
const handicaps = /^(AH|H1AH|CRAH|SAH|GAH|PAH|MAH|GnAH|MnKAH|MnRAH)$/
/** Markets whose lines count: the n-th goal, or a quarter of an hour. */
const counted = ['NG', 'INT']

export type LineKind = 'handicap' | 'total' | 'count' | 'none'

/** How the lines of a market are read. */
export function lineKindOf(code: string, selection: string): LineKind {
  const { kind } = readMarket(code)
  if (handicaps.test(kind)) return 'handicap'
  if (counted.includes(kind)) return 'count'
  return selection === 'over' || selection === 'under' ? 'total' : 'none'
}

/** What the selections of one line have in common: a handicap by the first side's view. */
export const lineGroupOf = (code: string, selection: string, line4: number): number =>
  lineKindOf(code, selection) === 'handicap' && (selection === 'away' || selection === 'B') ? -line4 || 0 : line4
