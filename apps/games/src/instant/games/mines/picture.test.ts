import { expect, test } from 'vitest'
import { firstPicture, type MinesEvent, type MinesPicture, reduceMines } from './picture.ts'

const play = (picture: MinesPicture, ...events: MinesEvent[]): MinesPicture => events.reduce(reduceMines, picture)
const shown = (event: Extract<MinesEvent, { type: 'shown' }>['event']): MinesEvent => ({ type: 'shown', event })
const states = ({ tiles }: MinesPicture) =>
  tiles.map(({ state, isGhost }) => (isGhost ? `(${state})` : state)).join(' ')

test('a safe tile opens and counts; at the end the rest is shown as what it hid', () => {
  const open = play(firstPicture(4, 1), shown({ type: 'open', cell: 2 }))
  expect([states(open), open.opened]).toEqual(['covered covered safe covered', 1])
  const over = play(open, shown({ type: 'mine', cell: 0 }), shown({ type: 'field', mines: [0] }))
  expect([states(over), over.opened]).toEqual(['struck (safe) safe (safe)', 1])
})

test('a cleared field keeps the number of mines; another number starts the ladder anew', () => {
  const open = play(firstPicture(2, 1), { type: 'mines', mines: 3 }, shown({ type: 'open', cell: 1 }))
  const cleared = play(open, { type: 'cleared' })
  expect([states(cleared), cleared.opened, cleared.mines]).toEqual(['covered covered', 0, 3])
  expect(play(open, { type: 'mines', mines: 5 }).opened).toBe(0)
})
