import { expect, test } from 'vitest'
import { forcedDraws, SimulationDraws } from '../../draws.ts'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import { PLINKO_DEFINITIONS, RISKS } from './definition.ts'
import { boardReturn, bucketsOf, pathsTo, plinkoFacts } from './exact.ts'
import { playPlinko, readPlinkoOptions } from './rules.ts'

const [all] = PLINKO_DEFINITIONS as [(typeof PLINKO_DEFINITIONS)[number]]
const boards = all.rows.flatMap(rows => RISKS.map(risk => ({ rows, risk })))
const play = (options: (typeof boards)[number], turns: number[]) =>
  playPlinko(all, { stakeUnits: 10_000, options }, [], forcedDraws(turns))

test.each(boards)('[FAIR-006] $rows rows, $risk risk: all paths together return 97 % less at most 0.03', board => {
  let paid = 0
  if (board.rows <= 12) {
    for (let path = 0; path < 2 ** board.rows; path++)
      paid += play(
        board,
        Array.from({ length: board.rows }, (_, row) => (path >> row) & 1),
      ).winUnits
    expect(paid / (10_000 * 2 ** board.rows)).toBeCloseTo(boardReturn(all, board), 12)
  }
  const exact = boardReturn(all, board)
  expect(exact).toBeLessThanOrEqual(0.97)
  expect(exact).toBeGreaterThan(0.9697)
})

test('the catalogue states the lowest board', () => {
  const returns = boards.map(board => boardReturn(all, board))
  expect(plinkoFacts(all)).toEqual({ rtp: Math.min(...returns), highestRtp: Math.max(...returns), topMultiple: 1000 })
})

test('buckets mirror each other and fall to the middle; a higher risk pays more at the edge and less in the middle', () => {
  for (const board of boards) {
    const buckets = bucketsOf(all, board)
    expect(buckets).toHaveLength(board.rows + 1)
    expect(buckets).toEqual(buckets.toReversed())
    const half = buckets.slice(0, board.rows / 2 + 1)
    expect(half).toEqual(half.toSorted((a, b) => b - a))
  }
  for (const rows of all.rows) {
    const edges = RISKS.map(risk => bucketsOf(all, { rows, risk })[0]!)
    expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    const middles = RISKS.map(risk => bucketsOf(all, { rows, risk })[rows / 2]!)
    expect(middles).toEqual(middles.toSorted((a, b) => b - a))
  }
})

test('the ball ends where its turns lead', () => {
  const { events, winUnits } = play({ rows: 8, risk: 'high' }, [1, 1, 1, 1, 1, 1, 1, 1])
  expect(events[1]).toEqual({ type: 'fall', turns: Array(8).fill(1), bucket: 8, hundredths: 2900 })
  expect(winUnits).toBe(290_000)
  expect(play({ rows: 8, risk: 'low' }, [0, 1, 0, 1, 0, 1, 0, 1]).winUnits).toBe(4_500)
})

test.each([{}, { rows: 9, risk: 'low' }, { rows: 8, risk: 'none' }, { rows: '8', risk: 'low' }, []])(
  'the board %j is refused',
  input => {
    expect(() => readPlinkoOptions(all, input)).toThrow()
  },
)

test('[FAIR-005] balls fall by the binomial', () => {
  const draws = new SimulationDraws(8)
  const rounds = 125_000
  const counts = Array<number>(9).fill(0)
  for (let i = 0; i < rounds; i++) {
    const bet = { stakeUnits: 10_000, options: { rows: 8, risk: 'low' as const } }
    counts[playPlinko(all, bet, [], draws).events[1]!.bucket as number]!++
  }
  const expected = counts.map((_, k) => (rounds * pathsTo(8, k)) / 256)
  expect(chiSquare(counts, expected)).toBeLessThan(chiSquareLimit99(8))
})
