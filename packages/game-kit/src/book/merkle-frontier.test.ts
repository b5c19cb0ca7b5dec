import { expect, test } from 'vitest'
import { SimulationDraws } from '../draws.ts'
import { leafHash, rootOf } from '../lotteries/book/merkle.ts'
import { sha256 } from '../node/crypto.ts'
import { toHex } from '../seeds.ts'
import { appendLeaves, type Frontier, rootOfFrontier } from './merkle-frontier.ts'

const leaves = Array.from({ length: 300 }, (_, at) => leafHash(sha256, `bet ${at}`))
const empty: Frontier = { frontier: [], count: 0 }
const grown = ({ frontier, count }: Frontier, more: readonly Uint8Array[]) =>
  appendLeaves(sha256, frontier, count, more)
const rootHex = ({ frontier, count }: Frontier) => toHex(rootOfFrontier(sha256, frontier, count))

test('leaf by leaf, the root is that of the whole list', () => {
  let tree = empty
  for (let count = 0; count <= leaves.length; count++) {
    expect(rootHex(tree), `${count} leaves`).toBe(toHex(rootOf(sha256, leaves.slice(0, count))))
    if (count < leaves.length) tree = grown(tree, [leaves[count]!])
  }
})

test('leaves that come in bunches of any size make the same tree', () => {
  const draws = new SimulationDraws(6962)
  for (let run = 0; run < 40; run++) {
    let tree = empty
    while (tree.count < leaves.length) {
      tree = grown(tree, leaves.slice(tree.count, tree.count + draws.below(40)))
      expect(rootHex(tree)).toBe(toHex(rootOf(sha256, leaves.slice(0, tree.count))))
    }
  }
})

test('a tree is left as it was by what is appended to it', () => {
  const tree = grown(empty, leaves.slice(0, 7))
  const before = rootHex(tree)
  grown(tree, leaves.slice(7, 20))
  expect([tree.count, tree.frontier.length, rootHex(tree)]).toEqual([7, 3, before])
})

test('a count that does not belong to the frontier is refused', () => {
  const { frontier } = grown(empty, leaves.slice(0, 7))
  for (const count of [6, 8, 0, -7, 7.5]) {
    expect(() => rootOfFrontier(sha256, frontier, count)).toThrow(RangeError)
    expect(() => appendLeaves(sha256, frontier, count, leaves)).toThrow(RangeError)
  }
})
