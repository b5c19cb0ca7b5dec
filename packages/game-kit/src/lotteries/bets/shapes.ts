import { fair } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { everyResult } from './enumerated.ts'
import { choices } from './families.ts'

const shapeNames = ['LEOPARD', 'PAIR', 'STRAIGHT', 'HALF', 'MIXED'] as const

/** The shape of three digits, tested in this order; 9 and 0 are neighbours. */
function shapeOf(three: readonly string[]): (typeof shapeNames)[number] {
  const values = [...new Set(three)].map(Number)
  if (values.length === 1) return 'LEOPARD'
  if (values.length === 2) return 'PAIR'
  const isNext = (a: number, b: number) => (a + 1) % 10 === b
  const neighbours = values.flatMap(a => values.filter(b => isNext(a, b))).length
  return neighbours === 2 ? 'STRAIGHT' : neighbours === 1 ? 'HALF' : 'MIXED'
}

const windows = { F: 0, M: 1, L: 2 }
const threes = everyResult(3, [...'0123456789'])
const waysOf = Object.fromEntries(
  shapeNames.map(name => [name, threes.filter(three => shapeOf(three) === name).length]),
)

/** The shape of the first, middle or last three of five digits, `F:STRAIGHT` (lotteries book 3.3). */
export const shapes: BetType = choices({
  code: 'SH',
  of: Object.fromEntries(
    Object.entries(windows).flatMap(([window, start]) =>
      shapeNames.map(name => [
        `${window}:${name}`,
        {
          price: fair(waysOf[name]!, threes.length),
          chance: waysOf[name]! / threes.length,
          wins: (result: Result) => shapeOf(result.slice(start, start + 3)) === name,
        },
      ]),
    ),
  ),
})
