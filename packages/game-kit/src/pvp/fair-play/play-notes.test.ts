import { expect, test } from 'vitest'
import type { MatchAct } from '../conduct/state.ts'
import { bestAgain } from '../dice/best-play.ts'
import type { DiceState } from '../dice/rules.ts'
import type { Move } from '../match-game.ts'
import { dealtMatch, withGame } from '../testing/matches.ts'
import { cardsNamed } from '../tien-len/cards.ts'
import { combinationOf } from '../tien-len/combinations.ts'
import type { TienLenState } from '../tien-len/state.ts'
import { noteOf } from './play-notes.ts'

const act = (seat: number, move: Move): MatchAct => ({ kind: 'move', seat, turn: 1, move, at: 0 })

function onTop(hand: string, top: string) {
  const state = dealtMatch('DUO-TIENLEN', { seats: 3 })
  const game = state.game as TienLenState
  const cards = cardsNamed(top)
  const trick = { cards, combination: combinationOf(cards)!, owner: 2, chops: 0, chopped: null }
  return withGame(state, { ...game, trick, hands: game.hands.with(0, cardsNamed(hand)) })
}

test('a pass over a winning card is improbable, and laying it is the chance that was taken', () => {
  const state = onTop('3S4C2H', 'AS')
  expect(noteOf(state, act(0, { kind: 'pass' }), [])).toBeNull()
  const laid = cardsNamed('5S5C5D5H6S6C6D6H7S7C7D7H8S8C8D8H9S9C9D9H10S10C10D10HJSJCJDJHQSQCQDQHKSKCKDKHASACADAH')
  expect(noteOf(state, act(0, { kind: 'pass' }), laid)).toEqual({ seat: 0, against: 2, isImprobable: true })
  const play = act(0, { kind: 'play', cards: cardsNamed('2H') })
  expect(noteOf(state, play, laid)).toEqual({ seat: 0, against: 2, isImprobable: false })
  expect(noteOf(onTop('KS', 'QS'), act(0, { kind: 'pass' }), [])).toMatchObject({ isImprobable: true })
  expect(noteOf(onTop('KSKC', 'QS'), act(0, { kind: 'pass' }), [])).toBeNull()
})

test('dice are held against best play', () => {
  const state = dealtMatch('DUO-DICE')
  const best = bestAgain((state.game as DiceState).dice[1]![0]![0]!.first)
  expect(noteOf(state, act(1, { kind: 'throw', again: best }), [])).toEqual({
    seat: 1,
    against: 0,
    isImprobable: false,
  })
  const other = best.length === 2 ? [] : [0, 1]
  expect(noteOf(state, act(1, { kind: 'throw', again: other }), [])).toMatchObject({ isImprobable: true })
  expect(noteOf(state, { kind: 'clock', at: 0 }, [])).toBeNull()
})
