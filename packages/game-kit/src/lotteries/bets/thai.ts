import { fixed } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { oneWin } from './bet-type.ts'
import { readDigits } from './content.ts'
import { anyOrder, everyHit, exactDigits } from './families.ts'

// A result is the first prize (6 digits), the 2-digit number, two front and two back numbers (lotteries book 2.2).
const up = (digits: number) => (result: Result) => result[0]!.slice(-digits)
const down = (result: Result) => result[1]!

/** Every bet on a Thai-style draw. */
export const thaiBets: BetType[] = [
  exactDigits({ code: '3UP', digits: 3, window: up(3), price: fixed(930) }),
  anyOrder({ code: '3TOD', digits: 3, window: up(3), prices: { 6: fixed(155), 3: fixed(310) } }),
  exactDigits({ code: '2UP', digits: 2, window: up(2), price: fixed(93) }),
  exactDigits({ code: '2DN', digits: 2, window: down, price: fixed(93) }),
  anyOrder({ code: '2TOD', digits: 2, window: up(2), prices: { 2: fixed(46.5) } }),
  running('RUNUP', up(3), 1 - 0.9 ** 3, 3.45),
  running('RUNDN', down, 1 - 0.9 ** 2, 4.9),
  everyHit({ code: '3FR', digits: 3, among: r => [r[2]!, r[3]!], count: 2, price: fixed(465) }),
  everyHit({ code: '3BK', digits: 3, among: r => [r[4]!, r[5]!], count: 2, price: fixed(465) }),
  exactDigits({ code: '4UP', digits: 4, window: up(4), price: fixed(9300) }),
  anyOrder({
    ...{ code: '4TOD', digits: 4, window: up(4) },
    prices: { 24: fixed(388), 12: fixed(776), 6: fixed(1552), 4: fixed(2328) },
  }),
  exactDigits({ code: '6D', digits: 6, window: up(6), price: fixed(900_000) }),
]

/** One digit that occurs in the window, paid once. */
function running(code: string, window: (result: Result) => string, chance: number, multiple: number): BetType {
  const price = fixed(multiple)
  return {
    code,
    costPoints: 1,
    read(content) {
      const digit = readDigits(content, 1)
      return {
        content: digit,
        lines: 1,
        wins: result => (window(result).includes(digit) ? oneWin(price) : []),
        chances: [{ price, mean: chance }],
        best: oneWin(price),
      }
    },
  }
}
