import type { TableRules } from '@baize/game-kit/tables/index'

/** Percent of a share with two decimals, cut. */
const percent = (x10000: bigint): string => `${x10000 / 100n}.${String(x10000 % 100n).padStart(2, '0')}`

/** The average returns of a table's least and best bet. */
export function returnsOf(rules: TableRules): { least: string; most: string } {
  const plan = rules.plan(rules.firstState(), { below: () => 0 })
  const shares = [...rules.returns(plan.facts).values()].map(({ over, under }) => (over * 10_000n) / under)
  const sorted = shares.toSorted((a, b) => Number(a - b))
  return { least: percent(sorted[0]!), most: percent(sorted.at(-1)!) }
}
