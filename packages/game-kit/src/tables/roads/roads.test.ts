import { expect, test } from 'vitest'
import { SimulationDraws } from '../../draws.ts'
import { rulesOf } from '../registry.ts'
import type { RoadEntry } from '../table-game.ts'
import { drawGrid } from '../testing/draw-grid.ts'
import { marksByDrawing } from '../witnesses/roads.ts'
import { askRoads, columnsOf, derivedMarks } from './logical.ts'
import { type RoadMap, roadEntries, roadMap } from './road-map.ts'

const entriesOf = (text: string): RoadEntry[] => [...text].map(bead => ({ side: bead === 'T' ? null : bead, bead }))
const sidesOf = (text: string) => entriesOf(text).map(({ side }) => side)
const worked = 'TBBPBBBBBBBBPPPPPPBTTPBPBPPBPPBBBPBT'
const map: RoadMap = roadMap(entriesOf(worked))
const marks = (k: number, text = worked) => derivedMarks(sidesOf(text), k).join('')

test('[TABLE-054] the worked bead plate and big road', () => {
  expect(drawGrid(map.bead, ({ bead }) => bead)).toEqual(['TBPBBB', 'BBPTPB', 'BBPTPB', 'PBPPBP', 'BBPBPB', 'BBPPPT'])
  expect(drawGrid(map.big, ({ side }) => side)).toEqual([
    ...[
      'BPBPBPBPBPBPBPB',
      'B.BP.....P.PB..',
      '..BP........B..',
      '..BP...........',
      '..BPP..........',
      '..BBB..........',
    ],
  ])
  const strokes = map.big.filter(({ ties }) => ties > 0).map(({ column, row, ties }) => [column, row, ties])
  expect(strokes).toEqual([
    [0, 0, 1],
    [4, 0, 2],
    [14, 0, 1],
  ])
  const runs = columnsOf(sidesOf(worked)).map(({ side, depth }) => `${side}${depth}`)
  expect(runs.join(' ')).toBe('B2 P1 B8 P6 B1 P1 B1 P1 B1 P2 B1 P2 B3 P1 B1')
})

test('[TABLE-054] the worked derived roads', () => {
  expect(marks(1)).toBe('UURRRRRRURRRRRUURRRRUUUUURUUU')
  expect(marks(2)).toBe('RURRRRRUURRRRUUURRRUURRRURUU')
  expect(marks(3)).toBe('RURRRURUURRUURUURUUR')
  const grid = (road: keyof RoadMap['derived']) => drawGrid(map.derived[road], ({ mark }) => mark)
  expect(grid('bigEye')).toEqual(['URURURURU', 'UR.RURU.U', '.R.R.RU.U', '.R.R.RU..', '.R.R..U..', '.R.......'])
  expect(grid('small')).toEqual([
    ...['RURURURURURU', '..RURURUR..U', '..R.RUR.R...', '..R.R.......', '..R.........', '............'],
  ])
  expect(grid('cockroach')).toEqual([
    ...['RURURURURURUR', '..R..URU.U.U.', '..R..........', '.............', '.............', '.............'],
  ])
})

test('[TABLE-054] asking the roads', () => {
  expect(askRoads(sidesOf(worked), ['B', 'P'])).toEqual({
    B: { bigEye: 'U', small: 'R', cockroach: 'R' },
    P: { bigEye: 'R', small: 'U', cockroach: 'U' },
  })
})

test('[TABLE-054] on 20 000 random shoes both witnesses agree and answers are opposite', () => {
  const draws = new SimulationDraws(54)
  let disagreeing = 0
  for (let shoe = 0; shoe < 20_000; shoe++) {
    const sides = Array.from({ length: 20 + draws.below(60) }, () => [null, 'P', 'B'][Math.ceil(draws.below(21) / 10)]!)
    for (const k of [1, 2, 3]) {
      const own = derivedMarks(sides, k)
      if (own.join('') !== marksByDrawing(sides, k).join('')) disagreeing++
      const [banker, player] = [derivedMarks([...sides, 'B'], k), derivedMarks([...sides, 'P'], k)]
      const isAnswered = banker.length > own.length || player.length > own.length
      if (isAnswered && (banker.length !== player.length || banker.at(-1) === player.at(-1))) disagreeing++
    }
  }
  expect(disagreeing).toBe(0)
})

test('[TABLE-055] nothing, only ties, one side, strict alternation', () => {
  expect(roadMap([])).toEqual({ bead: [], big: [], waitingTies: 0, derived: { bigEye: [], small: [], cockroach: [] } })
  expect(roadMap(entriesOf('TTT'))).toMatchObject({ big: [], waitingTies: 3 })
  expect(roadMap(entriesOf('TTTB')).big[0]).toMatchObject({ side: 'B', ties: 3 })
  const { big, derived } = roadMap(entriesOf('B'.repeat(20)))
  expect([big[5], big[6], big.at(-1)].map(cell => [cell!.column, cell!.row])).toEqual([
    [0, 5],
    [1, 5],
    [14, 5],
  ])
  expect(derived).toEqual({ bigEye: [], small: [], cockroach: [] })
  expect([1, 2, 3].map(k => marks(k, 'BPBPBP'))).toEqual(['RRRR', 'RRR', 'RR'])
})

test('[TABLE-055] a void round and a new shoe leave no mark', () => {
  const coup = (playerTotal: number, bankerTotal: number) => ({
    ...{ player: ['8d', '7h'], banker: ['Qc', 'Kc'], playerTotal, bankerTotal },
  })
  const results = [{ burn: '5s' }, coup(8, 0), coup(0, 8), coup(8, 0), coup(6, 6)]
  const rounds = results.map((result, i) => ({ result, isVoid: i === 2 }))
  const entries = roadEntries(rulesOf('bac-c/1'), rounds)
  expect(entries.map(({ bead }) => bead)).toEqual(['P', 'P', 'T'])
  expect(roadMap(entries).big.map(({ row, ties }) => [row, ties])).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('pairs are dots on the cell of their round', () => {
  const pairs = { player: true, banker: false }
  const { big } = roadMap([...entriesOf('TB'), { side: 'P', bead: 'P', pairs }])
  expect(big.map(cell => cell.pairs.player)).toEqual([false, true])
})
