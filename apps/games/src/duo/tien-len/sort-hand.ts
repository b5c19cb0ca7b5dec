import { byRank, type Card, TWO } from '@baize/game-kit/pvp/tien-len/cards'

export type Sorting = 'rank' | 'combination'

/**
 * A hand in the order in which it is shown: by rank, or by what belongs together: quads, triples and pairs, then straights
 * of three and more, then what is left.
 */
export function sortedHand(hand: readonly Card[], sorting: Sorting): Card[] {
  const rising = [...hand].sort((a, b) => a - b)
  if (sorting === 'rank') return rising
  const ranks = byRank(rising)
  const sets = ranks.filter(cards => cards.length >= 2).toSorted((a, b) => b.length - a.length)
  const singles = ranks.filter(cards => cards.length === 1)
  const runs = runsOf(singles)
  const inRuns = new Set(runs.flat())
  return [...sets.flat(), ...runs.flat(), ...singles.flat().filter(card => !inRuns.has(card))]
}

/** Neighbouring ranks of three and more, twos aside. */
function runsOf(singles: readonly Card[][]): Card[][] {
  const runs: Card[][] = []
  let run: Card[] = []
  for (const [card] of singles) {
    const last = run.at(-1)
    const follows = last !== undefined && card! >> 2 === (last >> 2) + 1 && card! >> 2 < TWO
    run = follows ? [...run, card!] : [card!]
    if (run.length === 3) runs.push(run)
    else if (run.length > 3) runs[runs.length - 1] = run
  }
  return runs
}
