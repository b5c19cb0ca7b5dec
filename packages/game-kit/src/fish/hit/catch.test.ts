import { expect, test } from 'vitest'
import { hmac } from '../../node/crypto.ts'
import { fishDefinitionOf, preyNamed } from '../definition/definitions.ts'
import { ticketKey } from '../testing/seeds.ts'
import { hitBound, prizeAt } from './catch.ts'
import { openTicketStreams, shotInteger } from './streams.ts'

const reef = fishDefinitionOf('TDL-REEF')
const streams = openTicketStreams(hmac, ticketKey(reef))
const targets = ['minnow', 'clown', 'puffer', 'turtle', 'bell', 'clam', 'minnow', 'dragon'] as const

test('[FISHG-002] words, integers and prizes of the worked ticket', () => {
  const words = [3513503783, 2568595982, 3833325524, 3754878169, 410298847, 4110289900, 1966169503, 4279043881]
  expect(words.map((_, k) => streams.word(k))).toEqual(words)
  const shots = targets.map((name, k) => shotInteger(streams, k, hitBound(reef, preyNamed(reef, name))))
  expect(shots).toEqual([40, 44, 89, 218, 1910, 23925, 22, 139480])
  expect(targets.map((name, k) => prizeAt(reef, preyNamed(reef, name), shots[k]!))).toEqual([0, 0, 0, 0, 0, 0, 2, 0])
})

test('words are the same in whatever order shots are decided', () => {
  const backwards = [20, 9, 8, 7, 0].map(k => [k, streams.word(k)])
  const again = openTicketStreams(hmac, ticketKey(reef))
  for (const [k, word] of backwards) expect(again.word(k!)).toBe(word)
})

test('prizes of one prey lie one after the other', () => {
  const bell = preyNamed(reef, 'bell')
  const firsts = [0, 287, 288, 527, 528, 719, 720, 767, 768, 19_999]
  expect(firsts.map(x => prizeAt(reef, bell, x))).toEqual([10, 10, 20, 20, 40, 40, 80, 80, 0, 0])
})

test('[FISHG-005] a word in the rejected zone is replaced from a stream of its own, and the next shot keeps its word', () => {
  // The low half of 0 times any bound is 0, which lies below 2^32 mod 140 000.
  const forced = { word: (k: number) => (k === 3 ? 0 : streams.word(k)), redraw: streams.redraw }
  const bound = hitBound(reef, preyNamed(reef, 'dragon'))
  const further = streams.redraw(3)()
  expect(shotInteger(forced, 3, bound)).toBe(Math.floor((further * bound) / 2 ** 32))
  expect(shotInteger(forced, 4, bound)).toBe(Math.floor((streams.word(4) * bound) / 2 ** 32))
  const opened: number[] = []
  const redraw = (k: number) => {
    opened.push(k)
    return streams.redraw(k)
  }
  const watched = { word: streams.word, redraw }
  for (let k = 0; k < 300; k++) shotInteger(watched, k, 50)
  expect(opened).toEqual([])
})
