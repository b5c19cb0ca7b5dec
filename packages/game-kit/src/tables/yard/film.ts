import type { Draws } from '../../draws.ts'
import { otherSide, type YardResult, type YardSide } from './rules.ts'

/** Springs of both machines, 1 000 wound up, 0 run down. */
export interface Springs {
  M: number
  W: number
}

/** A step of a bout: milliseconds since the deal. */
export interface YardEvent {
  t: number
  kind: 'enter' | 'circle' | 'clash' | 'touch' | 'wind-down' | 'bell' | 'bow'
  side?: YardSide
  springs: Springs
}

const WOUND = 1_000
/** When the first exchange may begin; each follows the one before by 1.3 to 1.7 s. */
const FIRST_MS = 2_000
const CIRCLE_MS = 800
/** Wings meet so long before a touch. */
const CLASH_MS = 300
/** The loser bows so long after the last exchange. */
const BOW_MS = 700

/**
 * The film of a bout, decided by its result: `look` draws, in order, the gaps, the scorers between the first and the last
 * two, how hard each touch is, and what the winner's spring keeps (live tables book 5). The loser runs down exactly on the
 * last exchange; a draw ends level.
 */
export function yardFilm(result: YardResult, look: Draws): YardEvent[] {
  const { exchanges, outcome } = result
  const numbered = Array.from({ length: exchanges }, (_, i) => i)
  const gaps = numbered.map(() => 1_300 + look.below(401))
  const scorers = numbered.map(i => scorerOf(result, i) ?? (look.below(2) === 0 ? 'M' : 'W'))
  const powers = numbered.map(() => 1 + look.below(9))
  const keep = 80 + look.below(371)
  const endOf = (side: YardSide): number => (outcome === 'draw' || outcome === side ? keep : 0)
  const drainedUpTo = (side: YardSide, last: number): number =>
    powers.reduce((sum, power, i) => (i <= last && scorers[i] !== side ? sum + power : sum), 0)
  const springOf = (side: YardSide, last: number): number => {
    const all = drainedUpTo(side, exchanges)
    return all === 0 ? WOUND : WOUND - Math.floor(((WOUND - endOf(side)) * drainedUpTo(side, last)) / all)
  }
  const springsAfter = (last: number): Springs => ({ M: springOf('M', last), W: springOf('W', last) })
  const wound = springsAfter(-1)
  let t = FIRST_MS
  const bout = numbered.flatMap((i): YardEvent[] => {
    t += gaps[i]!
    const side = scorers[i]!
    return [
      { t: t - CLASH_MS, kind: 'clash', springs: springsAfter(i - 1) },
      { t, kind: 'touch', side, springs: springsAfter(i) },
    ]
  })
  const springs = springsAfter(exchanges)
  const last: YardEvent[] =
    outcome === 'draw'
      ? [
          { t, kind: 'bell', springs },
          ...(['M', 'W'] as const).map((side): YardEvent => ({ t: t + BOW_MS, kind: 'bow', side, springs })),
        ]
      : [
          { t, kind: 'wind-down', side: otherSide(outcome), springs },
          { t: t + BOW_MS, kind: 'bow', side: otherSide(outcome), springs },
        ]
  return [{ t: 0, kind: 'enter', springs: wound }, { t: CIRCLE_MS, kind: 'circle', springs: wound }, ...bout, ...last]
}

/** The side that touches in an exchange where that is decided: the first by the result, the last two by the winner. */
function scorerOf({ outcome, exchanges, firstTouch }: YardResult, exchange: number): YardSide | null {
  if (exchange === 0) return firstTouch
  if (outcome === 'draw') return exchange === exchanges - 1 ? otherSide(firstTouch) : null
  return exchange >= exchanges - 2 ? outcome : null
}
