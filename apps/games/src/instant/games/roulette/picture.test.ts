import { describe, expect, test } from 'vitest'
import { bySpot, emptyTable, limitBeyond, type RouletteEvent, reduceRoulette, totalUnits } from './picture.ts'

const chip = (spot: string, stakeUnits: number) => ({ spot, stakeUnits })
const play = (...events: RouletteEvent[]) => events.reduce(reduceRoulette, emptyTable)
const place = (spot: string, stakeUnits: number): RouletteEvent => ({ type: 'place', chip: chip(spot, stakeUnits) })

describe('the table of roulette', () => {
  test('chips of a spot add up, and undo takes the last one', () => {
    const table = play(place('red', 100), place('odd', 50), place('red', 100))
    expect([...bySpot(table.chips)]).toEqual([
      ['red', 200],
      ['odd', 50],
    ])
    expect(totalUnits(reduceRoulette(table, { type: 'undo' }).chips)).toBe(150)
  })

  test('after a round the paid chips stay to be seen, none is bet, and a repeat lays all of them again', () => {
    const chips = [chip('red', 100), chip('odd', 50)]
    const table = play({ type: 'in-play', chips }, { type: 'fallen', number: 8, hit: new Set(['red']) })
    expect([table.chips, table.paid, table.fallen]).toEqual([[], [chip('red', 100)], 8])
    expect(reduceRoulette(table, { type: 'repeat' })).toMatchObject({ chips, paid: [] })
  })

  test('a chip beyond the limits of the table is named', () => {
    const limits = { mostUnits: 250, mostSpots: 1 }
    const table = play(place('red', 200))
    expect(limitBeyond(table, chip('red', 100), limits)).toBe('units')
    expect(limitBeyond(table, chip('odd', 50), limits)).toBe('spots')
    expect(limitBeyond(table, chip('red', 50), limits)).toBeNull()
  })
})
