import { fair } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { allOccur, last, sidesAtPlaces } from './digits.ts'
import { everyResult, fairChoices, range, sum, testsOf } from './enumerated.ts'
import { anyOrder, atPlace, choices, exactDigits } from './families.ts'

const digits = [...'0123456789']
const threeDigits = everyResult(3, digits)
const kindOf = (result: Result) => (['TRIPLE', 'PAIR', 'DIFF'] as const)[new Set(result).size - 1]!

/** Every bet on three digits (lotteries book 3.7). */
export const threeDigitBets: BetType[] = [
  exactDigits({ code: 'ST', digits: 3, window: last(3), price: fair(1, 1000) }),
  anyOrder({ code: 'BOX', digits: 3, window: last(3), prices: { 6: fair(6, 1000), 3: fair(3, 1000) } }),
  exactDigits({ code: 'F2', digits: 2, window: result => result.slice(0, 2).join(''), price: fair(1, 100) }),
  exactDigits({ code: 'B2', digits: 2, window: last(2), price: fair(1, 100) }),
  atPlace({ code: 'POS', places: 3, values: digits, price: fair(1, 10) }),
  sidesAtPlaces(3),
  allOccur('ANY1', 1, last(3)),
  choices({
    code: 'KIND',
    of: fairChoices(
      threeDigits,
      testsOf(['TRIPLE', 'PAIR', 'DIFF'] as const, (kind, result) => kindOf(result) === kind),
    ),
  }),
  choices({
    code: 'SUM',
    of: fairChoices(threeDigits, {
      B: result => sum(result) >= 14,
      S: result => sum(result) <= 13,
      ...testsOf(range(0, 27), (total, result) => sum(result) === total),
    }),
  }),
]
