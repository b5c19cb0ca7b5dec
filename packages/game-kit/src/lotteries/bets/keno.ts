import { choose } from '../combinatorics.ts'
import { fixed, stakeBack } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { ContentError, oneWin } from './bet-type.ts'
import { readNumbers } from './content.ts'
import { sum } from './enumerated.ts'
import { countIn } from './families.ts'
import { sumShare, upperShare } from './keno-shares.ts'

const ball = { width: null, from: 1, to: 80 } as const

/** Multiples by matches, for 1 to 10 picked numbers (lotteries book 3.5). */
const kenoPaytables: readonly Readonly<Record<number, number>>[] = [
  { 1: 3.75 },
  { 2: 15.5 },
  { 2: 2.4, 3: 44 },
  { 2: 1.4, 3: 5.5, 4: 130 },
  { 3: 3, 4: 22, 5: 640 },
  { 3: 2, 4: 8, 5: 75, 6: 1700 },
  { 3: 1, 4: 3, 5: 25, 6: 320, 7: 6000 },
  { 4: 2.5, 5: 11, 6: 100, 7: 1300, 8: 20_000 },
  { 4: 1, 5: 5.5, 6: 45, 7: 330, 8: 4500, 9: 60_000 },
  { 0: 3, 5: 3, 6: 20, 7: 130, 8: 1000, 9: 8000, 10: 200_000 },
]

interface SumBet {
  multiple: number
  wins: (result: Result) => boolean
  chance: () => number
  /** The one sum that gives the stake back. */
  middle?: number
}

const between = (from: number, to: number, multiple: number): SumBet => ({
  multiple,
  wins: result => sum(result) >= from && sum(result) <= to,
  chance: () => sumShare(total => total >= from && total <= to),
})
const upper = (multiple: number, holds: (count: number) => boolean): SumBet => ({
  multiple,
  wins: result => holds(result.filter(number => Number(number) <= 40).length),
  chance: () => upperShare(holds),
})
const parity = (odd: number): SumBet => ({
  multiple: 1.89,
  wins: result => sum(result) % 2 === odd,
  chance: () => sumShare(total => total % 2 === odd),
})

/** Bets on the sum of the twenty and on how many stand in the upper half of the card. */
export const kenoSums: Readonly<Record<string, SumBet>> = {
  B: { ...between(811, 1410, 1.9), middle: 810 },
  S: { ...between(210, 809, 1.9), middle: 810 },
  '810': between(810, 810, 216),
  O: parity(1),
  E: parity(0),
  UP: upper(2.38, count => count > 10),
  DOWN: upper(2.38, count => count < 10),
  EVENHALF: upper(4.67, count => count === 10),
  GOLD: between(210, 695, 9.26),
  WOOD: between(696, 763, 4.71),
  WATER: between(764, 855, 2.44),
  FIRE: between(856, 923, 4.67),
  EARTH: between(924, 1410, 9.08),
}

/** Every bet on twenty of eighty. */
export const kenoBets: BetType[] = [spots(), sums()]

function spots(): BetType {
  return {
    code: 'SPOT',
    costPoints: 1,
    read(content) {
      const picked = readNumbers(content, ball)
      const paytable = kenoPaytables[picked.length - 1]
      if (!paytable) throw new ContentError('shape', content)
      const top = fixed(Math.max(...Object.values(paytable)))
      return {
        content: picked.join('-'),
        lines: 1,
        wins(result) {
          const multiple = paytable[countIn(picked, new Set(result))]
          return multiple === undefined ? [] : oneWin(fixed(multiple))
        },
        chances: Object.entries(paytable).map(([matches, multiple]) => ({
          price: fixed(multiple),
          mean:
            (choose(picked.length, Number(matches)) * choose(80 - picked.length, 20 - Number(matches))) /
            choose(80, 20),
        })),
        best: oneWin(top),
      }
    },
  }
}

function sums(): BetType {
  return {
    code: 'X',
    costPoints: 1,
    read(content) {
      const bet = Object.hasOwn(kenoSums, content) ? kenoSums[content] : undefined
      if (!bet) throw new ContentError('unknown', content)
      const price = fixed(bet.multiple)
      const { middle } = bet
      return {
        content,
        lines: 1,
        wins(result) {
          if (bet.wins(result)) return oneWin(price)
          return sum(result) === middle ? oneWin(stakeBack) : []
        },
        get chances() {
          const back = middle === undefined ? [] : [{ price: stakeBack, mean: sumShare(total => total === middle) }]
          return [{ price, mean: bet.chance() }, ...back]
        },
        best: oneWin(price),
      }
    },
  }
}
