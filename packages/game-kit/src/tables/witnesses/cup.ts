import type { Multiple } from '../../instant/multiple.ts'
import { type Cup, FIELD, nextMatch } from '../cup/bracket.ts'
import { CUP_DEFINITIONS } from '../cup/definition.ts'
import type { CupFacts } from '../cup/prices.ts'
import type { TableRules } from '../registry.ts'

const [{ roster }] = CUP_DEFINITIONS as [(typeof CUP_DEFINITIONS)[number]]
const LEGS = 5

/** Every sequence of five legs, played or not, in percents: `H` where home wins the leg. */
function everyFiveLegs(percent: number): { legs: string; ways: bigint }[] {
  return Array.from({ length: 2 ** LEGS }, (_, bits) => {
    const legs = bits.toString(2).padStart(LEGS, '0').replaceAll('1', 'H').replaceAll('0', 'A')
    const ways = [...legs].reduce((product, leg) => product * BigInt(leg === 'H' ? percent : 100 - percent), 1n)
    return { legs, ways }
  })
}

const percentOf = ({ field }: Cup, home: number, away: number): number =>
  50 + 3 * (roster[field[home - 1]!]!.grade - roster[field[away - 1]!]!.grade)

/** Legs of home and away when one of them has three. */
function scoreOfFive(legs: string): string {
  let [home, away] = [0, 0]
  for (const leg of legs) {
    if (home === 3 || away === 3) break
    if (leg === 'H') home++
    else away++
  }
  return `${home}-${away}`
}

/** Every way in which the rest of a cup can go, with its chance out of `100^(5 x matches)`. */
function everyCup(cup: Cup): { winners: readonly number[]; ways: bigint }[] {
  const next = nextMatch(cup)
  if (!next) return [{ winners: cup.winners, ways: 1n }]
  const all = everyFiveLegs(percentOf(cup, next.home, next.away))
  const ofHome = all.filter(({ legs }) => scoreOfFive(legs).startsWith('3')).reduce((sum, { ways }) => sum + ways, 0n)
  const after = (winner: number, chance: bigint) =>
    everyCup({ ...cup, winners: [...cup.winners, winner] }).map(({ winners, ways }) => ({
      winners,
      ways: ways * chance,
    }))
  return [...after(next.home, ofHome), ...after(next.away, 100n ** 5n - ofHome)]
}

/** Goes through all legs of the match and through all that may become of the cup: a witness beside the recursion. */
export function cupWitness(rules: TableRules, facts: unknown): Map<string, Multiple> {
  const { cup, match } = facts as CupFacts
  const spots = rules.spots(null, { phase: match ? 'match' : 'parade', takesBets: true, facts })
  const cups = everyCup(cup)
  const under = 10_000n * 100n ** BigInt(LEGS * (FIELD - 1 - cup.winners.length))
  const legs = match ? everyFiveLegs(percentOf(cup, match.home, match.away)) : []
  return new Map(
    spots
      .filter(({ isShut }) => !isShut)
      .map(({ id, topReturnX10000, settlesWithSeries }) => {
        const position = { spot: id, topReturnX10000 }
        const paid = (result: object, ways: bigint) => ways * BigInt(rules.returnX10000(position, result))
        if (!settlesWithSeries) {
          const over = legs.reduce((sum, { legs: five, ways }) => sum + paid({ score: scoreOfFive(five) }, ways), 0n)
          return [id, { over, under: 10_000n * 100n ** BigInt(LEGS) }]
        }
        const over = cups.reduce(
          (sum, { winners, ways }) => sum + paid({ finalists: winners.slice(4, 6), champion: winners[6] }, ways),
          0n,
        )
        return [id, { over, under }]
      }),
  )
}
