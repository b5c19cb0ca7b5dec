import { describe, expect, test } from 'vitest'
import { type BlackjackEvent, type BlackjackPicture, emptyTable, reduceBlackjack } from './picture.ts'

const play = (table: BlackjackPicture, ...events: BlackjackEvent[]) => events.reduce(reduceBlackjack, table)
const card = (to: 'house' | number, value: number | null): BlackjackEvent => ({ type: 'card', to, card: value })
const shown = (event: { type: string; [key: string]: unknown }): BlackjackEvent => ({ type: 'shown', event })
const dealt = play(emptyTable, card(0, 7), card('house', 20), card(0, 33), card('house', null))

describe('the table of blackjack', () => {
  test('the hole card is turned in its place, and the house draws behind it', () => {
    const table = play(dealt, shown({ type: 'hole', card: 5 }), shown({ type: 'house', card: 9 }))
    expect(table.house.cards).toEqual([20, 5, 9])
  })

  test('a split parts the pair, each hand with a stake of its own; a double lays a second one down', () => {
    const split = play(dealt, { type: 'parted' }, card(0, 1), card(1, 2), shown({ type: 'turn', hand: 1 }))
    expect(split.own.map(({ cards, stakes, hasTurn }) => [cards, stakes, hasTurn])).toEqual([
      [[7, 1], 1, false],
      [[33, 2], 1, true],
    ])
    const doubled = play(split, shown({ type: 'double', hand: 1, card: 40 }))
    expect(doubled.own[1]).toMatchObject({ cards: [33, 2, 40], stakes: 2 })
  })

  test('a result marks its hand and the total of the house; a cleared table has one empty hand', () => {
    const over = play(dealt, shown({ type: 'result', own: 19, house: 18, result: 'won' }))
    expect([over.own[0]!.end, over.house.end]).toEqual([
      { result: 'won', total: 19 },
      { result: '', total: 18 },
    ])
    expect(play(over, { type: 'cleared' })).toEqual(emptyTable)
  })
})
