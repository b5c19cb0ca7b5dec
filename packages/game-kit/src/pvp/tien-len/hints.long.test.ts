import { expect, test } from 'vitest'
import { SimulationDraws, shuffle } from '../../draws.ts'
import { type Card, PACK } from './cards.ts'
import { type Combination, combinationOf } from './combinations.ts'
import { hintsOf } from './hints.ts'

const keyOf = ({ kind, length, top }: Combination) => `${kind} ${length} ${top}`

/** Kind, length and top of every subset that is a combination. */
function bruteForce(hand: readonly Card[]): Set<string> {
  const found = new Set<string>()
  for (let chosen = 1; chosen < 1 << hand.length; chosen++) {
    const combination = combinationOf(hand.filter((_, at) => chosen & (1 << at)))
    if (combination) found.add(keyOf(combination))
  }
  return found
}

test('[PVPG-010] hints of 1 000 hands are all that their 8 192 subsets have', () => {
  const draws = new SimulationDraws(10)
  const pack = [...Array(PACK).keys()]
  for (let n = 0; n < 1_000; n++) {
    const hand = shuffle(draws, pack).slice(0, 13)
    const hints = hintsOf(hand)
    expect(hints.every(hint => keyOf(combinationOf(hint.cards)!) === keyOf(hint))).toBe(true)
    expect(new Set(hints.map(keyOf))).toEqual(bruteForce(hand))
  }
}, 120_000)
