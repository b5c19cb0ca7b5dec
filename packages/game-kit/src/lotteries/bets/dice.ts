import { choose, sorted } from '../combinatorics.ts'
import { fair } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { digitPoolText, readDigitPool } from './content.ts'
import { everyResult, fairChoices, range, sidesFrom, sum, testsOf } from './enumerated.ts'
import { choices, distinctDigits } from './families.ts'

const faces = [...'123456']
const throws = everyResult(3, faces)
const count = (result: Result, face: string) => result.filter(shown => shown === face).length
const isTriple = (result: Result) => new Set(result).size === 1
const straights = ['123', '234', '345', '456']
const sides = sidesFrom(11)
/** Two equal faces and another, in ascending order: `225`, `255`. */
const pairsAndSingles = faces.flatMap(pair =>
  faces.filter(face => face !== pair).map(single => sorted(pair + pair + single)),
)

/** Every bet on three dice (lotteries book 3.2). Any triple loses the four sides. */
export const diceBets: BetType[] = [
  choices({
    code: 'BSOE',
    of: fairChoices(
      throws,
      testsOf(['B', 'S', 'O', 'E'] as const, (side, result) => !isTriple(result) && sides[side](sum(result))),
    ),
  }),
  choices({
    code: 'SUM',
    of: fairChoices(
      throws,
      testsOf(range(3, 18), (total, result) => sum(result) === total),
    ),
  }),
  choices({
    code: 'TRIP',
    of: fairChoices(
      throws,
      testsOf(
        faces.map(face => face.repeat(3)),
        (triple, result) => result.join('') === triple,
      ),
    ),
  }),
  choices({ code: 'TRIP_ANY', of: fairChoices(throws, { '*': isTriple }) }),
  choices({
    code: 'PAIR',
    of: fairChoices(
      throws,
      testsOf(
        faces.map(face => face + face),
        (pair, result) => count(result, pair[0]!) >= 2,
      ),
    ),
  }),
  choices({
    code: 'PAIR1',
    of: fairChoices(
      throws,
      testsOf(pairsAndSingles, (three, result) => sorted(result.join('')) === three),
    ),
  }),
  distinctDigits({
    code: 'D3',
    size: 3,
    allowed: /^[1-6]+$/,
    window: r => r.join(''),
    price: fair(6, 216),
    chance: 6 / 216,
  }),
  twoFaces(),
  choices({
    code: 'STR',
    of: fairChoices(throws, { '*': result => straights.includes(sorted(result.join(''))) }),
  }),
  choices({
    code: 'ANY1',
    of: fairChoices(
      throws,
      testsOf(faces, (face, result) => result.includes(face)),
    ),
  }),
]

/** Two different faces that both show; more faces, or a banker before its drags, make a compound ticket. */
function twoFaces(): BetType {
  const price = fair(30, 216)
  return {
    code: 'D2',
    costPoints: 1,
    read(content) {
      const pool = readDigitPool(content, 2, /^[1-6]+$/)
      const { bankers, drags } = pool
      const lines = choose(drags.length, 2 - bankers.length)
      const shown = (faces: string, result: Result) => [...faces].filter(face => result.includes(face)).length
      return {
        content: digitPoolText(pool),
        lines,
        wins(result) {
          const holds = shown(bankers, result) === bankers.length
          const winning = holds ? choose(shown(drags, result), 2 - bankers.length) : 0
          return winning > 0 ? [{ lines: winning, hits: [{ price, hits: 1 }] }] : []
        },
        chances: [{ price, mean: 30 / 216 }],
        // Three faces at most show: three pairs of them, two of which hold a banker.
        best: [{ lines: Math.min(lines, bankers ? 2 : 3), hits: [{ price, hits: 1 }] }],
      }
    },
  }
}
