import type { Draws } from '../../draws.ts'
import { symbolId, WILD, windowsByStop } from '../shared/strips.ts'
import type { ClassicDefinition } from './definition.ts'

/** Wins of every combination of stops, in coins, at (s0 x n1 + s1) x n2 + s2. */
export function compileGrids(definition: ClassicDefinition): Int32Array {
  const { reels, rows, lines, pays, fullGridMultiplier } = definition
  const ids = reels.map(strip => windowsByStop(strip, rows).map(column => Array.from(column, symbolId)))
  const [ids0, ids1, ids2] = ids as [number[][], number[][], number[][]]
  const coinsOfThree = Int32Array.from({ length: WILD + 1 }, (_, id) => pays[id === WILD ? 'W' : id]?.[2] ?? 0)
  const wins = new Int32Array(ids0.length * ids1.length * ids2.length)
  let at = 0
  for (const a of ids0)
    for (const b of ids1)
      for (const c of ids2) {
        let coins = 0
        for (const [r0, r1, r2] of lines) coins += coinsOfThree[commonSymbol(a[r0!]!, b[r1!]!, c[r2!]!)]!
        const isFull = coins > 0 && new Set([...a, ...b, ...c].filter(id => id !== WILD)).size === 1
        wins[at++] = isFull ? coins * fullGridMultiplier : coins
      }
  return wins
}

/** The symbol that three cells stand for together; 0 where they differ. */
function commonSymbol(a: number, b: number, c: number): number {
  const symbol = Math.min(a, b, c)
  const fits = (id: number) => id === symbol || id === WILD
  return fits(a) && fits(b) && fits(c) ? symbol : 0
}

/** The win of a round of model a in coins; the same draws give the same win as `playClassic`. */
export function classicEvaluator(definition: ClassicDefinition): (draws: Draws) => number {
  const wins = compileGrids(definition)
  const [n0, n1, n2] = definition.reels.map(strip => strip.length) as [number, number, number]
  return draws => wins[(draws.below(n0) * n1 + draws.below(n1)) * n2 + draws.below(n2)]!
}
