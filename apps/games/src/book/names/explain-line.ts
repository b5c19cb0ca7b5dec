import { resultByQuarters } from '@baize/game-kit/book/lines/settle-line'
import { type Texts, textOf } from '../texts.ts'
import { lineKindOf } from './market-code.ts'

interface Outcome {
  from: number
  to: number
  result: string
}

interface ExplainedClaim {
  market: string
  line4: number
  selection: string
}

/** The results of a claim on a line by difference or total, those that end alike together. */
function outcomesOf({ market, line4, selection }: ExplainedClaim): Outcome[] {
  const isHandicap = lineKindOf(market, selection) === 'handicap'
  const middle = Math.round((isHandicap ? -line4 : line4) / 4)
  const outcomes: Outcome[] = []
  for (let at = middle - 2; at <= middle + 2; at++) {
    const sum = 4 * at
    const quarters = isHandicap ? sum + line4 : selection === 'over' ? sum - line4 : line4 - sum
    const { kind: result } = resultByQuarters(quarters)
    const last = outcomes.at(-1)
    if (last?.result === result) last.to = at
    else outcomes.push({ from: at, to: at, result })
  }
  return outcomes
}

/** How a claim on a line ends, a text for each of its outcomes; nothing for claims without a line. */
export function explainLine(t: Texts, claim: ExplainedClaim): string[] {
  const kind = lineKindOf(claim.market, claim.selection)
  if (kind !== 'handicap' && kind !== 'total') return []
  const outcomes = outcomesOf(claim)
  const signed = (n: number) => (kind === 'handicap' && n > 0 ? `+${n}` : String(n))
  return outcomes.map(({ from, to, result }, place) => {
    const of = place === 0 ? 'most' : place === outcomes.length - 1 ? 'least' : 'exactly'
    const n = signed(place === 0 ? to : from)
    return t('explain.row', { range: textOf(t, `explain.${of}`, { n }), result: textOf(t, `result.${result}`) })
  })
}
