import { expect, test } from 'vitest'
import { varianceOfBet } from './spread.ts'
import { SYSTEMS, systemLines } from './system.ts'

const leg = (milli: number, won: number, returned = 0) => ({
  milli,
  parts: { won, returned, lost: 1 - won - returned },
})

/** The variance by all ways in which the legs can end. */
function byEnumeration(legs: ReturnType<typeof leg>[], lines: number[][], stake: number): number {
  const ways = legs.reduce<{ chance: number; factors: number[] }[]>(
    (all, { milli, parts }) =>
      all.flatMap(({ chance, factors }) => [
        { chance: chance * parts.won, factors: [...factors, milli / 1_000] },
        { chance: chance * parts.returned, factors: [...factors, 1] },
        { chance: chance * parts.lost, factors: [...factors, 0] },
      ]),
    [{ chance: 1, factors: [] }],
  )
  const paid = ({ factors }: { factors: number[] }) =>
    stake * lines.reduce((sum, line) => sum + line.reduce((product, at) => product * factors[at]!, 1), 0)
  const mean = ways.reduce((sum, way) => sum + way.chance * paid(way), 0)
  return ways.reduce((sum, way) => sum + way.chance * (paid(way) - mean) ** 2, 0)
}

test('the variance of singles, parlays and systems is that of all their ends', () => {
  const legs = [leg(1_875, 0.52), leg(2_030, 0.4, 0.15), leg(1_930, 0.5), leg(1_410, 0.68)]
  const trixie = systemLines(SYSTEMS.find(({ name, selections }) => name.includes('rixie') || selections === 3)!)
  const yankee = systemLines(SYSTEMS.find(({ selections }) => selections === 4)!)
  for (const [own, lines] of [
    [legs.slice(0, 1), [[0]]],
    [legs.slice(0, 3), [[0, 1, 2]]],
    [legs.slice(0, 3), trixie],
    [legs, yankee],
  ] as const) {
    const all = lines.map(line => [...line])
    expect(varianceOfBet(own, all, 100n)).toBeCloseTo(byEnumeration([...own], all, 100), 6)
  }
})
