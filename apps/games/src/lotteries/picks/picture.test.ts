import { expect, test } from 'vitest'
import { contentsOf } from './contents.ts'
import { controlIn, firstPicks, type PicksEvent, type PicksPicture, reducePicks } from './picture.ts'

const play = (picture: PicksPicture, ...events: PicksEvent[]) => events.reduce(reducePicks, picture)
const press = (value: string, row = 0): PicksEvent => ({ type: 'toggled', row, value })
const contents = (picture: PicksPicture) => contentsOf(controlIn(picture), picture.picks)

test('the page opens on the bet that is asked for, and else on the first', () => {
  expect(firstPicks('SSC', false, 'L3')).toMatchObject({ group: 'exact', betCode: 'L3' })
  expect(firstPicks('SSC', false, 'NONE')).toMatchObject({ group: 'place', betCode: 'POS' })
})

test('a press marks, another takes the mark away, and another bet starts without marks', () => {
  const marked = play(firstPicks('K3', false, 'BSOE'), press('B'), press('O'))
  expect(contents(marked)).toEqual(['B', 'O'])
  expect(contents(play(marked, press('B')))).toEqual(['O'])
  expect(contents(play(marked, { type: 'bet', betCode: 'ANY1' }))).toEqual([])
  expect(play(marked, { type: 'group', group: 'sum' })).toMatchObject({ group: 'sum', betCode: 'SUM' })
})

test('a condition has one side at a place', () => {
  const picture = play(firstPicks('SEA_ID', false, 'KOMB'), press('SMALL', 0), press('BIG', 0), press('ODD', 3))
  expect(contents(picture)).toEqual(['A:BIG+D:ODD'])
})

test('a banker whose mark is taken away is none', () => {
  const held = play(firstPicks('VN_N', false, 'X3'), press('05'), press('21'), press('79'), {
    type: 'banker',
    value: '21',
  })
  expect(contents(held)).toEqual(['21|05-79'])
  expect(play(held, press('21')).picks.bankers.size).toBe(0)
})

test('another draw with a pool offers its bets', () => {
  expect(firstPicks('SIX45', false, null).betCode).toBe('F6')
  expect(play(firstPicks('SIX45', false, null), { type: 'pool', hasPool: true }).betCode).toBe('P6')
})
